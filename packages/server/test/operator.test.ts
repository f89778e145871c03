// Commands of the operator go through the running server, by a socket that nobody else can open.

import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { join, resolve } from 'node:path';
import type { TableInfo, WordList } from '@pangaea/wire';
import { expect, test } from 'vitest';
import { runCommand } from '../src/commands.ts';
import { EXIT } from '../src/exit.ts';
import { askServer } from '../src/operator/ask.ts';
import { AUDIT_LOG } from '../src/operator/audit.ts';
import type { OperatorNeeds } from '../src/operator/command.ts';
import { listTables } from '../src/operator/commands/tables.ts';
import { OperatorDesk } from '../src/operator/desk.ts';
import { OPERATOR_COMMANDS } from '../src/operator/names.ts';
import { LONGEST, socketIn } from '../src/operator/protocol.ts';
import { openSocket } from '../src/operator/socket.ts';
import { readSettings } from '../src/settings.ts';
import type { TablePage } from '../src/storage/contract/tables.ts';
import type { StoredTable } from '../src/storage/contract.ts';
import { come, listOf } from './bringing.ts';
import { Browser } from './client.ts';
import { keysOf } from './key-world.ts';
import { emptyFolder, runServer, SURROUNDINGS, serve } from './running.ts';
import { TABLE } from './storage-kit/adapter.ts';
import { audit, typed } from './typed.ts';

const HERE = { kind: 'person', here: true, name: 'Ann' };
const PERSON = { kind: 'person' };
const MAIN = resolve(import.meta.dirname, '../src/main.ts');
const FIRST_GAME = { factions: 'first-game', startPlayer: 0 };

/** Ann, Ben and a bot at a table. */
async function table(folder = emptyFolder()) {
  const { port, close } = await serve(folder, { botPool: { budgetMs: 20 } });
  const [ann, ben] = [new Browser(port), new Browser(port)];
  const { body } = await ann.create([HERE, PERSON, PERSON], FIRST_GAME);
  await ben.claim(body.seats[1].link ?? '', 'Ben');
  const cleo = new Browser(port);
  await cleo.claim(body.seats[2].link ?? '', 'Cleo');
  return { folder, port, close, id: body.id, ann, ben, cleo };
}

const look = async (browser: Browser, id: string) =>
  (await browser.ask<TableInfo>(`/api/tables/${id}`)).body;

test('the socket and the audit log are for the user of the server alone, and no port is opened', async () => {
  const folder = emptyFolder();
  chmodSync(folder, 0o755);
  const { close } = await serve(folder);
  const { mode } = statSync(socketIn(folder));
  expect((mode & 0o777).toString(8)).toBe('600');
  expect((await typed(folder, ['tables'])).code).toBe(EXIT.fine);
  expect((statSync(join(folder, AUDIT_LOG)).mode & 0o777).toString(8)).toBe('600');
  await close();
  expect(existsSync(socketIn(folder))).toBe(false);
});

test('persons and tables are listed without anything that is secret, and noted', async () => {
  const { folder, id, ann, ben } = await table();
  const listed = await typed(folder, ['tables']);
  expect(listed.code).toBe(EXIT.fine);
  expect(listed.said).toContain(id);
  expect(listed.said).toContain('0 Ann (made it) | 1 Ben | 2 Cleo');
  expect((await typed(folder, ['tables', `http://127.0.0.1:1/t/${id}#key`])).said).toContain(id);
  const persons = (await typed(folder, ['persons', '--yes'])).said;
  for (const name of ['Ann', 'Ben', 'Cleo']) expect(persons).toContain(name);
  for (const { cookie } of [ann, ben]) {
    const [, secret] = cookie.split('=');
    expect([secret.length > 20, `${listed.said}${persons}`.includes(secret)]).toEqual([
      true,
      false,
    ]);
  }
  expect(audit(folder).map(({ command, step }) => [command, step])).toEqual([
    ['tables', 'looked'],
    ['tables', 'looked'],
    ['persons', 'looked'],
  ]);
});

