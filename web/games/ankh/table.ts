// What a table of this game loads, in one file.
export { default as Board } from './Board.svelte';
export { default as Digest } from './Digest.svelte';
export { default as Panels } from './Panels.svelte';
export { default as PlayerMark } from './PlayerMark.svelte';
export { site } from './site.ts';
