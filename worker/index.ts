export { app as default } from './app.ts';
export { GameRoom } from './room/room.ts';
