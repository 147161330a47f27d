import type { ReferenceSection } from '../../../../engine/index.ts';
import * as names from '../../texts/es/names.ts';

export const actions: ReferenceSection = {
  id: 'actions',
  title: 'Las cuatro acciones',
  intro: 'De la fila de arriba a la de abajo.',
  entries: [
    {
      id: 'move',
      name: names.actions.move,
      text: 'Cada una de tus figuras puede andar hasta tres casillas, una figura tras otra. Pasan por encima de todo: figuras, monumentos, agua, ríos, camellos. Solo la casilla donde paran debe ser de tierra y estar vacía.\n\nAcercarte a un monumento no lo hace tuyo; para eso está el evento Controlar monumento.',
      page: '15',
    },
    {
      id: 'summon',
      name: names.actions.summon,
      text: 'Pon un guerrero o guardián de tu reserva en una casilla de tierra vacía junto a una figura tuya o junto a un monumento tuyo.',
      page: '16',
    },
    {
      id: 'gain',
      name: names.actions.gain,
      text: 'Cuenta los monumentos que tienen al lado una figura tuya: los tuyos y los neutrales, cada uno una vez. Recibes tantos seguidores. Los de otros dioses no te dan nada.',
      page: '17',
    },
    {
      id: 'unlock',
      name: names.actions.unlock,
      text: 'Paga tantos seguidores como el nivel y elige un poder de ese nivel. Primero dos de nivel 1, después dos de nivel 2, después dos de nivel 3.\n\nSi no puedes pagar o ya tienes los seis, el marcador avanza y no pasa nada más.',
      page: '18',
    },
    {
      id: 'guardianJoins',
      name: 'Un guardián se te une',
      text: 'Tu segundo poder de nivel 1, tu segundo de nivel 2 y tu primero de nivel 3 traen a tu reserva un guardián de ese nivel, si queda alguno y tienes libre una peana de su tamaño. Tienes dos peanas pequeñas y dos grandes.',
      page: '18',
    },
  ],
};