test('lists are read in pieces, and no table comes twice or is left out', async () => {
  const folder = emptyFolder();
  const { port } = await serve(folder, { limits: { tablesPerHour: 1_000 } });
  const ann = new Browser(port);
  for (let at = 0; at < 53; at++) await ann.create([HERE, { kind: 'bot', level: 'beginner' }]);
  const ids = (said: string) => said.match(/^[0-9a-z]{14}(?= )/gm) ?? [];
  const some = (await typed(folder, ['tables'])).said;
  expect([ids(some).length, some.split('\n')[0]]).toEqual([
    50,
    expect.stringContaining('50 tables of 53'),
  ]);
  expect(new Set(ids((await typed(folder, ['tables', '--all'])).said)).size).toBe(53);
});

test('a table that changes while the pieces are read is listed once, where it belongs now', async () => {
  let tables = Array.from({ length: 120 }, (_, at): StoredTable => {
    return { ...TABLE, id: `table-${String(at).padStart(8, '0')}`, changed: 1_000 - at };
  });
  let pieces = 0;
  const tablesAfter = async ({ most, after }: TablePage) => {
    const from = after === undefined ? 0 : tables.findIndex(({ id }) => id === after.id) + 1;
    const piece = tables.slice(from, from + most);
    // The table that was changed longest ago changes after each of the first pieces.
    const moved = { ...tables[tables.length - 1], changed: 5_000 + pieces };
    if (pieces++ < 3) tables = [moved, ...tables.slice(0, -1)];
    return piece;
  };
  const needs = { storage: { countTables: async () => ({ all: 120 }), tablesAfter } };
  const looked = await listTables.read(['--all'])?.look(needs as unknown as OperatorNeeds, 'en');
  const ids = looked?.lines.slice(1).map((line) => line.slice(0, 14));
  expect(ids).toEqual(tables.map(({ id }) => id));
});

test('a seat is freed through the running server: nothing is remembered past it, and all are told', async () => {
  const { folder, id, ann, ben } = await table();
  const streams = await Promise.all([ann.listen(), ben.listen()]);
  for (const stream of streams) await stream.until(({ event }) => event === 'hello');
  // No person at the table could do that.
  expect(
    (await ann.ask(`/api/tables/${id}/seats/1`, undefined, { origin: ann.base }, 'DELETE')).status,
  ).toBe(403);
  const asked = await typed(folder, ['free', id, '1'], ['no']);
  expect([asked.code, asked.said.includes('(Ben)')]).toEqual([EXIT.declined, true]);
  expect((await look(ann, id)).seats[1]).not.toHaveProperty('left');
  expect((await typed(folder, ['free', id, '1'], ['yes'])).code).toBe(EXIT.fine);
  expect((await look(ann, id)).seats[1]).toMatchObject({ left: true });
  const said = { kind: 'operator', did: 'freed' };
  for (const stream of streams) {
    const { data } = await stream.until(({ event }) => event === 'word');
    expect(data).toMatchObject({ table: id, seat: 1, name: 'Ben', said });
    stream.close();
  }
  // A visitor who comes later can read it, too.
  const { body } = await new Browser(Number(new URL(ann.base).port)).ask<WordList>(
    `/api/tables/${id}/words`,
  );
  expect(body.words).toMatchObject([{ seat: 1, name: 'Ben', said }]);
  // The person of the seat may return: the operator has taken no rights from anybody.
  expect((await ben.ask(`/api/tables/${id}/return`, {})).status).toBe(200);
  expect((await look(ben, id)).seats[1]).not.toHaveProperty('left');
  expect(audit(folder)).toMatchObject([
    { command: 'free', words: [id, '1'], step: 'begun', text: expect.stringContaining('Ben') },
    { command: 'free', step: 'done' },
  ]);
});

