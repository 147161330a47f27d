import type { ReferenceSection } from '../../../../engine/index.ts';
import { figures } from '../../texts/es/names.ts';

export const guardians: ReferenceSection = {
  id: 'guardians',
  title: 'Los guardianes',
  intro:
    'En cada partida hay un tipo de cada nivel. Con dos jugadores hay una figura de cada tipo, con tres hay dos, con más están todas: tres pequeñas o dos grandes.',
  entries: [
    {
      id: 'satet',
      name: figures.satet.bare,
      text: 'Nivel 1, pequeña. En tu acción Mover puede terminar en la casilla de una figura enemiga y empujarla una casilla. Tú eliges adónde va. Si no tiene adónde ir, o está en el agua, no puede.',
      page: '31',
    },
    {
      id: 'catMummy',
      name: figures.catMummy.bare,
      text: 'Nivel 1, pequeña. Cuando muere, todos los demás dioses pierden 1 de Devoción. En una batalla ocurre después de la Devoción por ganar y perder, y antes de Milagro.',
      page: '31',
    },
    {
      id: 'mummy',
      name: figures.mummy.bare,
      text: 'Nivel 2, pequeña. Cuando muere, se levanta al momento junto a tu dios, en la casilla que elijas. Cuenta como invocar. Si no hay sitio, va a tu reserva.',
      page: '31',
    },
    {
      id: 'apep',
      name: figures.apep.bare,
      text: 'Nivel 2, grande. Puedes invocarlo en cualquier casilla de agua del tablero, sin nada tuyo cerca, o en tierra como a los demás. Puede salir del agua, pero no volver a entrar. En el agua lucha en cada región que toca su casilla.',
      page: '31',
    },
    {
      id: 'scorpion',
      name: figures.scorpion.bare,
      text: 'Nivel 3, grande. Cada vez que llega o se mueve, apunta sus pinzas a dos casillas junto a él que estén también juntas entre sí. Cuando empieza un Conflicto, los monumentos de esas casillas se destruyen, si están en su región.',
      page: '31',
    },
    {
      id: 'androsphinx',
      name: figures.androsphinx.bare,
      text: 'Nivel 3, grande. Las figuras enemigas junto a ella no tienen fuerza en las batallas. Dos Androesfinges enemigas juntas se anulan la una a la otra.',
      page: '31',
    },
  ],
};
