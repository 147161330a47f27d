import { describe, expect, it } from 'vitest';
import type { Reference } from '../../../shared/engine/index.ts';
import {
  actions,
  cardNames,
  godNames,
  guardianNames,
  powerNames,
  setupNames,
} from '../../../shared/games/ankh/names.ts';
import { reference as en } from '../../../shared/games/ankh/reference/en.ts';
import { reference as es } from '../../../shared/games/ankh/reference/es.ts';

const entries = (reference: Reference) => reference.sections.flatMap((section) => section.entries);
// What does not depend on the language.
const skeleton = (reference: Reference) =>
  reference.sections.map(({ id, entries }) => ({
    id,
    entries: entries.map(({ id, page, ours }) => ({ id, page, ours })),
  }));

describe.each([
  ['English', en],
  ['Spanish', es],
])('the %s reference of Ankh', (_, reference) => {
  it('gives every entry a name of its own to be pointed at', () => {
    const ids = entries(reference).map((entry) => entry.id);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  });

  it.each([
    ['gods', godNames],
    ['guardians', guardianNames],
    ['powers', powerNames],
    ['cards', cardNames],
    ['actions', actions],
    ['setups', setupNames],
  ])('explains all %s of the box', (section, things) => {
    const explained = reference.sections.find(({ id }) => id === section)?.entries.map((entry) => entry.id);
    expect(explained).toEqual(expect.arrayContaining([...things]));
  });

  it('is plain text in whole sentences', () => {
    for (const { id, name, text } of entries(reference)) {
      expect(name.trim(), id).not.toBe('');
      for (const paragraph of text.split('\n\n')) {
        expect(paragraph, id).toMatch(/^[\p{Lu}¿«1-9].*[.!?]$/u);
        expect(paragraph, id).not.toMatch(/[<>*_`#]| {2}|\n/);
      }
    }
  });

  it('stays short: a thing of the game is read on a train in a breath or two', () => {
    for (const { id, text } of entries(reference)) expect(text.length, id).toBeLessThan(600);
  });

  it('names pages the rulebook has', () => {
    for (const { id, page } of entries(reference)) {
      for (const number of page?.split(', ') ?? [])
        expect(Number(number), id).toSatisfy((n: number) => n >= 2 && n <= 32);
    }
  });
});

it('says the same things in Spanish as in English', () => {
  expect(skeleton(es)).toEqual(skeleton(en));
});

it('is translated: hardly any text is the same in both', () => {
  const english = new Map(entries(en).map((entry) => [entry.id, entry.text]));
  expect(entries(es).filter(({ id, text }) => english.get(id) === text)).toEqual([]);
});
