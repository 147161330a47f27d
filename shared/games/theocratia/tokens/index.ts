import { one, only, RulesError, type Step } from '../../../engine/index.ts';
import { playerOf } from '../owning.ts';
import type { Of, Theocratia } from '../table.ts';
import { builds } from './build.ts';
import { gains } from './gains.ts';
import type { Token } from './token.ts';
import { upgrades } from './upgrade.ts';

const byId: ReadonlyMap<string, Token> = new Map([...gains, ...builds, ...upgrades].map((token) => [token.id, token]));

// Any token still there may be taken, also one that can do nothing now.
export const token: Step<Theocratia, Of<'token'>, { token: string }> = {
  ask: (_, { seat }) => [seat],
  options: (g) => one(g.table.tokens.map((id) => ({ token: id }))),
  resolve(g, { civ }, answers) {
    const [seat, answer] = only(answers);
    const taken = byId.get(answer.token);
    if (!taken) throw new RulesError(`theocratia: there is no Pyramid token '${answer.token}'`);
    g.table.tokens = g.table.tokens.filter((id) => id !== taken.id);
    playerOf(g.table, seat).tokens.push(taken.id);
    g.emit({ type: 'token', seat, token: taken.id });
    taken.take(g, seat, civ);
  },
};
