import type { Phrasebook } from '../phrasebook.ts';
import { actions } from './names.ts';
import { followers } from './sentences.ts';

export const refusals: Phrasebook['refusals'] = {
  higherLine: ({ first }) => `La segunda acción debe estar en una fila por debajo de ${actions[first]}.`,
  water: () => 'Las figuras no pueden detenerse en el agua.',
  occupied: () => 'La casilla está ocupada.',
  notAdjacent: () => 'No tienes nada al lado.',
  river: () => 'Hay un río o un camello en medio, así que no están juntos.',
  underworld: () => 'Aquí hay una puerta al inframundo de otro dios.',
  moved: () => 'Esta figura ya se ha movido.',
  cannotBePushed: () => 'La figura de ahí no tiene adónde ir si la empujan.',
  otherLevel: ({ level }) => `Este poder es de nivel ${level}, y no es el nivel que desbloqueas ahora.`,
  unlocked: () => 'Ya tienes este poder.',
  neutralLeft: () => 'Mientras quede un monumento neutral en alguna parte, no se le quita ninguno a otro dios.',
  ownMonument: () => 'Ya es tuyo.',
  used: () => 'Esta carta está jugada; la devuelve el Ciclo de Maat.',
  noSupply: () => 'No queda ninguno en la reserva general.',
  followers: ({ needed, have }) => `Hacen falta ${followers(needed)} y tienes ${have}.`,
  exposed: () => 'No tiene al lado ninguna figura enemiga, así que no está protegida.',
  camelsBetween: () => 'Entre estas dos regiones no hay camellos.',
};
