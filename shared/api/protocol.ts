// GET /api/games/:id/live as a WebSocket. The seat's secret goes as the second subprotocol, never into the address,
// which servers write to their logs: new WebSocket(url, [protocol, secret]); spectators offer the first alone.
export const protocol = 'ostracon.v1';

// To the server: the text 'ping', answered by 'pong' without waking the room. Nothing else.
export const ping = 'ping';
export const pong = 'pong';

// The code of a socket that is closed because its eyes may not look like this any more: another try won't help.
export const shutOut = 4003;
