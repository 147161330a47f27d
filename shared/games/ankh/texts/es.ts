import { events } from './es/events.ts';
import { options } from './es/options.ts';
import { questions } from './es/questions.ts';
import { refusals } from './es/refusals.ts';
import { result } from './es/result.ts';
import { textsOf } from './phrasebook.ts';

export const texts = textsOf({ questions, options, refusals, events, result });
