import type { Event, Placed } from '../../../shared/games/ankh/events.ts';
import type { Action, MonumentType } from '../../../shared/games/ankh/names.ts';
import type { TrackEvent } from '../../../shared/games/ankh/tracks.ts';

// What many events come to, for whoever was away: what the others did with their turns, how far each god has moved, and
// what has become of one's own.
export type Digest = {
  turns: { seat: number; actions: Action[]; event: TrackEvent['do'] | undefined }[]; // of the others; the event set off
  devotion: { seat: number; from: number; to: number }[]; // of those who moved, the furthest first
  followers: { from: number; to: number } | undefined; // one's own
  fallen: Placed[]; // one's own figures
  lost: { monument: MonumentType; at: number; to: number | undefined }[]; // one's own monuments, and who has them now
};

// `own` is the seat one's pieces belong to: of a merged god, the higher one's.
export function digestOf(events: readonly Event[], you: number, own = you): Digest {
  const turns: Digest['turns'] = [];
  const devotion = new Map<number, { from: number; to: number }>();
  let followers: Digest['followers'];
  const fallen: Placed[] = [];
  const lost: Digest['lost'] = [];
  for (const event of events) {
    switch (event.type) {
      case 'actionTaken':
        if (event.player === you) break;
        if (event.nth === 1) turns.push({ seat: event.player, actions: [event.action], event: undefined });
        else turns.at(-1)?.actions.push(event.action);
        break;
      case 'eventTriggered': {
        const turn = turns.at(-1);
        if (turn?.seat === event.player) turn.event = event.event;
        break;
      }
      case 'devotionGained':
      case 'devotionLost':
        devotion.set(event.seat, { from: devotion.get(event.seat)?.from ?? event.from, to: event.to });
        break;
      case 'followersGained':
      case 'followersSacrificed': {
        if (event.seat !== own) break;
        const before = event.type === 'followersGained' ? event.total - event.amount : event.total + event.amount;
        followers = { from: followers?.from ?? before, to: event.total };
        break;
      }
      case 'killed':
        fallen.push(...event.figures.filter(({ owner }) => owner === own));
        break;
      case 'controlled':
        if (event.from === own) lost.push({ monument: event.monument, at: event.at, to: event.seat });
        break;
      case 'monumentDestroyed':
        if (event.owner === own) lost.push({ monument: event.monument, at: event.at, to: undefined });
        break;
    }
  }
  const moved = [...devotion].map(([seat, way]) => ({ seat, ...way })).filter(({ from, to }) => from !== to);
  return {
    turns,
    devotion: moved.sort((a, b) => b.to - a.to),
    followers: followers?.from === followers?.to ? undefined : followers,
    fallen,
    lost,
  };
}
