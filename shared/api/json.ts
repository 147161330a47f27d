import * as v from 'valibot';
import { isJson, type Json } from '../engine/index.ts';

// Any JSON value. A game's options, answers and events have their own shapes, which the game itself checks.
export const AnyJson: v.GenericSchema<Json> = v.custom<Json>((value) => isJson(value), 'must be a JSON value');

// Milliseconds since 1970, UTC.
export const Time = v.pipe(v.number(), v.integer(), v.description('Milliseconds since 1970-01-01T00:00Z'));

export const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
