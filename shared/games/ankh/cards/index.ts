import { build } from './build.ts';
import { chariots } from './chariots.ts';
import { cycle } from './cycle.ts';
import { drought } from './drought.ts';
import { flood } from './flood.ts';
import { miracle } from './miracle.ts';
import { plague } from './plague.ts';

export const cards = [plague, build, chariots, cycle, drought, flood, miracle];
