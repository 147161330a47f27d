import { one, only, RulesError, type Step } from '../../../engine/index.ts';
import { extras, isExtra, takeExtra } from '../extras.ts';
import { playerOf } from '../owning.ts';
import type { Of, Theocratia, TokenOption } from '../table.ts';
import { builds } from './build.ts';
import { gains } from './gains.ts';
import type { Token } from './token.ts';
import { upgrades } from './upgrade.ts';

const byId: ReadonlyMap<string, Token> = new Map([...gains, ...builds, ...upgrades].map((token) => [token.id, token]));

// Any token still there may be taken, also one that can do nothing now. The Pyramid's Worship may just have unlocked a
// tile that the token's building needs, so tiles and cards come before it.
export const token: Step<Theocratia, Of<'token'>, TokenOption> = {
  ask: (_, { seat }) => [seat],
  options: (g, { seat }) =>
    one<TokenOption>([...g.table.tokens.map((id) => ({ token: id })), ...extras(g, seat, ['any'])]),
  resolve(g, args, answers) {
    const [seat, answer] = only(answers);
    if (isExtra(answer)) {
      takeExtra(g, seat, answer);
      g.add(args);
      return;
    }
    const taken = byId.get(answer.token);
    if (!taken) throw new RulesError(`theocratia: there is no Pyramid token '${answer.token}'`);
    g.table.tokens = g.table.tokens.filter((id) => id !== taken.id);
    playerOf(g.table, seat).tokens.push(taken.id);
    g.emit({ type: 'token', seat, token: taken.id });
    taken.take(g, seat, args.civ);
  },
};
