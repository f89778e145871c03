import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Transactions a second that SQLite makes durable in a folder, one small row each. */
export function bareRate(folder: string, seconds: number): number {
  const db = new DatabaseSync(join(folder, 'bare.db'));
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
  db.exec('CREATE TABLE IF NOT EXISTS rows (id INTEGER PRIMARY KEY, body TEXT) STRICT');
  const insert = db.prepare('INSERT INTO rows (body) VALUES (?)');
  const body = 'x'.repeat(200);
  const start = performance.now();
  let count = 0;
  while (performance.now() - start < seconds * 1000) {
    insert.run(body);
    count += 1;
  }
  db.close();
  return count / ((performance.now() - start) / 1000);
}