test('nobody says so but the server, and a seat of a table that waits is free for the next', async () => {
  const folder = emptyFolder();
  const { port } = await serve(folder);
  const [ann, ben] = [new Browser(port), new Browser(port)];
  const { body } = await ann.create([HERE, PERSON, PERSON]);
  await ben.claim(body.seats[1].link ?? '', 'Ben');
  const path = `/api/tables/${body.id}/words`;
  const said = { seat: 1, key: 'some-word', said: { kind: 'operator', did: 'freed' } };
  expect((await ben.ask(path, said)).status).toBe(400);
  expect((await typed(folder, ['free', body.id, '1', '--yes'])).code).toBe(EXIT.fine);
  expect((await look(ann, body.id)).seats[1]).toMatchObject({
    joined: false,
    link: expect.any(String),
  });
  expect((await look(ben, body.id)).viewer).toBe('spectator');
  expect((await ann.ask<WordList>(path)).body.words).toMatchObject([{ seat: 1, name: 'Ben' }]);
  const why = await typed(folder, ['free', body.id, '1', '--yes']);
  expect([why.code, why.said]).toEqual([EXIT.declined, expect.stringContaining('free already')]);
});

test('a table is deleted for everybody, and who has it open is told by whom', async () => {
  const { folder, port, id, ann, ben } = await table();
  const stream = await ben.listen();
  await stream.until(({ event }) => event === 'hello');
  expect((await typed(folder, ['delete', id], [''])).code).toBe(EXIT.declined);
  expect((await look(ann, id)).id).toBe(id);
  expect((await typed(folder, ['delete', id], ['はい'])).code).toBe(EXIT.fine);
  const { data } = await stream.until(({ event }) => event === 'deleted');
  expect(data).toEqual({ table: id, by: 'operator' });
  stream.close();
  // Later requests of any kind get the same answer.
  const deleted = { status: 410, body: { refusal: { code: 'table-deleted' } } };
  for (const path of ['', '/game', '/words', '/presence']) {
    expect(await new Browser(port).ask(`/api/tables/${id}${path}`)).toMatchObject(deleted);
  }
  const late = await ann.segment(id, 0, 0, ['order keep']);
  expect(late).toMatchObject(deleted);
  expect(late.body.refusal?.params).toEqual({ table: id, at: expect.any(Number) });
  const again = await typed(folder, ['delete', id, '--yes']);
  expect([again.code, again.said]).toEqual([EXIT.declined, `There is no table ${id}.`]);
  const japanese = await typed(folder, ['delete', id, '--yes', '--lang=ja']);
  expect(japanese.said).toBe(`テーブル ${id} はありません。`);
});

test('the last person who is there is not taken out, nor anybody who has left', async () => {
  const { folder, id, ben, cleo } = await table();
  for (const [seat, person] of [ben, cleo].entries()) {
    const level = { level: 'beginner' };
    expect((await person.ask(`/api/tables/${id}/seats/${seat + 1}/leave`, level)).status).toBe(200);
  }
  for (const [seat, why] of [
    [0, 'No other person is there'],
    [1, 'has left that seat'],
    [5, 'No person plays'],
  ] as const) {
    const { code, said } = await typed(folder, ['free', id, `${seat}`, '--yes']);
    expect([seat, code, said]).toEqual([seat, EXIT.declined, expect.stringContaining(why)]);
  }
});

test('yes is yes to what was asked, and to nothing that it has become meanwhile', async () => {
  const { folder, id, ben, ann, port } = await table();
  const request = { command: 'free', words: [id, '1'], language: 'en' } as const;
  const { asks } = await askServer(folder, request);
  // Ben leaves, and Dora gets the seat after the operator has agreed.
  await ben.ask(`/api/tables/${id}/seats/1/leave`, { level: 'beginner' });
  const { invitation } = await look(ann, id);
  await new Browser(port).claim(invitation ?? '', 'Dora');
  expect(await askServer(folder, { ...request, agreed: asks ?? '' })).toEqual({
    ok: false,
    lines: ['It has changed since you were asked. Nothing was done; look again.'],
  });
  expect((await look(ann, id)).seats[1]).toMatchObject({ name: 'Dora' });
  expect((await look(ann, id)).seats[1]).not.toHaveProperty('left');
});

test('a command that cannot be logged is not carried out', async () => {
  const { folder, id, ann } = await table();
  mkdirSync(join(folder, AUDIT_LOG));
  const { code, said } = await typed(folder, ['delete', id, '--yes']);
  expect([code, said]).toEqual([EXIT.declined, expect.stringContaining('operator.log')]);
  expect((await look(ann, id)).id).toBe(id);
});

