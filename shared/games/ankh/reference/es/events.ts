import type { ReferenceSection } from '../../../../engine/index.ts';

export const events: ReferenceSection = {
  id: 'events',
  title: 'Eventos',
  intro:
    'Dieciocho eventos son el reloj de la partida. Cada vez que un marcador de acción llega a su fin, ocurre el siguiente.',
  entries: [
    {
      id: 'eventTrack',
      name: 'La escala de eventos',
      text: 'Control, Control, Control, Conflicto 1. Caravana, Control, Control, Conflicto 2. Caravana, Control, Control, Conflicto 3, y dos dioses se fusionan. Caravana, Control, Control, Conflicto 4, y los dioses en rojo caen en el olvido. Control, Conflicto 5, fin.\n\nControl y Caravana son cosa de quien los provoca; un Conflicto es cosa de todos.',
      page: '9, 19',
    },
    {
      id: 'control',
      name: 'Controlar monumento',
      text: 'Elige un monumento neutral con una figura tuya al lado: pasa a ser tuyo y recibe una de tus fichas Ankh.\n\nSolo cuando no queda ningún monumento neutral en todo el tablero se lo quitas a otro dios, también con una figura tuya al lado. Ese dios recupera su ficha.',
      page: '20',
    },
    {
      id: 'caravan',
      name: 'Caravana de camellos',
      text: 'Puedes trazar una línea de uno a seis camellos por los lados de casillas de tierra, de una frontera a otra: río, agua, camellos anteriores o el borde del mapa. Debe partir una región en dos, cada una con seis casillas de tierra o más.\n\nTú dices qué mitad conserva el número. La otra recibe el más bajo sin usar. Después puedes cambiar el número de una mitad por cualquier otro del tablero.',
      page: '21',
    },
    {
      id: 'conflict',
      name: 'Conflicto',
      text: 'Quien lo provoca tiene el desempate. Después se resuelven las regiones una a una, desde el número más bajo. Una región vacía se salta, una con figuras de un solo dios queda dominada y una con varios dioses tiene batalla.',
      page: '22',
    },
    {
      id: 'domination',
      name: 'Dominación',
      text: 'Tu dios solo en una región: primero 1 de Devoción por cada tipo de monumento del que tengas mayoría allí, y luego 1 más por la región.',
      page: '22',
    },
    {
      id: 'majority',
      name: 'Mayoría de monumentos',
      text: 'Tienes mayoría de un tipo cuando controlas más de ese tipo en la región que cualquier otro. Da 1 de Devoción por tipo, tengas los que tengas, y solo si hay allí una figura tuya.',
      page: '22, 24',
    },
    {
      id: 'tiebreaker',
      name: 'El desempate',
      text: 'Una vez por Conflicto, quien lo tiene puede convertir en victoria un empate a la fuerza más alta. Se devuelve cuando acaba el Conflicto.',
      page: '22, 24',
    },
  ],
};
