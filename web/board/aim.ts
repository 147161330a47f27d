import type { Point } from '../../shared/hex/layout.ts';

// A finger is broader than a mouse's arrow: what it means is a place whose middle lies within half of a 44 px target.
export const reach = 22;
// Places closer to one another than this lie under one finger.
const crowd = 32;

export type Aim = {
  at: Point; // where the finger came down, on the screen
  place: HTMLElement | SVGElement; // the one that is meant
  closer: number; // how much closer the picture must come before one of several can be meant
};

// What a finger that comes down here means, where that is not plain from what lies under it. Looked for once, when the
// finger comes down: nothing is measured while it moves, and the tap itself finds its answer ready.
export function aimOf(event: PointerEvent, board: Element): Aim | undefined {
  const { pointerType, target, clientX: x, clientY: y } = event;
  if (pointerType !== 'touch' || !(target instanceof Element)) return undefined;
  const under = target.closest('[data-place]');
  if (under && isBroad(under)) return undefined;
  const near = [...board.querySelectorAll('[data-place]')]
    .filter((place) => place instanceof HTMLElement || place instanceof SVGElement)
    .map((place) => ({ place, at: middle(place) }))
    .filter((one) => distance(one.at, { x, y }) < reach)
    .sort((a, b) => distance(a.at, { x, y }) - distance(b.at, { x, y }));
  const [first, ...others] = near;
  if (!first) return undefined;
  const space = Math.min(...others.map(({ at }) => distance(at, first.at)));
  if (space < crowd) return { at: { x, y }, place: first.place, closer: (2 * reach) / space };
  return under ? undefined : { at: { x, y }, place: first.place, closer: 1 };
}

export const isAt = ({ at }: Aim, { clientX: x, clientY: y }: MouseEvent): boolean => distance(at, { x, y }) < reach;

// As if that place had been touched itself: looked at, then chosen.
export function touch({ place }: Aim): void {
  place.focus({ preventScroll: true });
  place.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}

function isBroad(place: Element): boolean {
  const { width, height } = place.getBoundingClientRect();
  return Math.min(width, height) >= 2 * reach;
}

function middle(element: Element): Point {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
