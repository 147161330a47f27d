import { one, only, type Seat, type Step } from '../../../engine/index.ts';
import { figure } from '../board.ts';
import { ability } from '../holding.ts';
import type { Answer, Args, Option } from '../questions.ts';
import { weigh } from '../strength.ts';
import { type Ankh, CAPTIVE, POOL, type Table } from '../table.ts';

const slots = 3;
const held = (table: Table, by: Seat): number => table.captives.filter((captive) => captive.by === by).length;

// Judge of the Dead: of the enemy Warriors killed at one moment, one may be trapped.
const trapWarrior: Step<Ankh, Args<'trapWarrior'>, Option<'trapWarrior'>, Answer<'trapWarrior'>> = {
  ask: (g) => [...g.holders('anubis')],
  options: (_, { owners }) => one<Option<'trapWarrior'>>(['decline', ...owners]),
  resolve(g, _, answers) {
    const [seat, owner] = only(answers);
    if (owner === 'decline') return;
    const { table } = g;
    const id = table.figures.findIndex((one) => one.owner === owner && one.kind === 'warrior' && one.at === POOL);
    if (id < 0) return;
    figure(table, id).at = CAPTIVE;
    table.captives.push({ figure: id, by: seat });
    weigh(g);
    g.emit({ type: 'trapped', seat, owner });
  },
};

export const anubis = ability('anubis', {
  steps: { trapWarrior },
  value: {
    // Each captive adds to the God figure: at most three, as there are no more slots.
    figureStrength: (g, { seat, figure }) => (figure.kind === 'god' ? held(g.table, seat) : 0),
  },
  on: {
    killed(g, { figures }, holder) {
      const owners = [...new Set(figures.filter((one) => one.kind === 'warrior').map((one) => one.owner))];
      const enemies = owners.filter((owner) => owner !== holder);
      if (enemies.length > 0 && held(g.table, holder) < slots) g.add({ do: 'trapWarrior', owners: enemies });
    },
  },
});
