import { describe, expect, it } from 'vitest';
import { edge, egypt, isWater, rivers, space, spaceName, terrain } from '../../../shared/games/ankh/map/egypt.ts';
import { landOf } from '../../../shared/games/ankh/map/land.ts';

const land = landOf([]);
const areAdjacent = (a: string, b: string) => land.adjacent[space(a)]!.includes(space(b));
const regionsOf = (name: string) => land.homes[space(name)]!.map(spaceName);

describe('the board', () => {
  it('has 43 fertile, 39 desert and 19 water spaces and 32 river sides', () => {
    const count = (kind: string) => terrain.filter((one) => one === kind).length;
    expect([count('fertile'), count('desert'), count('water'), rivers.length]).toEqual([43, 39, 19, 32]);
  });

  it('is cut by the Nile into West Egypt, the Delta and East Egypt', () => {
    expect(land.regions.map((region) => [spaceName(region.home), region.land.length])).toEqual([
      ['0,1', 22],
      ['1,0', 32],
      ['2,9', 28],
    ]);
    expect(land.regions[0]!.land.every((one) => terrain[one] === 'fertile')).toBe(true);
  });
});

describe('Adjacency (p. 8)', () => {
  it('example: the Warrior is adjacent to the Pyramid, not to the Giant Scorpion across the river', () => {
    expect(areAdjacent('3,4', '2,4')).toBe(true);
    expect(areAdjacent('3,4', '4,4')).toBe(false);
  });

  it('ends at camels too', () => {
    expect(areAdjacent('5,3', '5,4')).toBe(true);
    expect(landOf([edge('5,3|5,4')]).adjacent[space('5,3')]).not.toContain(space('5,4'));
  });

  it('joins water with everything around it, rivers or not', () => {
    expect(areAdjacent('6,4', '6,5')).toBe(true);
    expect(areAdjacent('6,4', '5,4')).toBe(true);
    for (const [i, list] of land.adjacent.entries()) if (isWater(i)) expect(list).toEqual(egypt.neighbours[i]);
  });

  it('works both ways', () => {
    for (const [i, list] of land.adjacent.entries()) for (const j of list) expect(land.adjacent[j]).toContain(i);
  });
});

describe('water', () => {
  it.each([
    ['6,4', ['1,0', '2,9']], // the lake's end, beside West and East
    ['1,10', ['0,1', '2,9']], // the sea between Delta and East
    ['6,3', ['1,0']],
    ['5,10', ['2,9']],
    ['0,6', ['0,1']],
  ])('%s counts for each region it touches', (name, homes) => {
    expect(regionsOf(name)).toEqual(homes);
  });

  it('touches land everywhere', () => {
    for (const [i] of terrain.entries()) expect(land.homes[i]!.length).toBeGreaterThan(0);
  });
});
