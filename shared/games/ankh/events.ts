import type { Part, Seat } from '../../engine/index.ts';
import type {
  Action,
  CardName,
  FigureKind,
  GodName,
  GuardianName,
  Level,
  MonumentType,
  PowerName,
  SetupName,
} from './names.ts';

// A figure as it is told of: everything a sentence about it needs. `owner` is the seat its god belongs to.
export type Piece = { id: number; kind: FigureKind; owner: Seat };
// A figure and the space it stands, or stood, on.
export type Placed = Piece & { at: number };

// `region` is always the number of its Conflict Order token, `at`, `from` and `to` are spaces (see map/egypt.ts for their
// names), `seat` is the seat whose god it is: of a merged god, the higher one's.
export type Event =
  // setting up
  | { type: 'godsOffered'; seat: Seat; gods: GodName[] }
  | { type: 'godChosen'; seat: Seat; god: GodName; dealt: boolean }
  | { type: 'firstPlayer'; seat: Seat }
  | { type: 'guardiansChosen'; guardians: GuardianName[]; figures: number[] } // how many of each are in the game
  | { type: 'laidOut'; setup: SetupName | 'custom' }
  // the turn; `player` is the seat whose turn it is, which may be the lower one of a merged god
  | { type: 'turnBegan'; player: Seat }
  | { type: 'actionTaken'; player: Seat; action: Action; nth: 1 | 2; triggers: boolean }
  | { type: 'moved'; seat: Seat; figure: Piece; from: number; to: number; by: 'action' | 'obeliskAttuned' }
  | { type: 'pushed'; seat: Seat; figure: Piece; from: number; to: number } // an enemy's figure, moved on by seat's
  | { type: 'summoned'; seat: Seat; figure: Piece; to: number; by: 'action' | 'return' }
  | { type: 'ransomed'; seat: Seat; captor: Seat } // one Follower paid for a Warrior held captive
  | { type: 'followersGained'; seat: Seat; amount: number; parts: Part[]; total: number }
  | {
      type: 'followersSacrificed';
      seat: Seat;
      amount: number;
      for: 'unlock' | 'build' | 'bid' | 'worshipful';
      total: number;
    }
  | { type: 'unlocked'; seat: Seat; power: PowerName; level: Level }
  | { type: 'guardianJoined'; seat: Seat; figure: Piece; level: Level }
  | { type: 'guardianMissed'; seat: Seat; level: Level; why: 'noneLeft' | 'noBase' }
  // events of the track
  | { type: 'eventTriggered'; player: Seat; number: number; event: 'controlMonument' | 'camelCaravan' | 'conflict' }
  | { type: 'controlled'; seat: Seat; monument: MonumentType; at: number; from: Seat | null }
  | { type: 'nothingControlled'; seat: Seat; why: 'noToken' | 'noneAdjacent' }
  | { type: 'caravanLaid'; player: Seat; line: number[]; region: number; added: number } // `added`: the new token
  | { type: 'noCaravan'; player: Seat; why: 'declined' | 'impossible' }
  | { type: 'tokenKept'; player: Seat; region: number; added: number; at: number } // `at`: first space of the part with the old token
  | { type: 'tokensSwapped'; player: Seat; tokens: [number, number] }
  // conflict
  | { type: 'conflictBegan'; seat: Seat; number: number }
  | { type: 'conflictEnded'; number: number }
  | { type: 'dominated'; seat: Seat; region: number }
  | { type: 'battleBegan'; region: number; seats: Seat[] }
  | { type: 'cardsRevealed'; region: number; cards: { seat: Seat; cards: CardName[] }[] }
  | { type: 'built'; seat: Seat; monument: MonumentType; at: number; cost: number }
  | { type: 'buildSkipped'; seat: Seat; why: 'declined' | 'followers' | 'token' | 'space' | 'supply' }
  | { type: 'plagueBid'; seat: Seat; region: number; bids: { seat: Seat; bid: number }[]; spared: Seat | null }
  | { type: 'strengthsCompared'; region: number; sides: { seat: Seat; total: number; parts: Part[] }[] }
  | { type: 'tiebreakerUsed'; seat: Seat; region: number }
  | { type: 'battleWon'; seat: Seat; region: number; strength: number; margin: number }
  | { type: 'battleUnwon'; region: number; seats: Seat[]; why: 'tie' | 'nobodyLeft' } // seats: those who tie
  | { type: 'battleLost'; region: number; seats: Seat[] }
  | { type: 'killed'; region: number; moment: 'plague' | 'resolution'; figures: Placed[] }
  | { type: 'battleOver'; region: number }
  | { type: 'devotionGained'; seat: Seat; amount: number; parts: Part[]; from: number; to: number }
  | { type: 'devotionLost'; seat: Seat; amount: number; because: string; from: number; to: number }
  | {
      type: 'monumentDestroyed';
      monument: MonumentType;
      at: number;
      owner: Seat | null;
      by: 'scorpion' | 'merge' | 'forgotten';
    }
  // the fate of gods
  | { type: 'merged'; higher: Seat; lower: Seat; gods: [GodName, GodName]; devotion: number }
  | { type: 'guardiansInherited'; seat: Seat; kept: Piece[]; lost: Piece[] }
  | { type: 'forgotten'; seat: Seat; devotion: number }
  // what gods, guardians, powers and cards do
  | { type: 'twoCardsAnnounced'; seat: Seat; region: number } // Amun
  | { type: 'trapped'; seat: Seat; owner: Seat } // Anubis: a Warrior of `owner`
  | { type: 'sheltered'; seat: Seat; figures: Placed[] } // Isis: these stay alive
  | { type: 'underworldPlaced'; seat: Seat; from: number | null; to: number } // Osiris
  | { type: 'madeRadiant'; seat: Seat; figure: Piece } // Ra
  | { type: 'aimed'; seat: Seat; figure: Piece; claws: [number, number] } // Giant Scorpion
  | { type: 'noReturn'; seat: Seat; figure: Piece } // Mummy: no empty space beside its God
  | { type: 'cardsReclaimed'; seat: Seat; cards: CardName[] } // Cycle of Ma'at
  // the People's Revolt
  | { type: 'consolidated'; player: Seat; regions: [number, number]; camels: number[]; removed: number }
  | { type: 'tokenReplaced'; player: Seat; token: number; removed: number; at: number }; // `token` now orders the region of `removed`

export type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;
