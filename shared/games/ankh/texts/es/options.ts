import { total } from '../../../../engine/parts.ts';
import type { Action } from '../../names.ts';
import type { Move, Preview } from '../../questions.ts';
import { figureOf, monumentAt, type Phrasebook, type Scene } from '../phrasebook.ts';
import { place, sidesOf } from '../place.ts';
import { actions, cards, figures, gods, monuments, powers } from './names.ts';
import { followers, inParts, upper } from './sentences.ts';

function action(option: Action, { gain, unlock, triggers }: Preview): string {
  const more: string[] = [];
  if (option === 'gain') more.push(`+${total(gain)}${inParts(gain)}`);
  if (option === 'unlock')
    more.push(
      unlock ? `nivel ${unlock.level}, ${followers(total(unlock.cost))}${inParts(unlock.cost)}` : 'ya los tienes todos',
    );
  if (triggers.includes(option)) more.push('provoca un evento');
  return more.length > 0 ? `${actions[option]} (${more.join('; ')})` : actions[option];
}

const move = ({ figure, to }: Move, scene: Scene): string => `${standing(figure, scene)} a ${place(to)}`;

// 'El guerrero de F5', or 'El guerrero' in the pool.
function standing(figure: number, scene: Scene): string {
  const { kind, at } = figureOf(scene, figure);
  return `${upper(figures[kind].the)}${typeof at === 'number' ? ` de ${place(at)}` : ''}`;
}

export const options: Phrasebook['options'] = {
  chooseGod: (god) => gods[god],
  firstAction: action,
  secondAction: action,
  moveFigures: (option, _, scene) => (option === 'done' ? 'Acabar de mover' : move(option, scene)),
  push: (to) => `A ${place(to)}`,
  summonFigure: (option) =>
    option === 'done'
      ? 'Dejarlo aquí'
      : `${upper(figures[option.kind].one)} en ${place(option.to)}${option.ransom ? ', con rescate de 1 seguidor' : ''}`,
  unlockPower: (option) => (option === 'decline' ? 'No desbloquear nada' : powers[option]),
  chooseMonument: (space, _, scene) => {
    const { type, owner } = monumentAt(scene, space);
    const holder = owner === null ? 'neutral' : `de ${scene.names[owner] ?? ''}`;
    return `${upper(monuments[type].the)} ${holder} en ${place(space)}`;
  },
  layCaravan: (option) => {
    if (option === 'decline') return 'Sin caravana';
    if (option === 'done') return 'La línea está completa';
    return `Entre ${sidesOf(option).join(' y ')}`;
  },
  keepToken: (space) => `La parte de ${place(space)}`,
  swapTokens: (option) => (option === 'keep' ? 'Dejarlos así' : `Cambiar ${option[0]} por ${option[1]}`),
  playCards: (card) => cards[card],
  buildMonument: (option) =>
    option === 'decline' ? 'No construir' : `${upper(monuments[option.monument].one)} en ${place(option.to)}`,
  bidFollowers: (bid) => `Pujar ${bid}`,
  breakTie: (option) => (option === 'use' ? 'Usarlo y ganar' : 'Guardarlo'),
  keepGuardians: (figure, _, scene) => standing(figure, scene),
  announceTwoCards: (option) => (option === 'two' ? 'Dos cartas' : 'Una carta'),
  trapWarrior: (option, _, { names }) =>
    option === 'decline' ? 'No atrapar a nadie' : `Un guerrero de ${names[option] ?? ''}`,
  shelter: (figure, _, scene) => standing(figure, scene),
  placeUnderworld: (option) => {
    if (option === 'decline') return 'Ninguna puerta';
    return option.from === null
      ? `Puerta nueva en ${place(option.to)}`
      : `De ${place(option.from)} a ${place(option.to)}`;
  },
  radiate: (option) => (option === 'sun' ? 'Dar una ficha de Sol' : 'Sin Sol'),
  aimClaws: ([one, other]) => `A ${place(one)} y ${place(other)}`,
  returnMummy: (to) => `En ${place(to)}`,
  attuneObelisks: (option, _, scene) => (option === 'done' ? 'Ninguna más' : move(option, scene)),
  worship: (option, { cost }) =>
    option === 'sacrifice' ? `Sacrificar ${followers(total(cost))}` : 'No sacrificar nada',
  consolidate: ([one, other]) => `Las regiones ${one} y ${other}`,
  replaceToken: (token) => `El número ${token}`,
};