test('without a server there is nobody to tell, and nothing is done behind its back', async () => {
  const folder = emptyFolder();
  expect(await typed(folder, ['tables'])).toMatchObject({
    code: EXIT.notRunning,
    said: expect.stringContaining(folder),
  });
  // A socket file left by a killed server does not work either.
  writeFileSync(socketIn(folder), '');
  expect((await typed(folder, ['tables'])).code).toBe(EXIT.notRunning);
  const { port } = await serve(folder);
  expect(port).toBeGreaterThan(0);
  expect((await typed(folder, ['tables'])).code).toBe(EXIT.fine);
});

test('words that make no sense are answered with the usage, in both languages', async () => {
  const folder = emptyFolder();
  for (const words of [
    ['free'],
    ['free', '8nknt2yckf6knf'],
    ['free', '8nknt2yckf6knf', 'x'],
    ['free', '../../etc', '1'],
    ['free', '8nknt2yckf6knf', '1', '2'],
    ['delete'],
    ['delete', '8nknt2yckf6knf', '--force'],
    ['tables', '--some'],
    ['persons', 'Ann'],
  ]) {
    for (const [lang, usage] of [
      ['en', 'usage:'],
      ['ja', '使い方：'],
    ]) {
      const { code, said } = await typed(folder, [...words, `--lang=${lang}`]);
      expect([words, code, said]).toEqual([words, EXIT.settings, expect.stringContaining(usage)]);
      for (const { name } of OPERATOR_COMMANDS) expect(said).toContain(name);
    }
  }
  expect((await typed(folder, ['ban', 'Ann'])).code).toBe(EXIT.settings);
});

test('Windows is told that there is no such socket', async () => {
  const terminal = { say: () => undefined, ask: undefined, env: {}, platform: 'win32' };
  const settings = () => ({ ...readSettings({}), dataDir: emptyFolder() });
  await expect(runCommand(['tables'], settings, terminal)).rejects.toMatchObject({
    code: EXIT.settings,
    message: expect.stringContaining('Windows'),
  });
  const log = { error: () => undefined, warn: () => undefined };
  const answer = () => Promise.reject(new Error('nobody asks'));
  expect(await openSocket(emptyFolder(), answer, log, 'win32')).toBeUndefined();
});

test('a folder whose path is too long has no socket; the server runs without it, and the command says why', async () => {
  const folder = join(emptyFolder(), 'x'.repeat(120));
  await serve(folder);
  const { code, said } = await typed(folder, ['tables']);
  expect([code, said]).toEqual([EXIT.settings, expect.stringContaining('103 bytes')]);
});

