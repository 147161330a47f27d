// The names a language must have, so that none is forgotten.
export type Words = {
  civs: readonly string[];
  colours: readonly string[]; // the players'
  grounds: readonly string[];
  crystals: readonly string[];
  kinds: readonly string[]; // of building
  actions: { [action: string]: string };
  cards: { [card: string]: string };
  tokens: { [token: string]: string };
  bonuses: { [bonus: string]: string };
  developments: { [card: string]: string };
  reasons: { [why: string]: string }; // why something was gained or paid
};

// A word by its name; a name nobody translated is shown as it is rather than not at all.
export const word = (words: { [name: string]: string }, name: string): string => words[name] ?? name;
