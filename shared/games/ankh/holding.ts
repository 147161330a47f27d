import type { Power, Seat } from '../../engine/index.ts';
import { isInGame } from './board.ts';
import type { CardName, GodName, GuardianName, PowerName } from './names.ts';
import type { Ankh, God, Table } from './table.ts';

type Does = Omit<Power<Ankh>, 'id' | 'holders'>;
const none: readonly Seat[] = [];

function seatsOf(gods: readonly God[], has: (god: God) => boolean): readonly Seat[] {
  let found: Seat[] | undefined;
  for (let seat = 0; seat < gods.length; seat++) {
    const god = gods[seat];
    if (god && god.fate === 'inPlay' && has(god)) {
      found ??= [];
      found.push(seat);
    }
  }
  return found ?? none;
}

// A god's ability: held by the god, and by a merged god that took it in.
export const ability = (id: GodName, does: Does): Power<Ankh> => ({
  id,
  holders: (table) => seatsOf(table.gods, (god) => god.abilities.includes(id)),
  ...does,
});

// An Ankh power: held by those who have unlocked it.
export const ankhPower = (id: PowerName, does: Does): Power<Ankh> => ({
  id,
  holders: (table) => seatsOf(table.gods, (god) => god.powers.includes(id)),
  ...does,
});

// A Guardian: held by those it serves, wherever it is.
export const guardian = (id: GuardianName, does: Does): Power<Ankh> => ({
  id,
  holders(table: Table) {
    if (!table.guardians.includes(id)) return none;
    const found: Seat[] = [];
    for (const one of table.figures) {
      if (one.kind === id && isInGame(one) && !found.includes(one.owner)) found.push(one.owner);
    }
    return found;
  },
  ...does,
});

// A Battle card: held by those who have revealed it in the Battle under way. Its strength counts for them.
export function card(id: CardName, strength: number, does: Does): Power<Ankh> {
  const value = strength === 0 ? does.value : { ...does.value, strength: () => strength };
  return {
    id,
    holders(table: Table) {
      const { battle } = table;
      return battle ? battle.sides.filter((seat) => battle.cards[seat]?.includes(id)) : none;
    },
    ...does,
    ...(value && { value }),
  };
}
