import { keep, kept } from './kept.ts';

const isYes = (value: unknown): value is true => value === true;

// Our typefaces are 90 KB, almost as much as the scripts of a table. On a first visit they are sent for once what was asked
// for is shown, so that they don't stand in its way; a browser that has them shows them at once.
export function showFaces(): void {
  document.documentElement.classList.add('faces');
}

export const hasFaces = (): boolean => kept('faces', isYes) === true;

export async function sendForFaces(): Promise<void> {
  showFaces();
  await document.fonts.ready;
  keep('faces', true);
}
