// Which files of the site are sent together. Left alone, the bundler makes a file of whatever two pages share, dozens
// of them, and on a slow line each costs its own way there and back.
const ofGame = (file: string) => `${/[\\/]games[\\/](\w+)[\\/]/.exec(file)?.[1]}-parts`;

export const chunks = [
  // Changes seldom, so browsers keep it when the rest is new.
  { name: 'svelte', test: /node_modules[\\/](svelte|esm-env|clsx)[\\/]/ },
  // What every page needs. Not paceText: it brings the words of the service along, which a table's first look does without.
  {
    name: 'frame',
    test: /web[\\/](App\.svelte|styles|lib[\\/](?!words|paceText)|games[\\/]index|pages[\\/](index|State))/,
  },
  // What every table needs and other pages may, too.
  { name: 'board', test: /web[\\/](board|decide|rules|table)[\\/]|shared[\\/]hex[\\/]/, minShareCount: 2 },
  // The drawings also stand in lists of games, and names and maps in rules and set-ups, without the board.
  { name: ofGame, test: /[\\/]games[\\/]\w+[\\/]/, minShareCount: 2 },
].map((group, i, all) => ({ ...group, priority: all.length - i }));
