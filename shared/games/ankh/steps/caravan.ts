import { one, only, RulesError, type Step } from '../../../engine/index.ts';
import { at } from '../../../hex/table.ts';
import { land, tokenOf, tokensOnBoard } from '../board.ts';
import { isFinished, nextEdges } from '../map/caravans.ts';
import { egypt } from '../map/egypt.ts';
import type { Answer, Args, Option } from '../questions.ts';
import { type Ankh, IN_SUPPLY } from '../table.ts';

// Camel Caravan: nothing happens when no line can be laid, or no Conflict Order token is left for a new region.
export const openCaravan: Step<Ankh> = {
  run(g) {
    const { table } = g;
    const isPossible = table.regions.includes(IN_SUPPLY) && land(table).lines.length > 0;
    if (isPossible) g.add({ do: 'layCaravan', line: [] });
    else g.emit({ type: 'noCaravan', player: table.turn.player, why: 'impossible' });
  },
};

// The line is laid camel by camel; only edges are offered from which a legal line can still be finished.
export const layCaravan: Step<Ankh, Args<'layCaravan'>, Option<'layCaravan'>, Answer<'layCaravan'>> = {
  ask: (g) => [g.table.turn.player],
  options(g, { line }) {
    const { lines } = land(g.table);
    const next = nextEdges(lines, line);
    if (line.length === 0) return one(['decline', ...next]);
    return one(isFinished(lines, line) ? ['done', ...next] : next);
  },
  resolve(g, { line }, answers) {
    const [player, answer] = only(answers);
    const { table } = g;
    if (answer === 'decline') g.emit({ type: 'noCaravan', player, why: 'declined' });
    else if (answer !== 'done') g.add({ do: 'layCaravan', line: [...line, answer] });
    else {
      const [one, other] = at(egypt.sides, at(line, 0));
      const before = at(at(land(table).homes, one), 0);
      const token = tokenOf(table, before);
      const added = table.regions.indexOf(IN_SUPPLY) + 1;
      table.camels = [...table.camels, ...line].sort((a, b) => a - b);
      const { homes } = land(table);
      const parts: [number, number] = [at(at(homes, one), 0), at(at(homes, other), 0)];
      // Until the player has said which part keeps the token, it is the one with the lowest space.
      const fresh = parts[0] === before ? parts[1] : parts[0];
      table.regions[added - 1] = fresh;
      g.emit({ type: 'caravanLaid', player, line, region: token, added });
      g.add({ do: 'keepToken', token, added, parts: [before, fresh] });
      g.add({ do: 'swapTokens', tokens: [token, added] });
    }
  },
};

// One of the new regions keeps the old token, the other gets the lowest one of the supply.
export const keepToken: Step<Ankh, Args<'keepToken'>, Option<'keepToken'>, Answer<'keepToken'>> = {
  ask: (g) => [g.table.turn.player],
  options: (_, { parts }) => one([...parts]),
  resolve(g, { token, added, parts }, answers) {
    const [player, part] = only(answers);
    const other = parts.find((one) => one !== part);
    if (other === undefined) throw new RulesError('ankh: a caravan made two parts that are one');
    g.table.regions[token - 1] = part;
    g.table.regions[added - 1] = other;
    g.emit({ type: 'tokenKept', player, region: token, added, at: part });
  },
};

// Then the token of one of the two may be swapped with any other on the board.
export const swapTokens: Step<Ankh, Args<'swapTokens'>, Option<'swapTokens'>, Answer<'swapTokens'>> = {
  ask: (g) => [g.table.turn.player],
  options(g, { tokens }) {
    const swaps = tokens.flatMap((mine, i) =>
      tokensOnBoard(g.table)
        .filter((other) => other !== mine && !(i === 1 && other === tokens[0]))
        .map((other): [number, number] => [mine, other]),
    );
    return one<Option<'swapTokens'>>(['keep', ...swaps]);
  },
  resolve(g, _, answers) {
    const [player, answer] = only(answers);
    if (answer === 'keep') return;
    const [mine, other] = answer;
    const { regions } = g.table;
    const home = at(regions, mine - 1);
    regions[mine - 1] = at(regions, other - 1);
    regions[other - 1] = home;
    g.emit({ type: 'tokensSwapped', player, tokens: [mine, other] });
  },
};
