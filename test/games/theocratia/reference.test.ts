import { describe, expect, it } from 'vitest';
import type { Reference } from '../../../shared/engine/index.ts';
import { cardIds } from '../../../shared/games/theocratia/cards/ids.ts';
import { BONUSES, TOKENS } from '../../../shared/games/theocratia/content/stock.ts';
import { reference as en } from '../../../shared/games/theocratia/reference/en.ts';
import { reference as es } from '../../../shared/games/theocratia/reference/es.ts';
import { words as english } from '../../../shared/games/theocratia/texts/en/words.ts';
import { words as spanish } from '../../../shared/games/theocratia/texts/es/words.ts';

const entries = (reference: Reference) => reference.sections.flatMap((section) => section.entries);
const section = (reference: Reference, id: string) => reference.sections.find((one) => one.id === id)!.entries;
// What does not depend on the language.
const skeleton = (reference: Reference) =>
  reference.sections.map(({ id, entries }) => ({
    id,
    entries: entries.map(({ id, page, ours }) => ({ id, page, ours })),
  }));

describe.each([
  ['English', en, english],
  ['Spanish', es, spanish],
])('the %s reference', (_, reference, words) => {
  it('gives every entry a name of its own to be pointed at', () => {
    const ids = reference.sections.flatMap((one) => one.entries.map((entry) => `${one.id}/${entry.id}`));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('explains every card, token, bonus and action, cards by the name they have at the table', () => {
    expect(
      section(reference, 'cards')
        .map((entry) => entry.id)
        .toSorted(),
    ).toEqual([...cardIds]);
    for (const { id, name } of section(reference, 'cards')) expect(name).toBe(words.cards[id]);
    expect(section(reference, 'tokens').map((entry) => entry.id)).toEqual([...TOKENS]);
    expect(section(reference, 'bonuses').map((entry) => entry.id)).toEqual(BONUSES.map((id) => `bonus:${id}`));
    const actions = section(reference, 'actions').map((entry) => entry.id);
    for (const action of Object.keys(words.actions)) expect(actions).toContain(action);
  });

  it('lists the fifty settled questions and those met since, and marks what is ours', () => {
    const rulings = section(reference, 'rulings');
    expect(rulings.length).toBeGreaterThanOrEqual(54);
    rulings.forEach(({ id, ours }, i) => {
      expect(id.startsWith(`r${i + 1}:`)).toBe(true);
      expect(ours).toBe(true);
    });
    for (const { ours } of [...section(reference, 'cards'), ...section(reference, 'tracks')]) expect(ours).toBe(true);
    for (const { id, ours } of section(reference, 'actions')) expect(ours, id).toBeUndefined();
  });

  it('is plain text in whole sentences', () => {
    for (const { id, name, text } of entries(reference)) {
      expect(name.trim(), id).not.toBe('');
      for (const paragraph of text.split('\n\n')) {
        expect(paragraph, id).toMatch(/^[\p{Lu}¿1-9].*[.!?]$/u);
        expect(paragraph, id).not.toMatch(/[<>*_`#]| {2}|\n/);
      }
      expect(text.length, id).toBeLessThan(700);
    }
  });
});

it('both references have the same shape', () => {
  expect(skeleton(es)).toEqual(skeleton(en));
});
