// What a table of this game loads, in one file.
export { default as Board } from './Board.svelte';
export { default as Panels } from './Panels.svelte';
export { site } from './site.ts';
