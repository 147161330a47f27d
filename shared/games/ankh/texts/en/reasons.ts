import type { Reasons } from '../reason.ts';
import { cards, figures, gods, powers } from './names.ts';

export const reasons: Reasons = {
  ...powers,
  ...gods,
  ...cards,
  satet: figures.satet.bare,
  catMummy: figures.catMummy.bare,
  mummy: figures.mummy.bare,
  apep: figures.apep.bare,
  scorpion: figures.scorpion.bare,
  androsphinx: figures.androsphinx.bare,
  'majority.obelisk': 'obelisk majority',
  'majority.temple': 'temple majority',
  'majority.pyramid': 'pyramid majority',
  monuments: ['monument', 'monuments'],
  level: 'for its level',
  figures: ['figure', 'figures'],
  neutralised: 'silenced',
  domination: 'domination',
  win: 'win',
  consolidation: 'regions grown together',
};
