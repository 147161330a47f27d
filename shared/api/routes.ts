import type * as v from 'valibot';
import {
  Done,
  EndSessions,
  Guest,
  Leaving,
  Me,
  ProfileChange,
  SessionList,
  SignIn,
  SignInConfirmed,
  SignInSent,
  Written,
  WrittenAsked,
} from './account.ts';
import { Catalogue } from './catalogue.ts';
import { Chat, ChatAsked, ChatMessage, ChatRead, Message, Notes, NotesKept } from './chat.ts';
import { DeskChange, DeskView, LocalMails, PushEnded, PushSubscribed, TestNotice } from './desk.ts';
import { Fill, HandedOver, Invite, Invited, Rematch, Rematched, SeatMeant, SitDown, TakeOver } from './gathering.ts';
import { AnyJson } from './json.ts';
import { Live, LiveAsked } from './live.ts';
import { Lobby, LobbyAsked, PlayerProfile } from './lobby.ts';
import { Log, LogAsked, Replay, ReplayAsked } from './log.ts';
import { Answers, Moved, Undo } from './moves.ts';
import {
  Failures,
  FailuresAsked,
  OperatorTables,
  OperatorTablesAsked,
  Rebuilt,
  RoomExport,
  RoomImported,
} from './operator.ts';
import {
  NewPasskey,
  PasskeyAsked,
  PasskeyList,
  PasskeyNamed,
  PasskeyProof,
  PasskeyRemoved,
  PasskeyWanted,
} from './passkeys.ts';
import { GameRecord } from './record.ts';
import { GameId, UnsubscribeSecret, UserId } from './secrets.ts';
import { Joined, Made, NewTable, Sitter, Table, Voted } from './table.ts';
import { VoteCast } from './votes.ts';

// Every route, declared once: the Worker checks requests by it, OpenAPI is made of it, the client is typed by it.
// `eyes` says whose secret (Authorization: Bearer …) it takes: a seat's, an invitation's, or none needed.
// `who` says who else it is for: somebody signed in, a guest at least (the session's cookie); or whoever runs the server
// (Authorization: Bearer and OPERATOR_SECRET), for whom alone such a route is there at all.
export type Route = {
  about: string;
  eyes?: 'seat' | 'seat-or-spectator' | 'invitation';
  who?: 'session' | 'operator';
  query?: v.GenericSchema;
  body?: v.GenericSchema;
  status?: 201;
  reply: v.GenericSchema;
  socket?: true;
  large?: true; // its body may be large
};

export const params = { id: GameId, player: UserId, user: UserId, secret: UnsubscribeSecret };

