import type { TheocratiaWords } from '../words/index.ts';

// '1 Cosmo and 1 Worship'
export function gainSaid({ cosmo, worship }: { cosmo: number; worship: number }, words: TheocratiaWords): string {
  const parts: string[] = [];
  if (cosmo > 0) parts.push(words.gain.cosmo(cosmo));
  if (worship > 0) parts.push(words.gain.worship(worship));
  return words.list(parts);
}
