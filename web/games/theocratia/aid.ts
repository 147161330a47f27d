import { Aid } from '../../board/aid.svelte.ts';

export const aid = new Aid('theocratia');
