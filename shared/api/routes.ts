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
} from './account.ts';
import { Catalogue } from './catalogue.ts';
import { DeskChange, DeskView, LocalMails, PushEnded, PushSubscribed, TestNotice } from './desk.ts';
import { AnyJson } from './json.ts';
import { LiveAsked, LiveMessage } from './live.ts';
import { Log, LogAsked, Replay, ReplayAsked } from './log.ts';
import { Answers, Moved, Undo } from './moves.ts';
import { GameRecord } from './record.ts';
import { GameId } from './secrets.ts';
import { Joined, Made, NewTable, Sitter, Table } from './table.ts';

// Every route, declared once: the Worker checks requests by it, OpenAPI is made of it, the client is typed by it.
// `eyes` says whose secret (Authorization: Bearer …) it takes: a seat's, an invitation's, or none needed.
export type Route = {
  about: string;
  eyes?: 'seat' | 'seat-or-spectator' | 'invitation';
  who?: 'session'; // only for somebody signed in, a guest at least (the session’s cookie)
  query?: v.GenericSchema;
  body?: v.GenericSchema;
  status?: 201;
  reply: v.GenericSchema;
  socket?: true;
};

export const params = { id: GameId };

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
  'GET /api/me/export': { about: 'Everything that is kept about oneself.', who: 'session', reply: AnyJson },
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
  'POST /api/sign-out': { about: 'End this session.', who: 'session', reply: Done },
  'GET /api/sessions': { about: 'Where one is signed in.', who: 'session', reply: SessionList },
  'POST /api/sessions/end': {
    about: 'End another session, or all others.',
    who: 'session',
    body: EndSessions,
    reply: SessionList,
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
  'POST /api/games': { about: 'Make a table and sit down at it.', body: NewTable, status: 201, reply: Made },
  'GET /api/games/:id': { about: 'The table as these eyes see it.', eyes: 'seat-or-spectator', reply: Table },
  'POST /api/games/:id/join': {
    about: 'Sit down on the seat of an invitation. The last to sit down begins the game.',
    eyes: 'invitation',
    body: Sitter,
    reply: Joined,
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
    reply: LiveMessage,
    socket: true,
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
