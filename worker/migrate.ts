// The tables of a Durable Object. Append-only: one that slept for years goes through all it has missed when it wakes.
export function isMade(sql: SqlStorage): boolean {
  return sql.exec("SELECT 1 FROM sqlite_master WHERE name = 'migrations'").toArray().length > 0;
}

export function migrate(storage: DurableObjectStorage, migrations: readonly string[]): void {
  storage.transactionSync(() => {
    const { sql } = storage;
    if (!isMade(sql)) sql.exec('CREATE TABLE migrations (done INTEGER PRIMARY KEY)');
    const { done } = sql.exec<{ done: number }>('SELECT count(*) AS done FROM migrations').one();
    for (const [n, text] of migrations.entries()) {
      if (n < done) continue;
      sql.exec(text);
      sql.exec('INSERT INTO migrations (done) VALUES (?)', n + 1);
    }
  });
}
