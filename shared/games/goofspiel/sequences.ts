// The game's table of contents.
export const sequences = {
  game: ['deal', 'round'],
  round: ['turnUp', 'bid', 'award', 'goOn'],
};
