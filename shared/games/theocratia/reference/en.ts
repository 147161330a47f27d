import type { Reference } from '../../../engine/index.ts';
import { ours } from './en/ours.ts';
import { play } from './en/play.ts';
import { rulings } from './en/rulings.ts';

export const reference: Reference = { title: 'Theocratia', sections: [...play, ...ours, rulings] };
