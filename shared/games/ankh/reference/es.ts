import type { Reference } from '../../../engine/index.ts';
import { actions } from './es/actions.ts';
import { battle } from './es/battle.ts';
import { board } from './es/board.ts';
import { cards } from './es/cards.ts';
import { events } from './es/events.ts';
import { goal } from './es/goal.ts';
import { gods } from './es/gods.ts';
import { guardians } from './es/guardians.ts';
import { merging } from './es/merging.ts';
import { powers } from './es/powers.ts';
import { questions } from './es/questions.ts';
import { setups } from './es/setups.ts';
import { turn } from './es/turn.ts';

export const reference: Reference = {
  title: 'Ankh: dioses de Egipto',
  sections: [goal, turn, actions, events, battle, merging, gods, guardians, powers, cards, board, setups, questions],
};
