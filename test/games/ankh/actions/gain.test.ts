import { describe, expect, it } from 'vitest';
import { action } from '../scene.ts';

describe('Gain Followers (p. 17)', () => {
  it('example: own Obelisk and two neutral Pyramids count; not the lonely one, the one across the river, Amun’s', () => {
    const scene = action('gain', {
      gods: ['isis', 'amun', 'ra'],
      board: {
        '2,5': 'isis',
        '3,4': 'isis warrior',
        '1,7': 'isis warrior',
        '2,4': 'isis obelisk',
        '3,5': 'pyramid',
        '1,8': 'pyramid',
        '1,2': 'isis pyramid',
        '3,3': 'pyramid',
        '1,6': 'amun obelisk',
        '8,3': 'amun',
        '8,6': 'ra',
      },
    });
    expect(scene.god('isis').followers).toBe(4);
    expect(scene.god('amun').followers).toBe(1);
  });

  it('counts a Monument once, however many figures stand around it', () => {
    const scene = action('gain', {
      gods: ['isis', 'amun'],
      board: { '2,5': 'isis', '2,6': 'isis warrior', '1,5': 'temple', '8,3': 'amun' },
    });
    expect(scene.god('isis').followers).toBe(2);
  });

  it('gives nothing where there is nothing', () => {
    const scene = action('gain', { gods: ['isis', 'amun'], board: { '2,5': 'isis', '8,3': 'amun' } });
    expect(scene.god('isis').followers).toBe(1);
  });
});
