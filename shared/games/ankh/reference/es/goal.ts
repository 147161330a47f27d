import type { ReferenceSection } from '../../../../engine/index.ts';

export const goal: ReferenceSection = {
  id: 'goal',
  title: 'El objetivo',
  intro: 'Egipto está a punto de creer en un solo dios. Que sea el tuyo. Lo que cuenta es la Devoción.',
  entries: [
    {
      id: 'winTop',
      name: 'Ganar en lo más alto',
      text: 'Quien llega a la casilla 31, la cima de la Devoción, gana al instante, incluso en mitad de una batalla.',
      page: '13',
    },
    {
      id: 'winAlone',
      name: 'Ganar por ser recordado',
      text: 'Al acabar el cuarto Conflicto, todo dios que siga en rojo cae en el olvido. Si queda uno solo, ha ganado.',
      page: '13, 27',
    },
    {
      id: 'winLast',
      name: 'Ganar al final',
      text: 'Si nadie ha ganado antes, la partida acaba con el quinto Conflicto y gana la Devoción más alta. En una casilla compartida va por delante el marcador de arriba, así que no hay empates.',
      page: '13',
    },
    {
      id: 'nobodyWins',
      name: 'Nadie gana',
      text: 'Si tras el cuarto Conflicto todos los dioses están en rojo, todos caen en el olvido: Egipto no cree en ninguno y todos pierden.',
      page: '13, 27',
    },
    {
      id: 'winTogether',
      name: 'Ganar como dios fusionado',
      text: 'Dos jugadores cuyos dioses se han fusionado comparten un lugar en la Devoción. Ganan juntos o pierden juntos.',
      page: '25, 26',
    },
  ],
};
