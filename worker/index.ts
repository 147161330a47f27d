export { app as default } from './app.ts';
export { Desk } from './desk/desk.ts';
export { GameRoom } from './room/room.ts';
