import type { Json } from '../../shared/engine/index.ts';
import { keepTable, type TableWord } from '../db/tables.ts';
import { deskOf, postLetter } from '../desk/address.ts';
import type { Env } from '../env.ts';
import type { Letter } from '../notify/letter.ts';
import type { CardWord } from './cards.ts';
import type { Send, Word } from './outbox.ts';
import { holderOf } from './seats.ts';
import type { Store } from './store.ts';

// A room's words to others. All are JSON by their nature: they are stored as it.
export type TalkWord = { user: string }; // who has talked here
export type PostWord = { id: string; address: string; letter: Letter };

const json = (word: unknown): Json => word as Json;
export const toDesks = (cards: CardWord[]): Word => ({ addressee: 'desks', word: json(cards) });
export const ofTalk = (talk: TalkWord): Word => ({ addressee: 'talker', word: json(talk) });
export const toLobby = (table: TableWord): Word => ({ addressee: 'lobby', word: json(table) });
export const toPost = (post: PostWord): Word => ({ addressee: 'post', word: json(post) });

// How they travel. A word's number is the version of what it tells.
export function carrier(env: Env, store: Store): Send {
  return async ({ id, addressee, word }) => {
    const told: unknown = word;
    switch (addressee) {
      case 'desks': {
        // All at once: a desk that can't be reached keeps no other waiting, and hears it again with the rest.
        const sent = await Promise.allSettled((told as CardWord[]).map((card) => toDesk(env, store, card, id)));
        for (const one of sent) if (one.status === 'rejected') throw one.reason;
        return;
      }
      case 'talker':
        return deskOf(env, (told as TalkWord).user).talkedAt(store.game.id);
      case 'lobby':
        return keepTable(env.DB, told as TableWord, id);
      case 'post': {
        const post = told as PostWord;
        return postLetter(env, post.address, post.id, post.letter);
      }
      default:
        throw new Error(`nobody here knows who '${addressee}' is`);
    }
  };
}

// Who has lost their seat since has no card of it, whatever the word says: words may overtake each other.
async function toDesk(env: Env, store: Store, { user, card, anew }: CardWord, version: number): Promise<void> {
  const desk = deskOf(env, user);
  const isTheirs = store.seats.some((row) => holderOf(row) === user);
  if (!isTheirs || anew) await desk.dropCard(store.game.id);
  if (isTheirs && card !== null) await desk.card({ ...card, version });
}
