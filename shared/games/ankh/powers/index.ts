import { bountiful } from './bountiful.ts';
import { commanding } from './commanding.ts';
import { glorious } from './glorious.ts';
import { inspiring } from './inspiring.ts';
import { magnanimous } from './magnanimous.ts';
import { obeliskAttuned } from './obeliskAttuned.ts';
import { omnipresent } from './omnipresent.ts';
import { pyramidAttuned } from './pyramidAttuned.ts';
import { resplendent } from './resplendent.ts';
import { revered } from './revered.ts';
import { templeAttuned } from './templeAttuned.ts';
import { worshipful } from './worshipful.ts';

export const powers = [
  ...[commanding, inspiring, omnipresent, revered],
  ...[resplendent, obeliskAttuned, templeAttuned, pyramidAttuned],
  ...[glorious, magnanimous, bountiful, worshipful],
];
