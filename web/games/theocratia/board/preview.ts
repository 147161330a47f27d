import type { Json, Task } from '../../../../shared/engine/index.ts';
import {
  BARRACK,
  building,
  DESERT_MONSTER,
  FACTORY,
  HOUSE,
  isUpgraded,
  PYRAMID,
} from '../../../../shared/games/theocratia/content/names.ts';
import { strength } from '../../../../shared/games/theocratia/content/strength.ts';
import { firstHouses } from '../../../../shared/games/theocratia/map/board.ts';
import type { HexView, TableView } from '../../../../shared/games/theocratia/table.ts';
import { at } from '../../../../shared/hex/table.ts';
import type { TheocratiaWords } from '../words/index.ts';

// What an option would bring, as far as the table lies open: a piece over its hex, the hexes that take part, a note.
export type Preview = { ghost?: { civ: number; kind: number; hex: number }; lit: number[]; notes: string[] };

type Seen = { table: TableView; you: number | null; task: Task; names: readonly string[]; words: TheocratiaWords };

const bonusOf: { [deed: string]: string } = {
  expand: 'expansion',
  factory: 'factory',
  barrack: 'barrack',
  pyramid: 'pyramid',
  war: 'holidayWar',
  convert: 'holidayWar',
};

export function preview(option: Json | undefined, seen: Seen): Preview {
  const { table, task, words } = seen;
  if (typeof option !== 'object' || option === null || Array.isArray(option)) return { lit: [], notes: [] };
  if (Array.isArray(option.with)) return { lit: option.with.filter((hex) => typeof hex === 'number'), notes: [] };
  if (task.do === 'chooseCiv' && typeof option.civ === 'number') return firstHouse(option.civ, seen);
  if (typeof option.hex !== 'number' || 'play' in option) return { lit: [], notes: [] };
  const deed = typeof option.do === 'string' ? option.do : 'expand';
  const civ = actingCiv(table, task);
  if (civ === undefined) return { lit: [], notes: [] };
  const kind = typeof option.kind === 'number' ? option.kind : typeof task.kind === 'number' ? task.kind : HOUSE;
  const shown = ofDeed(deed, civ, kind, option.hex, seen);
  const isPaid = task.do === 'act' && table.bonuses[table.round - 1] === bonusOf[deed];
  return isPaid ? { ...shown, notes: [...shown.notes, words.preview.bonus(at(words.names.civs, civ))] } : shown;
}

function actingCiv(table: TableView, task: Task): number | undefined {
  if (typeof task.civ === 'number') return task.civ;
  return task.do === 'endRoundBonus' ? table.bonusDie : table.turn?.civ;
}

function firstHouse(civ: number, { table, you, words }: Seen): Preview {
  const colour = you === null ? undefined : table.players[you]?.colour;
  if (colour === undefined) return { lit: [], notes: [] };
  const hex = at(at(firstHouses, civ), colour);
  const note = words.preview.house(at(words.names.civs, civ), at(table.hexes, hex).label);
  return { ghost: { civ, kind: HOUSE, hex }, lit: [hex], notes: [note] };
}

function ofDeed(deed: string, civ: number, kind: number, hex: number, seen: Seen): Preview {
  const { table, words } = seen;
  switch (deed) {
    case 'war':
    case 'convert':
      return { lit: [hex], notes: warNotes(civ, at(table.hexes, hex), seen) };
    case 'factory': {
      const own = at(table.hexes, hex).ground;
      const lit = hexesWhere(
        table,
        (one) => one.building?.kind === FACTORY && (one.building.civ === civ || one.ground === own),
      );
      return { ghost: { civ, kind: FACTORY, hex }, lit, notes: [words.preview.produce(lit.length + 1)] };
    }
    case 'barrack': {
      const lit = hexesWhere(table, (one) => one.building?.kind === BARRACK && one.building.civ === civ);
      const armed = Math.min(lit.length + 1, at(table.civs, civ).idle);
      return { ghost: { civ, kind: BARRACK, hex }, lit, notes: [words.preview.arm(armed)] };
    }
    case 'pyramid':
      return { ghost: { civ, kind: PYRAMID, hex }, lit: [hex], notes: [] };
    default: {
      const { crystal } = at(table.hexes, hex);
      const notes =
        crystal === null ? [] : [words.preview.crystal(at(words.names.crystals, crystal), at(words.names.civs, civ))];
      return { ghost: { civ, kind, hex }, lit: [], notes };
    }
  }
}

function warNotes(civ: number, hex: HexView, { table, you, names, words }: Seen): string[] {
  const { building: target, owner } = hex;
  const cheaper = table.turn?.played.filter((card) => card === 'forcedMarch').length ?? 0;
  const full = strength(target ? building(target.civ, target.kind) : DESERT_MONSTER);
  const notes = [words.preview.warriors(Math.max(1, full - cheaper), at(table.civs, civ).supply)];
  if (!target) notes.push(words.preview.monster);
  else if (owner !== null && owner !== you) {
    const gain = words.preview.compensation(names[owner] ?? '', at(words.names.civs, target.civ));
    notes.push(isUpgraded(target.kind) ? `${gain} ${words.preview.compensationCard}` : gain);
  }
  return notes;
}

const hexesWhere = (table: TableView, test: (hex: HexView) => boolean): number[] =>
  table.hexes.flatMap((hex, i) => (test(hex) ? [i] : []));
