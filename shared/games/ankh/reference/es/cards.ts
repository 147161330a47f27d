import type { ReferenceSection } from '../../../../engine/index.ts';
import * as names from '../../texts/es/names.ts';

export const cards: ReferenceSection = {
  id: 'cards',
  title: 'Cartas de batalla',
  intro: 'Siete cartas, las mismas para todos. El número es la fuerza que añade la carta.',
  entries: [
    {
      id: 'plague',
      name: `${names.cards.plague} (+1)`,
      text: 'Cada jugador con una figura en la región sella una puja de seguidores; todas se pagan. Mueren todos los guerreros y guardianes de allí, menos los de quien pujó más que nadie. Si la puja más alta se comparte, nadie se salva.',
      page: '29',
    },
    {
      id: 'build',
      name: `${names.cards.build} (+0)`,
      text: 'Puedes pagar 3 seguidores y construir un obelisco, templo o pirámide en una casilla de tierra vacía de la región. Es tuyo desde el principio. Necesitas una ficha Ankh, y que quede la pieza.',
      page: '29',
    },
    {
      id: 'chariots',
      name: `${names.cards.chariots} (+3)`,
      text: 'Pura fuerza, mientras te quede una figura en la región.',
      page: '29',
    },
    {
      id: 'cycle',
      name: `${names.cards.cycle} (+0)`,
      text: 'Cuando acaba la batalla, todas tus cartas vuelven a tu mano, también esta. No hay otra forma de recuperarlas.',
      page: '29',
    },
    {
      id: 'drought',
      name: `${names.cards.drought} (+1)`,
      text: 'Si ganas, recibes 1 de Devoción más por cada figura que tengas en desierto en la región.',
      page: '29',
    },
    {
      id: 'flood',
      name: `${names.cards.flood} (+0)`,
      text: 'En cuanto se muestran las cartas: 1 seguidor por cada figura que tengas en tierra fértil en la región. Esas figuras sobreviven al final de la batalla, pero no a una plaga.',
      page: '29',
    },
    {
      id: 'miracle',
      name: `${names.cards.miracle} (+0)`,
      text: 'Después de la batalla: 1 de Devoción por cada figura que perdiste en ella, por plaga o al final.',
      page: '29',
    },
  ],
};
