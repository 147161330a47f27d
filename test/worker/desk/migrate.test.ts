import { evictDurableObject, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { migrations } from '../../../worker/desk/store.ts';
import { migrate } from '../../../worker/migrate.ts';
import { random } from '../table.ts';

it.each([
  ['hours', null, 'calendar'],
  ['leaving', '', 'leave'],
])('a desk that slept since rooms were told one thing at a time still tells them: %s', async (_, heir, what) => {
  const desk = env.DESK.getByName(random(15));
  await runInDurableObject(desk, (_, { storage }) => {
    migrate(storage, migrations.slice(0, 7));
    storage.sql.exec(
      "INSERT INTO person VALUES (1, 'ada', 'Ada', NULL, 'UTC', 'en', '{}', '{}', '{}', 'secret', ?, NULL)",
      heir,
    );
    storage.sql.exec("INSERT INTO calls VALUES ('table', 2, 1900000000000)");
  });
  await evictDurableObject(desk);
  const due = await runInDurableObject(desk, ({ store }) => store.rooms.due(Number.MAX_SAFE_INTEGER, 9));
  expect(due).toEqual([{ id: 'table', what, tries: 2, dueAt: 1_900_000_000_000 }]);
});
