import type { ReferenceSection } from '../../../../engine/index.ts';

export const turn: ReferenceSection = {
  id: 'turn',
  title: 'Tu turno',
  intro: 'Una o dos acciones y le toca al siguiente. A menudo una acción provoca un evento.',
  entries: [
    {
      id: 'firstAction',
      name: 'Primera acción',
      text: 'Elige una de las cuatro: Mover, Invocar, Ganar seguidores, Desbloquear. Su marcador avanza una casilla y luego la haces. Puedes elegir una acción que no te sirva de nada.',
      page: '14',
    },
    {
      id: 'secondAction',
      name: 'Segunda acción',
      text: 'Después eliges otra de las filas de debajo. Tras Mover quedan tres; tras Ganar seguidores, solo Desbloquear. Es obligatorio, aunque no te aporte nada.',
      page: '14',
    },
    {
      id: 'oneAction',
      name: 'Turnos de una acción',
      text: 'Tu turno acaba tras la primera acción si provoca un evento, si era Desbloquear (no hay fila por debajo) o si tu dios está fusionado.',
      page: '14, 26',
    },
    {
      id: 'actionTrack',
      name: 'Escalas de acción',
      text: 'Cada acción tiene una escala que acaba en una casilla blanca. Al llegar a ella se provoca un evento, una vez hecha la acción; luego el marcador vuelve a su inicio.\n\nEl inicio depende de cuántos erais al empezar: Mover, Invocar y Ganar seguidores necesitan un uso más que jugadores hay; Desbloquear, tantos usos como jugadores.',
      page: '9, 14',
    },
    {
      id: 'mergedTurn',
      name: 'Turnos de un dios fusionado',
      text: 'Los dos jugadores conservan su lugar en el orden de turno y hacen una acción cada uno. Pueden hacer la misma, uno tras otro.',
      page: '26',
    },
  ],
};
