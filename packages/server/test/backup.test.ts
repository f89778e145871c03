// The commands `backup` and `restore`, as an operator types them.
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { EXIT } from '../src/exit.ts';
import { Browser } from './client.ts';
import { emptyFolder, runServer, SURROUNDINGS } from './running.ts';

const MAIN = resolve(import.meta.dirname, '../src/main.ts');
const HERE = { kind: 'person', here: true };

function server(dataDir: string, ...words: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, ...words], {
    env: { ...SURROUNDINGS, DATA_DIR: dataDir },
    encoding: 'utf8',
  });
  return { code: status, said: `${stdout}${stderr}` };
}

/** A server on which moves were played, and a browser of one of its players. */
async function running(folder: string) {
  const process = await runServer({ DATA_DIR: folder });
  const ann = new Browser(process.port);
  return {
    ann,
    make: async () => (await ann.create([HERE, HERE])).body.id,
    play: async (id: string) => {
      const { position, deciders, version } = await ann.game(id);
      const command = ann.anyCommand(position, deciders[0]) ?? '';
      expect((await ann.segment(id, deciders[0], version, [command])).status).toBe(200);
    },
    end: async (signal: 'SIGTERM' | 'SIGKILL') => {
      process.child.kill(signal);
      await process.ended;
    },
  };
}

/** The content of every file in a folder, by name. */
function bytesOf(folder: string): Readonly<Record<string, string>> {
  const files = readdirSync(folder, { withFileTypes: true })
    .filter((each) => each.isFile() && each.name !== 'pangaea.lock')
    .map(({ name }) => name);
  return Object.fromEntries(files.map((name) => [name, readFileSync(join(folder, name), 'hex')]));
}

test('a backup is made while the server runs, and comes back after a crash', async () => {
  const [folder, file] = [emptyFolder(), join(emptyFolder(), 'backup.db')];
  const before = await running(folder);
  const kept = await before.make();
  await before.play(kept);
  const made = server(folder, 'backup', file);
  expect([made.code, made.said]).toEqual([
    EXIT.fine,
    `${file} has 1 tables, 1 moves; all played again without a fault.\n`,
  ]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(join(file, '..'))).toEqual(['backup.db']);
  const again = server(folder, 'backup', file);
  expect([again.code, again.said]).toEqual([EXIT.notWritable, expect.stringContaining('exists')]);
  const later = await before.make();
  expect(server(folder, 'restore', file)).toMatchObject({ code: EXIT.inUse });
  await before.end('SIGKILL');

  const { code, said } = server(folder, 'restore', file);
  expect([code, said]).toEqual([EXIT.fine, expect.stringContaining('What was there before lies')]);
  const after = await running(folder);
  after.ann.cookie = before.ann.cookie;
  await after.play(kept);
  // A client that has read messages from after the backup does not confuse other messages with
  // them.
  const stream = await after.ann.listen(`${kept}:1`);
  const hello = await stream.until(({ event }) => event === 'hello');
  expect(hello.data.tables).toMatchObject([{ id: kept, resumed: false }]);
  stream.close();
  expect((await after.ann.ask(`/api/tables/${later}`)).status).toBe(404);
  await after.end('SIGTERM');

  // The data put aside can be used as a backup too; the log of the killed server is included.
  const [aside] = readdirSync(folder).filter((name) => name.startsWith('replaced-'));
  expect(server(folder, 'restore', join(folder, aside, 'pangaea.db')).code).toBe(EXIT.fine);
  const back = await running(folder);
  back.ann.cookie = before.ann.cookie;
  for (const id of [kept, later]) await back.play(id);
  await back.end('SIGTERM');
});

