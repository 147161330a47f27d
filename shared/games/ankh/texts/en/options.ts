import { total } from '../../../../engine/parts.ts';
import type { Action } from '../../names.ts';
import type { Move, Preview } from '../../questions.ts';
import { figureOf, monumentAt, type Phrasebook, type Scene } from '../phrasebook.ts';
import { place, sidesOf } from '../place.ts';
import { actions, cards, figures, gods, monuments, powers } from './names.ts';
import { followers, inParts, of } from './sentences.ts';

function action(option: Action, { gain, unlock, triggers }: Preview): string {
  const more: string[] = [];
  if (option === 'gain') more.push(`+${total(gain)}${inParts(gain)}`);
  if (option === 'unlock')
    more.push(
      unlock ? `level ${unlock.level}, ${followers(total(unlock.cost))}${inParts(unlock.cost)}` : 'all unlocked',
    );
  if (triggers.includes(option)) more.push('sets off an event');
  return more.length > 0 ? `${actions[option]} (${more.join('; ')})` : actions[option];
}

const move = ({ figure, to }: Move, scene: Scene): string => `${standing(figure, scene)} to ${place(to)}`;

// 'Warrior at F5', or 'Warrior' in the pool.
function standing(figure: number, scene: Scene): string {
  const { kind, at } = figureOf(scene, figure);
  return `${upper(figures[kind].bare)}${typeof at === 'number' ? ` at ${place(at)}` : ''}`;
}

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const options: Phrasebook['options'] = {
  chooseGod: (god) => gods[god],
  firstAction: action,
  secondAction: action,
  moveFigures: (option, _, scene) => (option === 'done' ? 'End the move' : move(option, scene)),
  push: (to) => `To ${place(to)}`,
  summonFigure: (option) =>
    option === 'done'
      ? 'Stop here'
      : `${upper(figures[option.kind].bare)} at ${place(option.to)}${option.ransom ? ', bought free for 1 Follower' : ''}`,
  unlockPower: (option) => (option === 'decline' ? 'Unlock nothing' : powers[option]),
  chooseMonument: (space, _, scene) => {
    const { type, owner } = monumentAt(scene, space);
    const holder = owner === null ? 'Neutral' : of(scene.names[owner] ?? '');
    return `${holder} ${monuments[type].bare} at ${place(space)}`;
  },
  layCaravan: (option) => {
    if (option === 'decline') return 'No caravan';
    if (option === 'done') return 'The line is finished';
    return `Between ${sidesOf(option).join(' and ')}`;
  },
  keepToken: (space) => `The part around ${place(space)}`,
  swapTokens: (option) => (option === 'keep' ? 'Leave them' : `Swap ${option[0]} and ${option[1]}`),
  playCards: (card) => cards[card],
  buildMonument: (option) =>
    option === 'decline' ? 'Build nothing' : `${upper(monuments[option.monument].bare)} at ${place(option.to)}`,
  bidFollowers: (bid) => `Bid ${bid}`,
  breakTie: (option) => (option === 'use' ? 'Use it and win' : 'Keep it'),
  keepGuardians: (figure, _, scene) => standing(figure, scene),
  announceTwoCards: (option) => (option === 'two' ? 'Two cards' : 'One card'),
  trapWarrior: (option, _, { names }) => (option === 'decline' ? 'Trap none' : `A warrior of ${names[option] ?? ''}`),
  shelter: (figure, _, scene) => standing(figure, scene),
  placeUnderworld: (option) => {
    if (option === 'decline') return 'No gate';
    return option.from === null
      ? `A new gate at ${place(option.to)}`
      : `From ${place(option.from)} to ${place(option.to)}`;
  },
  radiate: (option) => (option === 'sun' ? 'Give a Sun token' : 'No Sun token'),
  aimClaws: ([one, other]) => `At ${place(one)} and ${place(other)}`,
  returnMummy: (to) => `At ${place(to)}`,
  attuneObelisks: (option, _, scene) => (option === 'done' ? 'No more' : move(option, scene)),
  worship: (option, { cost }) => (option === 'sacrifice' ? `Sacrifice ${followers(total(cost))}` : 'Sacrifice nothing'),
  consolidate: ([one, other]) => `Regions ${one} and ${other}`,
  replaceToken: (token) => `Number ${token}`,
};
