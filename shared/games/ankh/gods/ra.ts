import { one, only, type Seat, type Step } from '../../../engine/index.ts';
import { figuresIn, piece } from '../board.ts';
import { ability } from '../holding.ts';
import type { Answer, Args, Option } from '../questions.ts';
import { deciderOf } from '../seats.ts';
import type { Ankh, G } from '../table.ts';

export const sunTokens = 3;

// Radiance: a figure may get a Sun token when it is summoned, in whatever way.
const radiate: Step<Ankh, Args<'radiate'>, Option<'radiate'>, Answer<'radiate'>> = {
  ask: (g) => (g.table.radiant.length < sunTokens ? g.holders('ra').map((seat) => deciderOf(g.table, seat)) : []),
  options: () => one(['decline', 'sun']),
  resolve(g, { figure }, answers) {
    const [, answer] = only(answers);
    if (answer === 'decline') return;
    g.table.radiant = [...g.table.radiant, figure].sort((a, b) => a - b);
    const radiant = piece(g.table, figure);
    g.emit({ type: 'madeRadiant', seat: radiant.owner, figure: radiant });
  },
};

const shine = (g: G, seat: Seat, region: number): number =>
  figuresIn(g.table, region, seat).some((id) => g.table.radiant.includes(id)) ? 1 : 0;

export const ra = ability('ra', {
  steps: { radiate },
  value: {
    dominationReward: (g, { seat, region }) => shine(g, seat, region),
    winReward: (g, { seat, region }) => shine(g, seat, region),
  },
  on: {
    summoned(g, { seat, figure }, holder) {
      if (seat === holder && g.table.radiant.length < sunTokens) g.add({ do: 'radiate', figure: figure.id });
    },
  },
});