test('a damaged backup, or one whose games cannot be replayed, changes nothing', async () => {
  const [folder, store] = [emptyFolder(), emptyFolder()];
  const first = await running(folder);
  const id = await first.make();
  for (let n = 0; n < 3; n++) await first.play(id);
  await first.end('SIGTERM');
  const file = join(store, 'good.db');
  expect(server(folder, 'backup', file).code).toBe(EXIT.fine);
  const whole = readFileSync(file);
  const before = bytesOf(folder);

  const short = join(store, 'short.db');
  writeFileSync(short, whole);
  truncateSync(short, whole.length - 8_192);
  const torn = join(store, 'torn.db');
  writeFileSync(torn, Buffer.from(whole).fill(0xff, whole.length - 4_096));
  const text = join(store, 'text.db');
  writeFileSync(text, 'This is no database, but somebody may think that it is one.'.repeat(20));
  for (const each of [short, torn, text]) {
    const { code, said } = server(folder, 'restore', each);
    expect([code, said]).toEqual([EXIT.unreadable, expect.stringContaining('damaged or not ours')]);
  }
  expect(server(folder, 'restore', join(store, 'none.db')).code).toBe(EXIT.notWritable);

  const other = join(store, 'other.db');
  writeFileSync(other, whole);
  const db = new DatabaseSync(other);
  db.exec(`UPDATE commands SET command = '0 fly' WHERE place = 1`);
  db.close();
  const refused = server(folder, 'restore', other);
  expect(refused.code).toBe(EXIT.unplayable);
  expect(refused.said).toContain(`  ${id}: move 2: command-`);
  expect(bytesOf(folder)).toEqual(before);

  // The part of a copy that remains when the disk is full.
  const empty = join(store, 'empty.db');
  writeFileSync(empty, '');
  const nothing = server(folder, 'restore', empty);
  expect([nothing.code, nothing.said]).toEqual([
    EXIT.unplayable,
    expect.stringContaining('It is empty'),
  ]);
  expect(bytesOf(folder)).toEqual(before);

  const taken = server(folder, 'restore', other, '--anyway');
  expect([taken.code, existsSync(join(folder, 'pangaea.db'))]).toEqual([EXIT.fine, true]);
  expect(bytesOf(folder)['pangaea.db']).not.toBe(before['pangaea.db']);
});

test('a server that finds data of an older one copies them first; its backups are brought up to date', async () => {
  const [folder, store] = [emptyFolder(), emptyFolder()];
  const script = readFileSync(join(import.meta.dirname, 'fixtures/version-4.sql'), 'utf8');
  const old = join(store, 'old.db');
  for (const path of [old, join(folder, 'pangaea.db')]) {
    const db = new DatabaseSync(path);
    db.exec(script);
    db.close();
  }
  const file = join(store, 'backup.db');
  expect(server(folder, 'backup', file).code).toBe(EXIT.fine);
  expect(versionOf(file)).toBe(4);
  expect(versionOf(join(folder, 'pangaea.db'))).toBe(4);

  const first = await running(folder);
  await first.end('SIGTERM');
  expect(versionOf(join(folder, 'pangaea.db'))).toBeGreaterThan(4);
  const copy = join(folder, 'pangaea.db.version-4');
  expect([versionOf(copy), statSync(copy).mode & 0o777]).toEqual([4, 0o600]);

  expect(server(folder, 'restore', old).code).toBe(EXIT.fine);
  expect(versionOf(join(folder, 'pangaea.db'))).toBeGreaterThan(4);
  expect(versionOf(old)).toBe(4);
});

test('a wrong command is refused with the right form', () => {
  const folder = emptyFolder();
  for (const words of [['save'], ['backup'], ['restore', 'a', 'b'], ['backup', 'a', '--anyway']]) {
    const { code, said } = server(folder, ...words);
    expect([words, code, said]).toEqual([words, EXIT.settings, expect.stringContaining('usage:')]);
  }
  expect(server(folder, '--help').code).toBe(EXIT.fine);
  expect(readdirSync(folder)).toEqual([]);
});

function versionOf(path: string): number {
  const db = new DatabaseSync(path, { readOnly: true });
  const row = db.prepare('PRAGMA user_version').get();
  db.close();
  return Number(row?.user_version);
}
