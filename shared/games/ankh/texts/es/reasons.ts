import { cards, figures, gods, powers } from './names.ts';

// Why a strength, a cost or a gain is what it is: the ids the rules give with each part of a figure.
export const reasons: { [because: string]: string } = {
  ...powers,
  ...gods,
  ...cards,
  satet: figures.satet.bare,
  catMummy: figures.catMummy.bare,
  mummy: figures.mummy.bare,
  apep: figures.apep.bare,
  scorpion: figures.scorpion.bare,
  androsphinx: figures.androsphinx.bare,
};
