import { record } from '../chronicle.ts';
import { GREEN } from '../content/names.ts';
import { activated, type Card } from './card.ts';

// 2 green crystals from the reserve are written into the Chronicle of the Civ activated this turn.
export const patientScribes: Card = {
  id: 'patientScribes',
  timing: 'after',
  targets: (g) => (activated(g) < 0 ? [] : [{}]),
  play: (g) => record(g, activated(g), [GREEN, GREEN]),
};
