import { card } from '../holding.ts';

export const chariots = card('chariots', 3, {});
