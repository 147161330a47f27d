import { createRequire } from 'node:module';

// boardgame.io ships CommonJS folders that an ES import can't name; its types are those of the same paths.
const require = createRequire(import.meta.url);
const internal: typeof import('boardgame.io/internal') = require('boardgame.io/internal');
const client: typeof import('boardgame.io/client') = require('boardgame.io/client');
const multiplayer: typeof import('boardgame.io/multiplayer') = require('boardgame.io/multiplayer');
const server: typeof import('boardgame.io/server') = require('boardgame.io/server');

export const peer = {
  CreateGameReducer: internal.CreateGameReducer,
  InitializeGame: internal.InitializeGame,
  Client: client.Client,
  SocketIO: multiplayer.SocketIO,
  Server: server.Server,
  FlatFile: server.FlatFile,
};
