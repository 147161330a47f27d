import { anyAnswer } from '../../shared/bots/index.ts';
import { draw, type Fast, type Json, type Options, type View } from '../../shared/engine/index.ts';
import type { Theocratia } from '../../shared/games/theocratia/table.ts';
import { type Position, playsOn, positionWhere, seatLink } from '../web/position.ts';
import type { Visitor } from '../web/visitor.ts';
import type { Scene } from './service.ts';

type Seen = View<Theocratia>;

// Telling positions of Theocratia: games against bots played at random until what is wanted is asked.
export const theocratiaScenes: Scene[] = [
  scene('settle', asks('chooseCiv'), ({ page }) => page.locator('.civs .place').first().click()),
  scene('draft', asks('draft', 2)),
  scene('assign', (view) => asks('assign', 3)(view) && view.table.turn?.die?.face === 4, points('.way')),
  scene('divination', (view) => asks('assign', 2)(view) && view.table.turn?.die?.face === 6),
  scene('war', (view) => mayDo(view, 'convert') > 4, chooses('path.target')),
  scene('expand', (view) => mayDo(view, 'expand') > 6, chooses('path.target')),
  scene('factory', (view) => mayDo(view, 'factory') > 0 && view.table.round > 2, chooses('path.target')),
  scene('holiday', asks('holiday', 3), offers),
  scene('pyramid', asks('pyramidGroup'), ({ page }) => page.locator('path.grip').first().click()),
  scene('token', asks('token'), chooses('.token')),
  scene('card', (view) => asks('afterAction')(view) && mine(view).cards > 1, opensCard),
  scene('bonus', asks('endRoundBonus')),
  scene('why-not', (view) => asks('act', 2)(view) && (view.asking?.refused?.length ?? 0) > 4, saysWhyNot),
  scene('rule', asks('act', 2), readsRule),
  scene('drop', asks('drop')),
  scene('over', (view) => view.result !== null),
  { name: 'theocratia-since', show: comesBack },
];

// The same position for every size of the screen.
const found = new Map<string, Promise<Position>>();
function scene(name: string, isWanted: (view: Seen) => boolean, then?: (visitor: Visitor) => Promise<unknown>): Scene {
  return {
    name: `theocratia-${name}`,
    async show(visitor, url) {
      const game = { game: 'theocratia', people: 1, bots: 3, seed: 4, choose: eagerly };
      const position = found.get(name) ?? positionWhere(url, game, (view) => isWanted(view as Seen));
      found.set(name, position);
      await opensSeat(visitor, url, await position);
      await then?.(visitor);
    },
  };
}

// At random, but great deeds where they are possible: they are what there is to see.
function eagerly(options: Options, random: Fast): Json {
  const great = listed(options).filter((option) => ['holiday', 'pyramid'].includes(deedOf(option)));
  return great[draw(random, great.length || 1)] ?? anyAnswer(options, random);
}

async function opensSeat(visitor: Visitor, url: string, position: Position): Promise<void> {
  await visitor.page.goto(seatLink(url, position, position.asked));
  await visitor.page.locator('.ask').waitFor();
  await visitor.page.mouse.move(1, 1); // the rules that foretell come when somebody stirs
  await visitor.page.waitForLoadState('networkidle');
}

function asks(step: string, round = 0): (view: Seen) => boolean {
  return ({ asking, table }) => asking?.task.do === step && table.round >= round;
}
const mine = ({ table, you }: Seen) => table.players[you ?? 0]!;
const listed = (options: Options | undefined) => (options && options.kind !== 'number' ? options.of : []);
const deedOf = (option: Json): string => (option as { do?: string }).do ?? '';
// How many moves of this kind are open to the Civ that acts.
const mayDo = (view: Seen, deed: string): number =>
  asks('act')(view) ? listed(view.asking?.options).filter((option) => deedOf(option) === deed).length : 0;

function points(places: string) {
  return ({ page }: Visitor) => page.locator(places).first().focus();
}
// One in the middle of those offered.
function chooses(places: string) {
  return async ({ page }: Visitor) => {
    const open = page.locator(places);
    await open.nth(Math.floor((await open.count()) / 2)).click();
  };
}
// As many crystals as the Holiday takes.
async function offers({ page }: Visitor): Promise<void> {
  const confirm = page.locator('.confirm .first');
  for (const gem of await page.locator('.gem[data-place]').all()) {
    if (await confirm.isEnabled()) break;
    await gem.click();
  }
}
async function opensCard({ page }: Visitor): Promise<void> {
  const several = page.locator('[data-place^="take card"]');
  if ((await several.count()) > 0) await several.first().click();
}
async function saysWhyNot({ page }: Visitor): Promise<void> {
  await page.getByText(/^Why not/).click();
}
async function readsRule({ page }: Visitor): Promise<void> {
  await page.getByText('The rule', { exact: true }).click();
  await page.locator('.theocratia details h3').first().waitFor();
}

// Whoever has played, gone away, and comes back when it is their turn again.
async function comesBack(visitor: Visitor, url: string): Promise<void> {
  const isTurn = (view: View) => asks('draft', 2)(view as Seen);
  const left = await positionWhere(url, { game: 'theocratia', people: 2, bots: 2, seed: 5 }, isTurn);
  await opensSeat(visitor, url, left);
  await visitor.page.goto('about:blank');
  const isBack = (view: View) => isTurn(view) && view.you === left.asked && view.seq > left.view.seq;
  const back = await playsOn(url, left, { random: { fast: 2 } }, isBack);
  if (!back) throw new Error('the game ended before it was their turn again');
  await visitor.page.goto(`${url}/table/${left.id}`);
  await visitor.page.getByRole('heading', { name: 'Since your last turn' }).waitFor();
}
