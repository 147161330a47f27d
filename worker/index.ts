import { DurableObject } from 'cloudflare:workers';
import { Hono } from 'hono';

export type Env = { ROOM: DurableObjectNamespace<GameRoom>; DB: D1Database; ASSETS: Fetcher };

const app = new Hono<{ Bindings: Env }>();
app.get('/api/health', (c) => c.json({ ok: true }));
app.get('/api/visits', async (c) => {
  await c.env.DB.prepare('INSERT INTO visit (at) VALUES (1)').run();
  return c.json(await c.env.DB.prepare('SELECT count(*) AS visits FROM visit').first());
});
app.get('/api/rooms/:id/words', async (c) => c.json(await c.env.ROOM.getByName(c.req.param('id')).words()));
app.get('/api/rooms/:id/say/:word', async (c) => {
  await c.env.ROOM.getByName(c.req.param('id')).say(c.req.param('word'));
  return c.json({ ok: true });
});
app.get('/api/rooms/:id/ring/:ms', async (c) => {
  await c.env.ROOM.getByName(c.req.param('id')).ring(Number(c.req.param('ms')));
  return c.json({ ok: true });
});
app.get('/api/rooms/:id/socket', (c) => c.env.ROOM.getByName(c.req.param('id')).fetch(c.req.raw));

export class GameRoom extends DurableObject<Env> {
  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    ctx.storage.sql.exec('CREATE TABLE IF NOT EXISTS word (id INTEGER PRIMARY KEY, said TEXT)');
  }
  say(word: string) {
    this.ctx.storage.sql.exec('INSERT INTO word (said) VALUES (?)', word);
  }
  words() {
    return this.ctx.storage.sql
      .exec<{ said: string }>('SELECT said FROM word ORDER BY id')
      .toArray()
      .map((row) => row.said);
  }
  ring(ms: number) {
    return this.ctx.storage.setAlarm(Date.now() + ms);
  }
  override alarm() {
    this.say('rang');
  }
  override fetch() {
    const { 0: client, 1: server } = new WebSocketPair();
    this.ctx.acceptWebSocket(server);
    return new Response(null, { status: 101, webSocket: client });
  }
  override webSocketMessage(socket: WebSocket, message: string | ArrayBuffer) {
    socket.send(`heard ${message}`);
  }
}

export default app;
