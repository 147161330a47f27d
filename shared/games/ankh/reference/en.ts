import type { Reference } from '../../../engine/index.ts';
import { actions } from './en/actions.ts';
import { battle } from './en/battle.ts';
import { board } from './en/board.ts';
import { cards } from './en/cards.ts';
import { events } from './en/events.ts';
import { goal } from './en/goal.ts';
import { gods } from './en/gods.ts';
import { guardians } from './en/guardians.ts';
import { merging } from './en/merging.ts';
import { powers } from './en/powers.ts';
import { questions } from './en/questions.ts';
import { setups } from './en/setups.ts';
import { turn } from './en/turn.ts';

export const reference: Reference = {
  title: 'Ankh: Gods of Egypt',
  sections: [goal, turn, actions, events, battle, merging, gods, guardians, powers, cards, board, setups, questions],
};
