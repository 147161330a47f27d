import { one, only, type Step } from '../../../engine/index.ts';
import { openGround } from '../board.ts';
import { ability } from '../holding.ts';
import type { Answer, Args, Option } from '../questions.ts';
import type { Ankh } from '../table.ts';

export const underworldTokens = 3;

// Gateway to the Underworld: after losing a Battle a token may be placed, or brought from elsewhere, to an empty land
// space of the region.
const placeUnderworld: Step<Ankh, Args<'placeUnderworld'>, Option<'placeUnderworld'>, Answer<'placeUnderworld'>> = {
  ask(g, { region }) {
    const { battle } = g.table;
    if (!battle) return [];
    const losers = g.holders('osiris').filter((seat) => battle.sides.includes(seat) && seat !== battle.winner);
    return losers.length > 0 && openGround(g.table, region).length > 0 ? losers : [];
  },
  options(g, { region }) {
    const { gates } = g.table;
    const from: (number | null)[] = gates.map((gate) => gate.at);
    if (gates.length < underworldTokens) from.push(null);
    const spaces = openGround(g.table, region);
    return one<Option<'placeUnderworld'>>(['decline', ...from.flatMap((from) => spaces.map((to) => ({ from, to })))]);
  },
  resolve(g, _, answers) {
    const [seat, answer] = only(answers);
    if (answer === 'decline') return;
    const { table } = g;
    table.gates = [...table.gates.filter((gate) => gate.at !== answer.from), { at: answer.to, owner: seat }];
    g.emit({ type: 'underworldPlaced', seat, ...answer });
  },
};

export const osiris = ability('osiris', {
  steps: { placeUnderworld },
  insert: { after: { killDoomed: 'placeUnderworld' } },
  value: { summonsOnGates: () => 1 },
});
