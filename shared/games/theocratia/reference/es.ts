import type { Reference } from '../../../engine/index.ts';
import { ours } from './es/ours.ts';
import { play } from './es/play.ts';
import { rulings } from './es/rulings.ts';

export const reference: Reference = { title: 'Theocratia', sections: [...play, ...ours, rulings] };
