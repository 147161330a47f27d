import type { Event } from '../../../../shared/games/ankh/events.ts';

// Where something changed on the map: what came to a space (and from where), what is gone from it, camels on sides.
export type Change =
  | { is: 'come'; at: number; from: number | undefined }
  | { is: 'gone'; at: number }
  | { is: 'laid'; sides: readonly number[] }
  | { is: 'lifted'; sides: readonly number[] };

export const changesOf = (events: readonly Event[]): Change[] => events.flatMap(changes);

function changes(event: Event): Change[] {
  switch (event.type) {
    case 'moved':
    case 'pushed':
      return [{ is: 'come', at: event.to, from: event.from }];
    case 'summoned':
      return [{ is: 'come', at: event.to, from: undefined }];
    case 'underworldPlaced':
      return [{ is: 'come', at: event.to, from: event.from ?? undefined }];
    case 'controlled':
    case 'built':
      return [{ is: 'come', at: event.at, from: undefined }];
    case 'killed':
      return event.figures.map(({ at }) => ({ is: 'gone', at }));
    case 'monumentDestroyed':
      return [{ is: 'gone', at: event.at }];
    case 'caravanLaid':
      return [{ is: 'laid', sides: event.line }];
    case 'consolidated':
      return [{ is: 'lifted', sides: event.camels }];
    default:
      return [];
  }
}
