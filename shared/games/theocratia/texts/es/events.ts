import { civOf, isMonster, kindOf } from '../../content/names.ts';
import { hexLabels } from '../../map/board.ts';
import type { Event } from '../../table.ts';
import { word } from '../words.ts';
import { words } from './words.ts';

const and = new Intl.ListFormat('es');
const civ = (n: number): string => words.civs[n] ?? '';
const label = (hex: number): string => hexLabels[hex] ?? '';
const card = (id: string): string => word(words.cards, id);
const many = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;
// Un motivo es una de las palabras o el nombre de una carta.
const why = (reason: string): string => words.reasons[reason] ?? card(reason);
const crystals = (count: number, colour: number): string =>
  `${many(count, 'cristal', 'cristales')} de color ${words.crystals[colour]}`;

function piece(what: number): string {
  return isMonster(what) ? 'monstruo' : `${words.kinds[kindOf(what)]} ${civ(civOf(what))}`;
}

// Lo que ocurrió, en una frase; los nombres son los de los jugadores, por asiento.
export function event(told: Event, names: readonly string[]): string {
  const who = (seat: number): string => names[seat] ?? `asiento ${seat + 1}`;
  switch (told.type) {
    case 'setUp': {
      const players = told.order.map((seat) => `${who(seat)} (${words.colours[told.colours[seat] ?? 0]})`);
      return `El orden es ${players.join(', ')}; empiezan con ${told.order.map((seat) => told.cosmo[seat]).join(', ')} de Cosmo.`;
    }
    case 'settled':
      return `${who(told.seat)} elige ${civ(told.civ)}: su primera Casa está en ${label(told.hex)}.`;
    case 'round':
      return `Ronda ${told.round}: empieza ${who(told.first)}. Bonificación: ${word(words.bonuses, told.bonus)}.`;
    case 'polluted':
      return 'Cada Civ recibe un cristal negro.';
    case 'rolled':
      return `Los dados: ${told.dice.map((die) => `${civ(die.civ)} ${die.face}`).join(', ')}.`;
    case 'turnedOn':
      return `Más de tres dados muestran ${told.from}: uno ${civ(told.civ)} se gira a ${told.to}.`;
    case 'preset':
      return `Un ${civ(told.civ)} ${told.face} está en su fila desde el principio.`;
    case 'bonusDie':
      return `La bonificación de fin de ronda es para ${civ(told.civ)}.`;
    case 'drafted':
      return `${who(told.seat)} toma el ${civ(told.civ)} ${told.face}.`;
    case 'placed': {
      const turned = told.cost > 0 ? ` girado por ${told.cost} de Cosmo` : '';
      return `${who(told.seat)} da a ${civ(told.civ)} el ${civ(told.die)} ${told.face}${turned}${told.idle ? ', sin acción' : ''}.`;
    }
    case 'divined':
      return `Adivinación: ${who(told.seat)} convierte el 6 en un ${told.face}.`;
    case 'lostDie':
      return `Ninguna fila admite el dado de ${who(told.seat)}; vuelve a la bolsa.`;
    case 'matched':
      return `Los colores coinciden${told.times > 1 ? `: la bonificación cuenta ${told.times} veces` : ''}.`;
    case 'cosmo':
      if (told.by === 0) return `${who(told.seat)} no puede tener más Cosmo (${why(told.why)}).`;
      return told.by > 0
        ? `${who(told.seat)} gana ${told.by} de Cosmo (${why(told.why)}) y tiene ${told.now}.`
        : `${who(told.seat)} paga ${-told.by} de Cosmo (${why(told.why)}) y le quedan ${told.now}.`;
    case 'worship':
      if (told.by === 0)
        return `El Sacerdote ${civ(told.civ)} de ${who(told.seat)} ya está arriba del todo (${why(told.why)}).`;
      return `${who(told.seat)} gana ${told.by} de Adoración de ${civ(told.civ)} (${why(told.why)}): su Sacerdote está en ${told.now}.`;
    case 'malus':
      if (told.by === 0) return `El Malus de ${who(told.seat)} no puede moverse más (${why(told.why)}).`;
      return `El Malus de ${who(told.seat)} ${told.by > 0 ? 'sube' : 'baja'} ${Math.abs(told.by)} (${why(told.why)}), hasta ${told.now}.`;
    case 'drew':
      return `${who(told.seat)} roba ${many(told.count, 'carta de Poder', 'cartas de Poder')}.`;
    case 'drewCard':
      return `Has robado ${card(told.card)}.`;
    case 'reshuffled':
      return `Las cartas descartadas se barajan en un nuevo mazo de ${told.count}.`;
    case 'played':
      return `${who(told.seat)} juega ${card(told.card)}.`;
    case 'discarded': {
      const purpose = {
        match: 'por la bonificación bajo el dado',
        repeat: 'para repetir un número',
        holiday: 'para una Fiesta',
      };
      return `${who(told.seat)} descarta ${card(told.card)} ${purpose[told.for]}.`;
    }
    case 'unlocked':
      return `${who(told.seat)} llega al nivel ${told.level}: la loseta de allí queda disponible.`;
    case 'claimed':
      return `${who(told.seat)} obtiene la loseta del nivel ${told.level}${told.cost === 0 ? ` gratis (${why(told.why)})` : ''}.`;
    case 'tookFirst':
      return told.from >= 0 && told.from !== told.seat
        ? `${who(told.seat)} quita a ${who(told.from)} la ficha de la próxima ronda.`
        : `${who(told.seat)} tiene la ficha para empezar la próxima ronda.`;
    case 'tookBonus':
      return `${who(told.seat)} toma la carta de bonificación de fin de ronda, para ${civ(told.civ)}.`;
    case 'war':
      return `${civ(told.civ)} guerrea por ${who(told.seat)} con ${many(told.warriors, 'Guerrero', 'Guerreros')}: desaparece ${piece(told.piece)} de ${label(told.hex)}.`;
    case 'converted':
      return `${civ(told.civ)} convierte ${piece(told.piece)} en ${label(told.hex)} para ${who(told.seat)} con ${many(told.warriors, 'Guerrero', 'Guerreros')}.`;
    case 'built': {
      const laid =
        told.tile === undefined
          ? ''
          : told.tile === 'start'
            ? ', sobre su loseta inicial'
            : ', sobre una loseta de conversión';
      return `${civ(told.civ)} construye en ${label(told.hex)} para ${who(told.seat)}: ${words.kinds[told.kind]}${laid}.`;
    }
    case 'crystals':
      return told.count > 0
        ? `${civ(told.civ)} recibe ${crystals(told.count, told.colour)} (${why(told.why)}).`
        : `${civ(told.civ)} devuelve ${crystals(-told.count, told.colour)} (${why(told.why)}).`;
    case 'armed':
      return told.count === 0
        ? `A ${civ(told.civ)} no le queda ningún Guerrero que armar.`
        : `${civ(told.civ)} arma ${many(told.count, 'Guerrero', 'Guerreros')} (${why(told.why)}).`;
    case 'pyramid':
      return `${civ(told.civ)} levanta una Pirámide en ${label(told.hex)} para ${who(told.seat)}; se van los edificios de ${and.format(told.removed.map(label))}.`;
    case 'token':
      return `${who(told.seat)} toma una ficha de Pirámide: ${word(words.tokens, told.token)}.`;
    case 'nothing':
      return `Ahora no puede hacer nada por ${who(told.seat)}.`;
    case 'holiday': {
      const offered = told.crystals.flatMap((count, colour) =>
        count > 0 ? [`${count} ${words.crystals[colour]}`] : [],
      );
      return `${who(told.seat)} declara Fiesta para ${civ(told.civ)}: ${told.cosmo} de Cosmo, y en cristales ${and.format(offered)}.`;
    }
    case 'page':
      return `La Crónica de ${civ(told.civ)} pasa a la página ${told.page}: ahora vale ${told.value}.`;
    case 'development':
      return `${civ(told.civ)} se desarrolla: ${word(words.developments, told.card)}.`;
    case 'developed':
      return told.upgrade
        ? `${civ(told.civ)} mejora su Casa de ${label(told.hex)}: ${words.kinds[told.kind]}.`
        : `${civ(told.civ)} construye por sí sola una Casa en ${label(told.hex)}.`;
    case 'undeveloped':
      return `${civ(told.civ)} no encuentra dónde crecer.`;
    case 'civHoliday':
      return told.colours.length === 0
        ? `${civ(told.civ)} no tiene cristales de jugadores con los que celebrar.`
        : `${civ(told.civ)} celebra con un cristal de cada color: ${and.format(told.colours.map((colour) => words.crystals[colour] ?? ''))}.`;
    case 'shifted':
      return `Las cartas de Desarrollo pasan a la Civ de la izquierda: ${told.cards.map((one, n) => `${civ(n)} ${word(words.developments, one)}`).join(', ')}.`;
    case 'bonusSkipped':
      return told.impossible
        ? `La bonificación de fin de ronda de ${who(told.seat)} no encuentra sitio.`
        : `${who(told.seat)} no usa la bonificación de fin de ronda.`;
    case 'roundOver':
      return `Termina la ronda ${told.round}; el primer jugador es ${who(told.first)}.`;
    case 'dropped':
      return `${who(told.seat)} deja fuera al Sacerdote ${civ(told.civ)}.`;
    case 'scored': {
      const priests = told.priests.flatMap((points, n) => (points > 0 ? [`${civ(n)} ${points}`] : []));
      return `${who(told.seat)}: ${told.start} por Cosmo, ${priests.join(', ') || 'ningún Sacerdote'}, menos ${told.malus} de Malus: ${told.total}.`;
    }
  }
}
