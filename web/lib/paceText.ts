import type { Pace } from '../../shared/clock/pace.ts';
import { listed, reading } from './reading.svelte.ts';
import { spanText } from './span.ts';
import { service } from './words/service.ts';

// A pace in plain sentences.
export function paceText(pace: Pace): string {
  const words = service.words.terms;
  if (pace.kind === 'none') return words.none;
  const said = (ms: number) => spanText(ms, reading.language, 'long');
  const bank = words.bank(said(pace.bank), said(pace.increment), said(pace.cap));
  return pace.stops.length === 0 ? bank : `${bank} ${words.stops(listed(pace.stops.map((stop) => words.stop[stop])))}`;
}
