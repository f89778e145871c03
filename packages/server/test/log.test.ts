import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { TableInfo } from '@pangaea/wire';
import { expect, test } from 'vitest';
import { makeLog } from '../src/log.ts';
import { Browser, type Refusing } from './client.ts';
import { emptyFolder, runServer, serve } from './running.ts';

const TWO = [
  { kind: 'person', here: true },
  { kind: 'person', here: false },
];

interface Line {
  readonly time: string;
  readonly level: string;
  readonly message: string;
  readonly request?: string;
  readonly route?: string;
  readonly status?: number;
}

/** The output of a log, line by line. */
function collected() {
  const lines: Line[] = [];
  const log = makeLog('info', { write: (line) => void lines.push(JSON.parse(line)) });
  return { lines, log };
}

test('a request is told with its time, level and id, and with nothing that opens a seat', async () => {
  const { lines, log } = collected();
  const { port } = await serve(emptyFolder(), { log });
  const host = new Browser(port);
  const body = { game: 'terra-nova', options: {}, seats: TWO };
  const { body: made, headers } = await host.ask<TableInfo>('/api/tables', body);
  const link = made.seats[1].link ?? '';
  const guest = new Browser(port);
  await guest.claim(link, 'Yuki');
  const key = new URL(link).hash.slice(1);
  await guest.ask(`/api/tables/${made.id}/game?seat=1`);
  await guest.ask(`/${key}`);

  await expect.poll(() => lines.filter(({ message }) => message === 'answered').length).toBe(4);
  const id = headers.get('x-request-id');
  expect(lines.find(({ request }) => request === id)).toMatchObject({
    level: 'info',
    route: '/api/tables',
    method: 'POST',
    status: 201,
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
  });
  expect(lines.map(({ route }) => route)).toContain('/api/tables/:id/game');
  for (const line of lines.filter(({ message }) => message === 'answered')) {
    expect(Object.keys(line).sort()).toEqual(
      ['level', 'message', 'method', 'ms', 'request', 'route', 'status', 'time'].sort(),
    );
  }
  const all = JSON.stringify(lines);
  for (const secret of [key, made.id, host.cookie, guest.cookie, 'Yuki']) {
    expect(secret.length).toBeGreaterThan(3);
    expect(all).not.toContain(secret);
  }
});

test('an error in the server is found by the number in its answer', async () => {
  const folder = emptyFolder();
  const first = await serve(folder);
  const host = new Browser(first.port);
  const body = {
    game: 'terra-nova',
    options: {},
    seats: [TWO[0], { kind: 'bot', level: 'beginner' }],
  };
  const { body: made } = await host.ask<TableInfo>('/api/tables', body);
  await first.close();
  const db = new DatabaseSync(join(folder, 'pangaea.db'));
  db.exec(`UPDATE tables SET options = '{'`);
  db.close();

  const { lines, log } = collected();
  const { port } = await serve(folder, { log });
  host.base = `http://127.0.0.1:${port}`;
  const failed = await host.ask<Refusing>(`/api/tables/${made.id}/game`);
  expect([failed.status, failed.body.refusal.code]).toEqual([500, 'server-failed']);
  const { request } = failed.body.refusal.params;
  expect(failed.headers.get('x-request-id')).toBe(request);
  const told = lines.find((line) => line.level === 'error' && line.request === request);
  expect(told).toMatchObject({ message: 'A request failed.', err: { type: 'SyntaxError' } });
});

test('the log contains requests only if the operator wants it', async () => {
  const quiet = await runServer({ DATA_DIR: emptyFolder() });
  const told = await runServer({ DATA_DIR: emptyFolder(), LOG_LEVEL: 'info' });
  for (const { port } of [quiet, told]) await new Browser(port).ask('/api/health');
  await expect.poll(told.output).toContain('"message":"answered"');
  expect(quiet.output()).not.toContain('{');
});
