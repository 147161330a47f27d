import { ankhPower } from '../holding.ts';

// Build Monument costs nothing.
export const inspiring = ankhPower('inspiring', { value: { buildCost: (_g, _about, soFar) => -soFar } });
