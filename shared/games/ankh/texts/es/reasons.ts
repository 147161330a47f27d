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
  'majority.obelisk': 'mayoría de obeliscos',
  'majority.temple': 'mayoría de templos',
  'majority.pyramid': 'mayoría de pirámides',
  monuments: ['monumento', 'monumentos'],
  level: 'por su nivel',
  figures: ['figura', 'figuras'],
  neutralised: ['anulada', 'anuladas'],
  domination: 'dominación',
  win: 'victoria',
  consolidation: 'regiones unidas',
};
