import { anyAnswer, type Bot } from './bot.ts';

// Plays any game, badly: what every other bot is measured against.
export const random: Bot = {
  id: 'random',
  choose: (_game, _imagined, _seat, options, random) => anyAnswer(options, random),
};
