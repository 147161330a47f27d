import { RefusedError } from '../../shared/api/client.ts';
import { isPassing } from './api.ts';
import { reading } from './reading.svelte.ts';

// What went wrong, for people, in their language. The server's own sentence is English and may be more exact; where the
// words of the site have one for its reason, that one is said.
export function problemSaid(error: unknown): string {
  if (error instanceof RefusedError) return reading.words.refused[error.reason] ?? error.message;
  if (isPassing(error)) return reading.words.site.unreached;
  return error instanceof Error ? error.message : String(error);
}
