import type { Task, View } from '../../../../engine/index.ts';
import { hexLabels } from '../../map/board.ts';
import type { Theocratia } from '../../table.ts';
import { words } from './words.ts';

const civ = (task: Task): string => words.civs[Number(task.civ)] ?? '';
const kind = (task: Task): string => words.kinds[Number(task.kind)] ?? '';

// Lo que se pregunta, en una frase.
export function question(task: Task, { table }: View<Theocratia>): string {
  const { turn } = table;
  const die = turn?.die ? `${words.civs[turn.die.civ]} ${turn.die.face}` : 'dado';
  switch (task.do) {
    case 'chooseCiv':
      return 'Elige la Civ que construye su primera Casa para ti.';
    case 'draft':
      return 'Toma un dado de la mesa.';
    case 'assign':
      return `Da tu ${die} a una Civ.`;
    case 'waive':
      return `Descarta una carta para que ${civ(task)} pueda mostrar un ${task.face} dos veces seguidas.`;
    case 'act':
      return `${words.civs[turn?.civ ?? 0]} actúa con tu ${die}: ¿qué y dónde?`;
    case 'pyramidGroup':
      return `¿Qué dos edificios se van con el de ${hexLabels[Number(task.hex)]} por la Pirámide?`;
    case 'token':
      return 'Toma una ficha de Pirámide; se usa al momento.';
    case 'tokenWorship':
      return '¿Qué Civ te da 1 de Adoración?';
    case 'tokenBuild':
      return `¿Dónde construye ${civ(task)}? Edificio: ${kind(task)}.`;
    case 'tokenUpgrade':
      return `¿Cuál de tus Casas de ${civ(task)} mejora? Pasa a ser: ${kind(task)}.`;
    case 'holiday':
      return `Elige los cristales que ofrece ${civ(task)}: ${table.civs[Number(task.civ)]?.size} en total.`;
    case 'afterAction':
      return 'Juega cartas o reclama losetas, o termina tu turno.';
    case 'endRoundBonus':
      return `Tu bonificación de fin de ronda: ${words.civs[table.bonusDie]} puede construir otra Casa para ti.`;
    case 'expansionHouse':
      return `${civ(task)} crece por sí sola: como primer jugador, elige el hexágono.`;
    case 'expansionUpgrade':
      return `${civ(task)} mejora una de sus Casas: como primer jugador, elige cómo.`;
    case 'endPyramid':
      return 'Una Pirámide tuya da 1 de Adoración: ¿de qué Civ?';
    case 'drop':
      return '¿Cuál de tus Sacerdotes más altos queda fuera de la puntuación?';
    default:
      return 'Elige.';
  }
}
