import { at } from '../../../../shared/hex/table.ts';
import type { TheocratiaWords } from '../words/index.ts';
import type { Changes, PlayerChange } from './changes.ts';

export const signed = (by: number): string => (by > 0 ? `+${by}` : `−${-by}`);

// A forecast as sentences, for those who hear the page.
export function changesSaid({ players, civs }: Changes, names: readonly string[], words: TheocratiaWords): string {
  const { foretold, map } = words;
  const civ = (n: number) => at(words.names.civs, n);
  const ofPlayer = ({ seat, worship, cosmo, malus, cards, points }: PlayerChange): string => {
    const parts = worship.map(({ civ: of, by }) => foretold.worship(signed(by), civ(of)));
    if (cosmo !== 0) parts.push(foretold.cosmo(signed(cosmo)));
    if (malus !== 0) parts.push(foretold.malus(signed(malus)));
    if (cards !== 0) parts.push(foretold.cards(signed(cards)));
    return `${names[seat] ?? ''}: ${[...parts, foretold.points(points.before, points.after)].join(', ')}.`;
  };
  const ofCivs = civs.map(({ civ: of, value, warriors, crystals }) => {
    const parts = crystals.map(({ colour, by }) => `${signed(by)} ${map.crystal(at(words.names.crystals, colour))}`);
    if (warriors !== 0) parts.push(foretold.warriors(signed(warriors)));
    if (value !== 0) parts.push(foretold.value(signed(value)));
    return parts.length === 0 ? '' : `${civ(of)}: ${parts.join(', ')}.`;
  });
  return [...players.map(ofPlayer), ...ofCivs].filter(Boolean).join(' ');
}
