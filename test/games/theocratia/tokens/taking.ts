import type { Written } from '../../../../shared/games/theocratia/notation/index.ts';
import { four, hex, homes, Scene } from '../scene.ts';

type Given = Omit<Partial<Written>, 'game'>;

// Pink's Barrack of Red's, a House of Brown's and the starting Factory: they make way for Red's Pyramid.
export const group = { ...homes, '-1,-2': 'pink barrack', '-1,-1': 'pink house' };

// Red has built the Pyramid with Pink and is about to take a token.
export function raised(given: Given = {}): Scene {
  const scene = Scene.acting('red', 'magenta 5', 'pink', { map: group, ...given });
  scene.answer('red', { do: 'pyramid', hex: hex('-1,-2') });
  // With a further building beside it there is more than one group.
  return scene.asks === 'pyramidGroup red' ? scene.answer('red', { with: [hex('-2,-2'), hex('-1,-1')] }) : scene;
}

export const taking = (token: string, given: Given = {}): Scene => raised(given).answer('red', { token });

type Players = Written['players'];
export const red = (change: Partial<Players[number]>): Players => [{ ...four[0]!, ...change }, ...four.slice(1)];

// This card is the first round's.
type Bonus = NonNullable<Written['bonuses']>[number];
const all = ['expansion', 'factory', 'barrack', 'pyramid', 'holidayWar'] as const;
export const bonusNow = (first: Bonus): Bonus[] => [first, ...all.filter((one) => one !== first)];
