import { total } from '../../../../engine/parts.ts';
import { figureOf, type Phrasebook } from '../phrasebook.ts';
import { place } from '../place.ts';
import { actions, figures } from './names.ts';
import { count, followers, inParts, list, toWhom } from './sentences.ts';

const sizes = { small: ['peana pequeña', 'peanas pequeñas'], large: ['peana grande', 'peanas grandes'] } as const;

// What is asked, said to the one who is asked.
export const questions: Phrasebook['questions'] = {
  chooseGod: () => 'Elige tu dios.',
  firstAction: () => 'Elige tu acción.',
  secondAction: ({ first }) => `Elige una segunda acción, de una fila por debajo de ${actions[first]}.`,
  moveFigures: ({ moved }) =>
    moved.length === 0 ? 'Mueve tus figuras, hasta tres casillas cada una.' : 'Mueve otra figura o acaba de mover.',
  push: ({ figure }, scene) => {
    const { owner, kind } = figureOf(scene, figure);
    return `¿Adónde se empuja ${toWhom(figures[kind].the)} de ${scene.names[owner] ?? ''}?`;
  },
  summonFigure: ({ claims }) =>
    claims.length === 0 ? 'Invoca una figura de tu reserva.' : 'Invoca otra figura o déjalo aquí.',
  unlockPower: ({ level, cost }) =>
    `Desbloquea un poder de nivel ${level} por ${followers(total(cost))}${inParts(cost)}.`,
  chooseMonument: () => '¿Qué monumento pasa a ser tuyo?',
  layCaravan: ({ line }) =>
    line.length === 0
      ? 'Traza una caravana: ¿dónde va el primer camello?'
      : `Sigue la línea: ya hay ${count(line.length, 'camello', 'camellos')}, puede haber hasta seis.`,
  keepToken: ({ token, added }) => `¿Qué parte conserva el número ${token}? La otra será ${added}.`,
  swapTokens: ({ tokens: [one, other] }) => `¿Cambias el número ${one} o ${other} por el de otra región?`,
  playCards: ({ region }, { wanted }) =>
    `Sella ${wanted === 2 ? 'tus dos cartas' : 'tu carta'} de batalla para la región ${region}.`,
  buildMonument: ({ region, cost }) =>
    `¿Construyes un monumento en la región ${region} ${total(cost) === 0 ? 'gratis' : `por ${followers(total(cost))}`}${inParts(cost)}?`,
  bidFollowers: ({ bidders }, { names, you }) =>
    `¡Langostas! Sella tu puja de seguidores${against(bidders, names, you)}; solo se salva la más alta.`,
  breakTie: ({ region }) => `Empatas a la fuerza más alta en la región ${region}. ¿Usas el desempate?`,
  keepGuardians: ({ size, bases }) =>
    `Elige los guardianes que conservas: tienes ${count(bases, sizes[size][0], sizes[size][1], 'ninguna peana')} libre${bases === 1 ? '' : 's'}.`,
  announceTwoCards: ({ region }) => `¿Jugarás dos cartas en la región ${region}?`,
  trapWarrior: () => '¿Atrapas a uno de los guerreros caídos?',
  shelter: ({ region }) => `¿Cuáles de tus figuras protegidas de la región ${region} siguen vivas?`,
  placeUnderworld: ({ region }) => `¿Abres una puerta al inframundo en la región ${region}?`,
  radiate: ({ figure }, scene) => `¿Le das una ficha de Sol ${toWhom(figures[figureOf(scene, figure).kind].the)}?`,
  aimClaws: ({ figure }, scene) => {
    const { at } = figureOf(scene, figure);
    return `¿Adónde apunta sus pinzas el Escorpión gigante${typeof at === 'number' ? ` de ${place(at)}` : ''}?`;
  },
  returnMummy: () => 'Tu Momia se levanta: ¿dónde, junto a tu dios?',
  attuneObelisks: ({ region, moved }) =>
    `¿Traes ${moved.length === 0 ? 'una figura' : 'otra figura'} a uno de tus obeliscos de la región ${region}?`,
  worship: ({ cost, gain }) => `¿Sacrificas ${followers(total(cost))} por ${total(gain)} de Devoción${inParts(gain)}?`,
  consolidate: () => '¿Qué dos regiones se unen?',
  replaceToken: ({ removed }) => `El número ${removed} sale de la partida. ¿Qué número ocupa su lugar?`,
};

function against(bidders: readonly number[], names: readonly string[], you: number | null): string {
  const others = bidders.filter((seat) => seat !== you).map((seat) => names[seat] ?? '');
  return others.length > 0 ? ` contra ${list(others)}` : '';
}
