import type { ReferenceSection } from '../../../../engine/index.ts';
import * as names from '../../texts/es/names.ts';

export const powers: ReferenceSection = {
  id: 'powers',
  title: 'Poderes Ankh',
  intro:
    'Cuatro de cada nivel para elegir; puedes tener dos de cada uno. Un poder cuesta tantos seguidores como su nivel.',
  entries: [
    {
      id: 'commanding',
      name: names.powers.commanding,
      text: 'Nivel 1. Al ganar una batalla: 3 seguidores. Dominar una región no es una batalla.',
      page: '28',
    },
    {
      id: 'inspiring',
      name: names.powers.inspiring,
      text: 'Nivel 1. Los monumentos que levantas con la carta Construir monumento son gratis.',
      page: '28',
    },
    {
      id: 'omnipresent',
      name: names.powers.omnipresent,
      text: 'Nivel 1. Cuando empieza un Conflicto: 1 seguidor por cada región donde tengas una figura.',
      page: '28',
    },
    {
      id: 'revered',
      name: names.powers.revered,
      text: 'Nivel 1. Tu acción Ganar seguidores trae 1 seguidor más.',
      page: '28',
    },
    {
      id: 'resplendent',
      name: names.powers.resplendent,
      text: 'Nivel 2. Mientras controles tres monumentos de un mismo tipo, estén donde estén, la figura de tu dios parte de fuerza 3 y no de 1.',
      page: '28',
    },
    {
      id: 'obeliskAttuned',
      name: names.powers.obeliskAttuned,
      text: 'Nivel 2. Cuando empieza una batalla en la que tienes una figura, puedes traer figuras de cualquier lugar a casillas vacías junto a tus obeliscos de esa región. Si pueden varios dioses, se turnan, una figura cada vez, empezando por el de menos Devoción.',
      page: '28',
    },
    {
      id: 'templeAttuned',
      name: names.powers.templeAttuned,
      text: 'Nivel 2. Cada templo tuyo de la región da 2 de fuerza si hay una figura tuya al lado. Una segunda figura no añade nada, y basta una figura sin fuerza.',
      page: '28',
    },
    {
      id: 'pyramidAttuned',
      name: names.powers.pyramidAttuned,
      text: 'Nivel 2. Cuando haces la acción Invocar, puedes invocar una figura más junto a cada pirámide tuya. El orden es cosa tuya, así que una llegada puede abrir paso a la siguiente.',
      page: '28',
    },
    {
      id: 'glorious',
      name: names.powers.glorious,
      text: 'Nivel 3. Al ganar una batalla por 3 de fuerza o más: 3 de Devoción en vez de 1.',
      page: '28',
    },
    {
      id: 'magnanimous',
      name: names.powers.magnanimous,
      text: 'Nivel 3. Al perder una batalla con dos figuras o más en pie cuando se cuenta la fuerza: 2 de Devoción.',
      page: '28',
    },
    {
      id: 'bountiful',
      name: names.powers.bountiful,
      text: 'Nivel 3. Mientras tu marcador esté en rojo, cada ganancia de Devoción es 1 mayor. Una victoria o una dominación es una ganancia; todas las mayorías de una región juntas son otra.',
      page: '28',
    },
    {
      id: 'worshipful',
      name: names.powers.worshipful,
      text: 'Nivel 3. Después de una batalla en la que jugaste una carta, puedes pagar 2 seguidores por 1 de Devoción.',
      page: '28',
    },
  ],
};
