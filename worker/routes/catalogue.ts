import { toJsonSchema } from '@valibot/to-json-schema';
import { botsOf } from '../../shared/bots/index.ts';
import { games } from '../../shared/games/index.ts';
import { said } from '../reply.ts';
import { type App, on } from '../request.ts';

export function catalogue(app: App): void {
  on(app, 'GET /api/catalogue', () =>
    said('GET /api/catalogue', {
      games: games.map((game) => ({
        id: game.id,
        name: game.name,
        seats: game.seats,
        options: JSON.parse(JSON.stringify(toJsonSchema(game.options, { typeMode: 'input', errorMode: 'ignore' }))),
        bots: botsOf(game).map((bot) => bot.id),
      })),
    }),
  );
}
