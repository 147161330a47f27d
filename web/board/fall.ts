import { cubicIn } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';

// What leaves the board sinks into it; not where the reader wants no motion, or steps through the past.
export function fall(_: Element, { still }: { still: boolean }): TransitionConfig {
  const calm = !still && !matchMedia('(prefers-reduced-motion: reduce)').matches;
  return { duration: calm ? 420 : 0, easing: cubicIn, css: (t) => `opacity: ${t}; scale: ${0.6 + 0.4 * t}` };
}
