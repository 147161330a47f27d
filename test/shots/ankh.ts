import type { Json, Options, View } from '../../shared/engine/index.ts';
import type { Ankh } from '../../shared/games/ankh/table.ts';
import { type Position, playsOn, positionWhere, seatLink } from '../web/position.ts';
import type { Visitor } from '../web/visitor.ts';
import type { Scene } from './service.ts';

const revolt = { setup: 'peoplesRevolt' };

// Telling positions of Ankh: games against bots played at random until what is wanted is asked.
export const ankhScenes: Scene[] = [
  scene('god', (view) => asks(view, 'chooseGod')),
  scene('action', (view) => asks(view, 'firstAction') && view.seq > 40 && aboutToSetOff(view)),
  scene(
    'move',
    (view) => asks(view, 'moveFigures') && view.seq > 90,
    (visitor) => takesAndPoints(visitor),
  ),
  scene(
    'summon',
    (view) => asks(view, 'summonFigure') && view.seq > 40,
    (visitor) => takesAndPoints(visitor),
  ),
  scene(
    'caravan',
    (view) => asks(view, 'layCaravan') && lengthOf(view.asking?.task.line) > 1,
    ({ page }) => page.locator('.board [data-place]').last().focus(),
  ),
  scene(
    'battle',
    (view) => asks(view, 'playCards') && (view.table.battle?.sides.length ?? 0) > 2,
    ({ page }) => page.locator('.board [data-place]').nth(2).click(),
  ),
  scene(
    'build',
    (view) => asks(view, 'buildMonument'),
    (visitor) => takesAndPoints(visitor),
  ),
  scene('bid', (view, options) => asks(view, 'bidFollowers') && options?.kind === 'number' && options.max > 1),
  scene(
    'power',
    (view) => asks(view, 'unlockPower') && view.seq > 60,
    ({ page }) => page.locator('.board [data-place]').first().click(),
  ),
  scene('outcome', afterBattle()),
  scene('merged', (view) => asks(view, 'firstAction') && view.table.gods.some(({ fate }) => fate === 'merged')),
  scene(
    'why-not',
    (view) => view.seq > 30 && (view.asking?.refused?.length ?? 0) > 2,
    ({ page }) => page.getByText(/^Why not/).click(),
  ),
  scene('over', (view) => view.result !== null),
  scene('fair', (view) => view.result !== null, checksDraws),
  scene('revolt', (view, options) => asks(view, 'consolidate') && lengthOf(listOf(options)) > 1, choosesFirst, revolt),
  scene('revolt-token', (view) => asks(view, 'replaceToken'), choosesFirst, revolt),
  { name: 'ankh-sealed', show: sealed },
  { name: 'ankh-since', show: comesBack },
];

type Wanted = Parameters<typeof positionWhere>[2];
type WantedOfAnkh = (view: View<Ankh>, options: Parameters<Wanted>[1]) => boolean;

// The same position for every size of the screen.
const found = new Map<string, Promise<Position>>();
function scene(
  name: string,
  isWanted: WantedOfAnkh,
  then?: (visitor: Visitor) => Promise<unknown>,
  options: Json = {},
): Scene {
  return {
    name: `ankh-${name}`,
    async show(visitor, url) {
      const game = { game: 'ankh', people: 1, bots: 3, seed: 8, options };
      const position =
        found.get(name) ?? positionWhere(url, game, (view, options) => isWanted(view as View<Ankh>, options));
      found.set(name, position);
      await opensSeat(visitor, url, await position);
      await then?.(visitor);
    },
  };
}

async function opensSeat(visitor: Visitor, url: string, position: Position, seat = position.asked): Promise<void> {
  await visitor.page.goto(seatLink(url, position, seat));
  await visitor.page.locator('.ask').waitFor();
}

const asks = (view: View<Ankh>, step: string) => view.asking?.task.do === step;
const lengthOf = (value: unknown) => (Array.isArray(value) ? value.length : 0);
const listOf = (options: Options | undefined) => (options?.kind === 'one' ? options.of : []);
const aboutToSetOff = ({ table }: View<Ankh>) => Object.values(table.actions).some(({ at, end }) => end - at === 1);

function afterBattle(): WantedOfAnkh {
  let wasBattle = false;
  return ({ table }) => {
    const isOver = wasBattle && table.battle === null;
    wasBattle = table.battle !== null;
    return isOver;
  };
}

// Something is taken up, and a space in the middle of those it may go to is pointed at.
async function takesAndPoints({ page }: Visitor): Promise<void> {
  const grips = page.locator('.board [data-place^="take"]');
  if ((await grips.count()) > 0) await grips.last().click();
  const spaces = page.locator('.board path[data-place]:not([data-place^="take"])');
  await spaces.nth(Math.floor((await spaces.count()) / 2)).focus();
}

async function choosesFirst({ page }: Visitor): Promise<void> {
  const place = page.locator('.board [data-place]').first();
  if ((await place.count()) > 0) await place.click();
}

async function checksDraws({ page }: Visitor): Promise<void> {
  await page.getByRole('link', { name: 'Check the shuffles' }).click();
  await page.getByText('draws are what they had to be').waitFor();
  await page.getByText(/^Draws/).click();
}

async function sealed(visitor: Visitor, url: string): Promise<void> {
  const game = { game: 'ankh', people: 2, bots: 2, seed: 3 };
  const position = await positionWhere(url, game, ({ asking }, options) => {
    return (
      asking?.task.do === 'playCards' &&
      asking.awaited.filter((seat) => seat < 2).length > 1 &&
      options?.kind === 'some' &&
      options.max === 1
    );
  });
  await opensSeat(visitor, url, position);
  await visitor.page.locator('.board [data-place]').first().click();
  await visitor.page.getByRole('button', { name: 'Seal it' }).click();
  await visitor.page.getByText('Sealed:').waitFor();
}

// Whoever has played, gone away, and comes back when it is their turn again.
async function comesBack(visitor: Visitor, url: string): Promise<void> {
  const choosing = { random: { fast: 2 } };
  const isTurn = ({ asking, seq }: View) => asking?.task.do === 'firstAction' && seq > 30;
  const left = await positionWhere(url, { game: 'ankh', people: 2, bots: 2, seed: 5 }, isTurn);
  await opensSeat(visitor, url, left);
  await visitor.page.goto('about:blank');
  const back = await playsOn(
    url,
    left,
    choosing,
    (view) => isTurn(view) && view.you === left.asked && view.seq > left.view.seq,
  );
  if (!back) throw new Error('the game ended before it was their turn again');
  await visitor.page.goto(`${url}/table/${left.id}`);
  await visitor.page.getByRole('heading', { name: 'Since your last turn' }).waitFor();
}
