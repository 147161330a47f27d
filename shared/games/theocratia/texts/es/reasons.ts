import type { Json } from '../../../../engine/index.ts';
import { words } from './words.ts';

// Por qué no se puede hacer algo que cabría esperar.
export function refused(because: Json): string {
  if (typeof because !== 'object' || because === null || Array.isArray(because)) return String(because);
  const { code, need, have, face } = because;
  const civ = words.civs[Number(because.civ)] ?? 'La Civ';
  const kind = words.kinds[Number(because.kind)] ?? 'edificio';
  const reasons: { [code: string]: string } = {
    bonusTaken: 'Otro jugador ya tiene la carta de bonificación de fin de ronda.',
    neverAttacked: `Nunca se ataca este edificio: ${kind}.`,
    ownCiv: `${civ} no ataca sus propios edificios.`,
    ownBuilding: 'Está en tu propio terreno.',
    tooFar: `En esta mesa la Guerra solo alcanza lo que toca un edificio de ${civ}.`,
    warriors: `${civ} necesitaría ${need} Guerreros y tiene ${have}.`,
    noHouse: `A ${civ} no le quedan Casas.`,
    volcano: 'Nadie construye en el Volcán.',
    monster: 'Allí hay un monstruo.',
    occupied: 'Allí hay un edificio.',
    needsTile: 'No es tu terreno, y no tienes loseta que pueda ir allí.',
    notAdjacent: `Ningún edificio de ${civ} está al lado.`,
    noneLeft: `${civ} ya no tiene piezas de este tipo: ${kind}.`,
    noOwnHouse: `No tienes ninguna Casa de ${civ}.`,
    twoPyramids: 'Ya has construido tus dos Pirámides.',
    noPyramidLeft: `A ${civ} no le quedan Pirámides.`,
    noOwnUpgraded: `No tienes ninguna Fábrica ni Cuartel de ${civ}.`,
    noGroup: `No hay otros dos edificios de ${civ} unidos al tuyo.`,
    holidayCosmo: `Una Fiesta de ${civ} cuesta ${need} de Cosmo; tienes ${have}.`,
    holidayCrystals: `Una Fiesta de ${civ} pide ${need} cristales; tiene ${have}.`,
    holidayColour: 'El dado es de otro color y no tienes carta que descartar.',
    noUse: 'Ninguna Civ podría hacer nada con este dado.',
    rowFull: `La fila de ${civ} está llena.`,
    turnCosmo: `Girar tanto el dado cuesta ${need} de Cosmo; tienes ${have}.`,
    sameNumber: `El último dado de esta fila también muestra un ${face}, y no tienes carta que descartar.`,
    noAction: `${civ} no podría ni actuar ni celebrar con un ${face}.`,
  };
  return reasons[String(code)] ?? String(code);
}
