import { number, type Step } from '../../../engine/index.ts';
import { figure, figuresIn, presentIn } from '../board.ts';
import { kill } from '../figures.ts';
import { sacrifice } from '../followers.ts';
import { card } from '../holding.ts';
import type { Answer, Args, Option } from '../questions.ts';
import { ascending, godOf, partnersOf } from '../seats.ts';
import type { Ankh, InRegion } from '../table.ts';

// Battle 3: one sealed bid for each Plague card, of all who had figures in the region when the step began.
const sendPlagues: Step<Ankh, InRegion> = {
  run(g, { region }) {
    const bidders = presentIn(g.table, region);
    for (const seat of ascending(g.table, g.holders('plague'))) g.add({ do: 'bidFollowers', seat, region, bidders });
  },
};

const bidFollowers: Step<Ankh, Args<'bidFollowers'>, Option<'bidFollowers'>, Answer<'bidFollowers'>> = {
  ask: (_, { bidders }) => [...bidders],
  secret: true,
  seenBy: (g, _, seat) => partnersOf(g.table, seat),
  options: (g, _, seat) => number(0, godOf(g.table, seat).followers),
  resolve(g, { seat, region, bidders }, answers) {
    const { table } = g;
    const bids = bidders.map((bidder) => ({ seat: bidder, bid: answers.get(bidder) ?? 0 }));
    const highest = Math.max(...bids.map(({ bid }) => bid));
    const [first, second] = bids.filter(({ bid }) => bid === highest);
    const spared = first && !second ? first.seat : null;
    g.emit({ type: 'plagueBid', seat, region, bids, spared });
    for (const { seat: bidder, bid } of bids) sacrifice(g, bidder, bid, 'bid');
    const doomed = figuresIn(table, region).filter((id) => figure(table, id).owner !== spared);
    kill(g, doomed, region, 'plague');
  },
};

export const plague = card('plague', 1, { steps: { sendPlagues, bidFollowers } });
