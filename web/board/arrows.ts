type Direction = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

const isDirection = (key: string): key is Direction => key.startsWith('Arrow');

// Arrow keys go from place to place: to the nearest one in that direction, seen from the middle of the present one.
// An attachment for anything that holds places: `<div {@attach arrowKeys}>`.
export function arrowKeys(board: Element): () => void {
  const onKey = (event: Event) => {
    if (!(event instanceof KeyboardEvent) || !isDirection(event.key) || event.altKey || event.ctrlKey || event.metaKey)
      return;
    const from = document.activeElement?.closest('[data-place]');
    if (!from || !board.contains(from)) return;
    event.preventDefault();
    event.stopPropagation();
    nearest(from, [...board.querySelectorAll('[data-place]')], event.key)?.focus();
  };
  board.addEventListener('keydown', onKey);
  return () => board.removeEventListener('keydown', onKey);
}

function nearest(from: Element, places: readonly Element[], key: Direction): HTMLElement | SVGElement | undefined {
  const start = middle(from);
  let best: HTMLElement | SVGElement | undefined;
  let least = Infinity;
  for (const to of places) {
    if (to === from || !(to instanceof HTMLElement || to instanceof SVGElement)) continue;
    const { x, y } = middle(to);
    const [right, down] = [x - start.x, y - start.y];
    const ahead = { ArrowLeft: -right, ArrowRight: right, ArrowUp: -down, ArrowDown: down }[key];
    const aside = Math.abs(key === 'ArrowLeft' || key === 'ArrowRight' ? down : right);
    // What lies more to the side than ahead belongs to another key.
    if (ahead < 1 || aside > ahead * 2) continue;
    const distance = ahead + 2 * aside;
    if (distance < least) [best, least] = [to, distance];
  }
  return best;
}

function middle(element: Element) {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}
