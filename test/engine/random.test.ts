import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commitment, type Draw, draw, type Evidence, shuffle, start, verify } from '../../shared/engine/index.ts';
import { goofspiel } from '../../shared/games/goofspiel/goofspiel.ts';
import { seed } from './toy.ts';

describe('verifiable randomness', () => {
  const evidence = (): Evidence => {
    const random = { seed, nonces: ['a', 'b'], drawn: 0 };
    const draws: Draw[] = [];
    shuffle(
      random,
      Array.from({ length: 20 }, (_, i) => i),
      draws,
    );
    for (let i = 0; i < 20; i++) draw(random, 6, draws);
    return { commitment: commitment(seed), seed, nonces: ['a', 'b'], draws };
  };

  it('is what anyone can work out with HMAC-SHA-256 from any library', () => {
    const bytes = Buffer.from(seed, 'hex');
    expect(commitment(seed)).toBe(createHash('sha256').update(bytes).digest('hex'));
    const key = createHmac('sha256', bytes).update('a,b').digest();
    for (const { n, below, got } of evidence().draws) {
      expect(createHmac('sha256', key).update(String(n)).digest().readUIntBE(0, 6) % below).toBe(got);
    }
  });

  it('verifies, and tells what is wrong with altered evidence', () => {
    expect(verify(evidence())).toEqual([]);
    expect(verify({ ...evidence(), seed: '00'.repeat(32) })[0]).toContain('not the one that was committed to');
    expect(verify({ ...evidence(), seed: 'short' })).toEqual(['the seed is not 64 hexadecimal digits']);
    expect(verify({ ...evidence(), nonces: ['a', 'c'] }).length).toBeGreaterThan(0);
    const told = evidence();
    told.draws[25]!.got = (told.draws[25]!.got + 1) % 6;
    expect(verify(told)).toEqual([expect.stringContaining('draw 25')]);
    const left = evidence();
    left.draws.splice(10, 1);
    expect(verify(left).length).toBeGreaterThan(0);
  });

  it('depends on every nonce and on the seed', () => {
    const first = (seed: string, nonces: string[]) =>
      Array.from({ length: 8 }, (_, drawn) => draw({ seed, nonces, drawn }, 2 ** 30));
    expect(first(seed, ['a', 'b'])).toEqual(first(seed, ['a', 'b']));
    expect(first(seed, ['a', 'b'])).not.toEqual(first(seed, ['a', 'x']));
    expect(first(seed, ['a', 'b'])).not.toEqual(first(seed.replace('5', '6'), ['a', 'b']));
  });

  it('is even: no face of a die is 5 sigma off in 12,000 rolls', () => {
    const random = { seed, nonces: [], drawn: 0 };
    const faces = new Array(6).fill(0);
    for (let i = 0; i < 12_000; i++) faces[draw(random, 6)]++;
    for (const count of faces) expect(Math.abs(count - 2000)).toBeLessThan(5 * Math.sqrt(12_000 * (1 / 6) * (5 / 6)));
  });

  it('shuffles into a permutation, and refuses an impossible draw', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.integer(), (items, fast) => {
        expect(shuffle({ fast }, [...items]).toSorted()).toEqual(items.toSorted());
      }),
    );
    for (const below of [0, -1, 1.5, 2 ** 49, Number.NaN]) expect(() => draw({ fast: 1 }, below)).toThrow(RangeError);
  });

  it('covers a whole game: every draw a game reports verifies', () => {
    const begun = start(goofspiel, { seats: 2, options: {}, seed, nonces: ['n', 'm'] });
    expect(begun.draws).toHaveLength(12);
    expect(verify({ commitment: commitment(seed), seed, nonces: ['n', 'm'], draws: begun.draws })).toEqual([]);
  });
});
