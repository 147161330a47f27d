import { events } from './en/events.ts';
import { options } from './en/options.ts';
import { questions } from './en/questions.ts';
import { refusals } from './en/refusals.ts';
import { result } from './en/result.ts';
import { textsOf } from './phrasebook.ts';

export const texts = textsOf({ questions, options, refusals, events, result });