/** The answer to any bytes. */
function send(folder: string, ...parts: readonly (string | Uint8Array)[]): Promise<string> {
  return new Promise((done) => {
    const socket = createConnection(socketIn(folder));
    let text = '';
    socket.on('data', (more) => {
      text += more.toString();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => done(text));
    for (const part of parts) socket.write(part);
  });
}

test('garbage is answered or cut off, and the server lives on', async () => {
  const { folder, id, ann } = await table();
  const no = '{"ok":false,"lines":["This is no request of an operator."]}\n';
  for (const line of [
    '\n',
    'GET / HTTP/1.1\r\n\r\n',
    'null\n',
    '[]\n',
    '{}\n',
    '{"command":"tables","words":[],"language":"de"}\n',
    '{"command":"tables","words":[1],"language":"en"}\n',
    '{"command":["tables"],"words":[],"language":"en"}\n',
    '{"command":"free","words":[],"language":"en","agreed":true}\n',
    `${'['.repeat(20_000)}\n`,
    'x'.repeat(LONGEST + 2),
  ]) {
    expect([line.slice(0, 60), await send(folder, line)]).toEqual([line.slice(0, 60), no]);
  }
  expect(await send(folder, new Uint8Array([0, 255, 254, 10]))).toBe(no);
  const unknown = '{"command":"__proto__","words":[],"language":"en"}\n';
  expect(await send(folder, unknown)).toContain('does not know this command');
  // A client that disconnects in the middle, and a second request on the same connection.
  const gone = createConnection(socketIn(folder));
  gone.write('{"command":"tab', () => gone.destroy());
  const twice = `{"command":"tables","words":["${id}"],"language":"en"}\n`;
  expect((await send(folder, twice, twice)).split('\n')).toHaveLength(2);
  expect((await look(ann, id)).id).toBe(id);
  expect((await typed(folder, ['tables'])).code).toBe(EXIT.fine);
});

test('a command that fails is noted as failed, and its cause is in the log alone', async () => {
  const steps: string[] = [];
  const logged: unknown[] = [];
  const lost = () => Promise.reject(new Error('the disk is gone'));
  const desk = new OperatorDesk(
    { storage: { tablesAfter: lost, countTables: lost, personsBefore: lost } } as never,
    async ({ step }) => void steps.push(step),
    { error: (told: unknown) => logged.push(told) } as never,
  );
  const answer = await desk.answer({ command: 'tables', words: [], language: 'en' });
  expect(answer).toEqual({ ok: false, lines: [expect.stringContaining('The server failed.')] });
  expect([steps, logged.length]).toEqual([[], 1]);
});

test('no route of the interface knows of it', async () => {
  const { port } = await serve();
  const { body } = await new Browser(port).ask<{ readonly paths: object }>('/api/openapi.json');
  expect(Object.keys(body.paths).filter((path) => /operator|admin/.test(path))).toEqual([]);
});

test('as a process: without a terminal nothing is done without --yes', async () => {
  const folder = emptyFolder();
  const { port } = await runServer({ DATA_DIR: folder });
  const ann = new Browser(port);
  const { body } = await ann.create([HERE, PERSON], {});
  const call = (...words: readonly string[]) =>
    new Promise<{ code: number | null; output: string }>((done) => {
      const env = { ...SURROUNDINGS, DATA_DIR: folder, LANG: 'ja_JP.UTF-8' };
      const child = spawn(process.execPath, [MAIN, ...words], { env, stdio: 'pipe' });
      let output = '';
      for (const stream of [child.stdout, child.stderr]) {
        stream.setEncoding('utf8').on('data', (text: string) => {
          output += text;
        });
      }
      // An answer that comes through a pipe is not accepted.
      child.stdin.end('yes\n');
      child.on('close', (code) => done({ code, output }));
    });
  expect(await call('delete', body.id)).toMatchObject({
    code: EXIT.declined,
    output: expect.stringContaining('--yes'),
  });
  expect((await look(ann, body.id)).id).toBe(body.id);
  expect(await call('delete', body.id, '--yes')).toMatchObject({
    code: EXIT.fine,
    output: expect.stringContaining('削除し、'),
  });
  expect((await ann.ask(`/api/tables/${body.id}`)).status).toBe(410);
});

test('a person who has lost every device is given back by a code that no log has, and is told', async () => {
  const { folder, port, ann, id } = await table();
  const lost = new Browser(port);
  const person = /^(\d+) .* Ann$/m.exec((await typed(folder, ['persons'])).said)?.[1] ?? '';
  const asked = await typed(folder, ['code', person], ['no']);
  expect(asked.said).toContain('(Ann)');
  expect(asked.code).toBe(EXIT.declined);
  expect((await typed(folder, ['code', '99'], ['yes'])).code).toBe(EXIT.declined);
  const made = await typed(folder, ['code', person], ['yes']);
  const code = /^([0-9b-z]{8}) {2}/m.exec(made.said)?.[1] ?? '';
  expect(code).toHaveLength(8);
  expect(JSON.stringify(audit(folder))).not.toContain(code);
  expect(audit(folder).at(-1)).toMatchObject({ command: 'code', words: [person], step: 'done' });
  // No other device has to accept that device, and the code is for one device.
  expect((await come(lost, code)).body).toEqual({ state: 'joined' });
  expect((await look(lost, id)).viewer).toBe(0);
  expect((await come(new Browser(port), code)).status).toBe(403);
  expect((await keysOf(ann)).body.news).toMatchObject([{ event: 'given-back' }]);
  // The devices that were there before can send it back.
  const [join] = (await listOf(ann)).joins;
  const path = `/api/devices/joins/${join.id}`;
  await ann.ask(path, undefined, { origin: ann.base }, 'DELETE');
  expect((await look(lost, id)).viewer).toBe('spectator');
});
