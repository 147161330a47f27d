import type { Reference, ReferenceSection } from '../../shared/engine/index.ts';

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

// The sections with the entries in which every word of the search occurs, whatever its case and accents.
export function search({ sections }: Reference, what: string): ReferenceSection[] {
  const words = plain(what).split(/\s+/).filter(Boolean);
  if (words.length === 0) return sections;
  return sections.flatMap((section) => {
    const entries = section.entries.filter(({ name, text }) => {
      const all = plain(`${name} ${text} ${section.title}`);
      return words.every((word) => all.includes(word));
    });
    return entries.length > 0 ? [{ id: section.id, title: section.title, entries }] : [];
  });
}