export const routes = {
  'GET /api/openapi.json': { about: 'This description of the service.', reply: AnyJson },
  'GET /api/catalogue': { about: 'The games, their options and their bots.', reply: Catalogue },
  'GET /api/me': { about: 'Who this browser is signed in as, if anyone.', reply: Me },
  'POST /api/me': {
    about: 'Change one’s name, time zone or language.',
    who: 'session',
    body: ProfileChange,
    reply: Me,
  },
  'POST /api/me/leave': {
    about: 'Delete one’s account: nothing of it is kept, seats become a former player’s.',
    who: 'session',
    body: Leaving,
    reply: Done,
  },
  'GET /api/me/export': {
    about: 'Everything that is kept about oneself, but for what one has written at tables.',
    who: 'session',
    reply: AnyJson,
  },
  'GET /api/me/written': {
    about: 'One’s notes and what one has said, table by table, in pages.',
    who: 'session',
    query: WrittenAsked,
    reply: Written,
  },
  'POST /api/guests': { about: 'Play at once with a name alone.', body: Guest, status: 201, reply: Me },
  'POST /api/sign-ins': {
    about: 'Have a link mailed. The reply is the same for every address.',
    body: SignIn,
    reply: SignInSent,
  },
  'POST /api/sign-ins/confirm': {
    about: 'Sign in by the secret of a mailed link. It works once.',
    body: SignInConfirmed,
    reply: Me,
  },
  'POST /api/sign-ins/passkey/challenge': {
    about: 'What a passkey has to sign to sign somebody in. It asks for nobody’s address.',
    reply: PasskeyAsked,
  },
  'POST /api/sign-ins/passkey': {
    about: 'Sign in by what a passkey has signed. Each challenge works once.',
    body: PasskeyProof,
    reply: Me,
  },
  'POST /api/sign-out': { about: 'End this session.', who: 'session', reply: Done },
  'GET /api/sessions': { about: 'Where one is signed in.', who: 'session', reply: SessionList },
  'POST /api/sessions/end': {
    about: 'End another session, or all others.',
    who: 'session',
    body: EndSessions,
    reply: SessionList,
  },
  'GET /api/passkeys': { about: 'One’s passkeys, the newest first.', who: 'session', reply: PasskeyList },
  'POST /api/passkeys/challenge': {
    about: 'What a new passkey has to sign, and what it should be like.',
    who: 'session',
    reply: PasskeyWanted,
  },
  'POST /api/passkeys': {
    about: 'Add a passkey to sign in with, a guest’s too.',
    who: 'session',
    body: NewPasskey,
    status: 201,
    reply: PasskeyList,
  },
  'POST /api/passkeys/rename': {
    about: 'Call a passkey something, to know it from the others.',
    who: 'session',
    body: PasskeyNamed,
    reply: PasskeyList,
  },
  'POST /api/passkeys/remove': {
    about: 'Remove a passkey: it signs nobody in any more. The last way in only if that is meant.',
    who: 'session',
    body: PasskeyRemoved,
    reply: PasskeyList,
  },
  'GET /api/desk': { about: 'My games and how I am told of them.', who: 'session', reply: DeskView },
  'POST /api/desk': {
    about: 'Change how I am told, and when my clocks stand still.',
    who: 'session',
    body: DeskChange,
    reply: DeskView,
  },
  'POST /api/desk/push': { about: 'Tell this browser by push.', who: 'session', body: PushSubscribed, reply: Done },
  'POST /api/desk/push/end': { about: 'No more push to this browser.', who: 'session', body: PushEnded, reply: Done },
  'POST /api/desk/test': {
    about: 'Send me a notice to see whether it comes.',
    who: 'session',
    body: TestNotice,
    reply: Done,
  },
  'POST /api/unsubscribe/:user/:secret': { about: 'No more mails, by the link of one (RFC 8058).', reply: Done },
  'GET /api/mail': { about: 'Mail that does not leave this server, where it has no way out.', reply: LocalMails },
  'GET /api/lobby': {
    about: 'The tables that are open to all, the newest first.',
    query: LobbyAsked,
    reply: Lobby,
  },
  'GET /api/players/:player': { about: 'What everyone may know of a player.', reply: PlayerProfile },
  'POST /api/games': { about: 'Make a table and sit down at it.', body: NewTable, status: 201, reply: Made },
  'GET /api/games/:id': { about: 'The table as these eyes see it.', eyes: 'seat-or-spectator', reply: Table },
  'POST /api/games/:id/join': {
    about: 'Sit down on the seat of an invitation. The last to sit down begins the game.',
    eyes: 'invitation',
    body: Sitter,
    reply: Joined,
  },
  'POST /api/games/:id/sit': {
    about: 'Sit down at a table of the lobby, on an empty seat that is kept for nobody.',
    body: SitDown,
    reply: Joined,
  },
  'POST /api/games/:id/invite': {
    about: 'Invite to an empty seat: by a letter to an address, or by a new link to send oneself. Before the start.',
    eyes: 'seat',
    body: Invite,
    reply: Invited,
  },
  'POST /api/games/:id/leave': {
    about: 'Get up before the start; the seat is open again.',
    eyes: 'seat',
    reply: Table,
  },
  'POST /api/games/:id/remove': {
    about: 'Empty a seat before the start, whoever has it or is invited to it. The host’s.',
    eyes: 'seat',
    body: SeatMeant,
    reply: Table,
  },
  'POST /api/games/:id/fill': {
    about: 'Put bots into empty seats; with the last one the game begins. The host’s.',
    eyes: 'seat',
    body: Fill,
    reply: Table,
  },
  'POST /api/games/:id/rematch': {
    about: 'Meet the same people at a new table, once this game is over. Whoever asks first makes it.',
    eyes: 'seat',
    body: Rematch,
    reply: Rematched,
  },
  'POST /api/games/:id/hand-over': {
    about: 'A link by which somebody else takes one’s seat. It works once; the latest one alone counts.',
    eyes: 'seat',
    reply: HandedOver,
  },
  'POST /api/games/:id/take-over': {
    about: 'Take the seat of a hand-over. Whoever had it has it no more.',
    eyes: 'invitation',
    body: TakeOver,
    reply: Joined,
  },
  'GET /api/games/:id/chat': {
    about: 'What was said at the table, as far as these eyes may read it.',
    eyes: 'seat-or-spectator',
    query: ChatAsked,
    reply: Chat,
  },
  'POST /api/games/:id/chat': {
    about: 'Say something: from a seat to the players, else (signed in) to the other spectators.',
    eyes: 'seat-or-spectator',
    body: Message,
    status: 201,
    reply: ChatMessage,
  },
  'POST /api/games/:id/chat/read': {
    about: 'One has read what was said, up to here.',
    eyes: 'seat',
    body: ChatRead,
    reply: Chat,
  },
  'GET /api/games/:id/notes': { about: 'One’s own notes on this game.', eyes: 'seat', reply: Notes },
  'POST /api/games/:id/notes': {
    about: 'Write one’s own notes anew. Nobody else ever sees them.',
    eyes: 'seat',
    body: NotesKept,
    reply: Notes,
  },
  'POST /api/games/:id/answers': {
    about: 'Answer what is asked: one answer, or several in a row that are taken whole or not at all.',
    eyes: 'seat',
    body: Answers,
    reply: Moved,
  },
  'POST /api/games/:id/undo': {
    about: 'Take the latest decision back, as long as nothing was revealed and nobody else has decided.',
    eyes: 'seat',
    body: Undo,
    reply: Moved,
  },
  'POST /api/games/:id/back': {
    about: 'I am back: no stand-in answers for my seat any more. Any move or vote says the same.',
    eyes: 'seat',
    reply: Table,
  },
  'POST /api/games/:id/resign': {
    about: 'Give up. With two seats the other wins; with more a bot plays the seat on.',
    eyes: 'seat',
    reply: Table,
  },
  'POST /api/games/:id/votes': {
    about: 'Ask the table to pause, resume, cancel, extend, replace a player or skip one; or say yes or no to it.',
    eyes: 'seat',
    body: VoteCast,
    reply: Voted,
  },
  'GET /api/games/:id/log': {
    about: 'What happened, as far as these eyes may know.',
    eyes: 'seat-or-spectator',
    query: LogAsked,
    reply: Log,
  },
  'GET /api/games/:id/replay': {
    about: 'Any past position as these eyes saw it then.',
    eyes: 'seat-or-spectator',
    query: ReplayAsked,
    reply: Replay,
  },
  'GET /api/games/:id/record': {
    about: 'The record of the game to keep: everything, once it is over.',
    eyes: 'seat-or-spectator',
    reply: GameRecord,
  },
  'GET /api/games/:id/live': {
    about: 'A WebSocket that tells every change. The secret goes as second subprotocol after ostracon.v1.',
    eyes: 'seat-or-spectator',
    query: LiveAsked,
    reply: Live,
    socket: true,
  },
  'GET /api/operator/tables': {
    about: 'All tables, the newest first.',
    who: 'operator',
    query: OperatorTablesAsked,
    reply: OperatorTables,
  },
  'GET /api/operator/failures': {
    about: 'Notices that did not reach their players, the latest first.',
    who: 'operator',
    query: FailuresAsked,
    reply: Failures,
  },
  'GET /api/operator/games/:id/record': {
    about: 'A room whole, its seed included, to go on with it on another host.',
    who: 'operator',
    reply: RoomExport,
  },
  'POST /api/operator/games': {
    about: 'Make a room of what another host gave out.',
    who: 'operator',
    body: RoomExport,
    large: true,
    status: 201,
    reply: RoomImported,
  },
  'POST /api/operator/games/:id/rebuild': {
    about: 'Tell the lobby and the players’ desks of this table anew.',
    who: 'operator',
    reply: Rebuilt,
  },
  'POST /api/operator/players/:player/rebuild': {
    about: 'Lay a player’s desk anew, by asking the rooms of all their tables.',
    who: 'operator',
    reply: Rebuilt,
  },
} as const satisfies { [name: `${'GET' | 'POST'} /api/${string}`]: Route };

export type Routes = typeof routes;
export type RouteName = keyof Routes;

export type Params<Name extends string> = Name extends `${string}:${infer Param}/${infer Rest}`
  ? { [P in Param]: string } & Params<Rest>
  : Name extends `${string}:${infer Param}`
    ? { [P in Param]: string }
    : unknown;
type Given<Name extends RouteName, Part extends 'body' | 'query', Use extends 'in' | 'out'> = Routes[Name] extends {
  [P in Part]: infer Schema extends v.GenericSchema;
}
  ? { [P in Part]: Use extends 'in' ? v.InferInput<Schema> : v.InferOutput<Schema> }
  : unknown;

// What is sent with a request, and what its handler gets once it is checked.
export type Sent<Name extends RouteName> = Params<Name> & Given<Name, 'body', 'in'> & Given<Name, 'query', 'in'>;
export type Checked<Name extends RouteName> = Params<Name> & Given<Name, 'body', 'out'> & Given<Name, 'query', 'out'>;
export type Replied<Name extends RouteName> = v.InferOutput<Routes[Name]['reply']>;
