import { amun } from './amun.ts';
import { anubis } from './anubis.ts';
import { isis } from './isis.ts';
import { osiris } from './osiris.ts';
import { ra } from './ra.ts';

export const gods = [amun, anubis, isis, osiris, ra];
