import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gaia, MODES, RECONSTRUCTION } from '@pangaea/rules/gaia';
import { type GameRecord, replay } from '@pangaea/rules/kernel';
import { expect, test } from 'vitest';
import { sha256 } from '../src/identity/secrets.ts';
import './all-games.ts';
import { Browser, type Refusing } from './client.ts';
import { someOf } from './drawn.ts';
import { emptyFolder, serveFile } from './running.ts';

interface Fairness {
  readonly commitment: string;
  readonly salt: string;
  readonly outcome: unknown;
}

const BOT = { kind: 'bot', level: 'beginner' };
const HERE = { kind: 'person', here: true };
const portOfFile = serveFile({ botPool: { budgetMs: 20 }, botsAnswer: [1, 5] });

const CLI = resolve(import.meta.dirname, '../../cli/src/main.ts');

/** @returns how `pangaea verify` ends */
function verify(record: unknown, commitment: string): number | null {
  const file = join(emptyFolder(), 'record.json');
  writeFileSync(file, JSON.stringify(record));
  const words = ['verify', file, '--commitment', commitment];
  return spawnSync(process.execPath, [CLI, ...words]).status;
}

/** Plays one seat at random until the game is over. @returns how it ended */
async function playOut(browser: Browser, id: string, seat: number) {
  const stream = await browser.listen();
  let { position, version, window, outcome } = await browser.game(id);
  for (let turn = 0; outcome === undefined; turn++) {
    const hasAnswered = window?.answered?.includes(seat) === true;
    const command = hasAnswered ? undefined : browser.anyCommand(position, seat, turn);
    if (command === undefined) {
      const known = version;
      await stream.until(({ data }) => Number(data.version) > known);
    } else {
      const { status } = await browser.segment(id, seat, version, [command]);
      expect([200, 409]).toContain(status);
    }
    ({ position, version, window, outcome } = await browser.game(id));
  }
  stream.close();
  return outcome;
}

test.each(someOf('modes', Object.keys(MODES), 1 / 3))(
  'Gaia, %s: a person and bots play a game to its end',
  async (mode) => {
    const ann = new Browser(portOfFile(), 'gaia');
    const made = await ann.create([HERE, BOT, BOT], { mode });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    const { id } = made.body;
    const outcome = await playOut(ann, id, 0);
    expect(outcome.tieBreak).toHaveLength(3);
    const { body: record } = await ann.ask<GameRecord & Fairness>(`/api/tables/${id}/record`);
    expect(record.commitment).toBe(made.body.commitment);
    expect(sha256(`${record.seed}:${record.salt}`)).toBe(record.commitment);
    expect(record.outcome).toEqual(outcome);
    // As `fetch` requests it; the answer was unpacked already.
    const whole = await ann.ask(`/api/tables/${id}/game`);
    expect(whole.headers.get('content-encoding')).toBe('gzip');
    const plain = await ann.ask(`/api/tables/${id}/game`, undefined, { 'accept-encoding': 'br' });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(plain.body).toEqual(whole.body);
    expect(verify(record, made.body.commitment)).toBe(0);
    expect(verify({ ...record, salt: record.seed }, made.body.commitment)).not.toBe(0);
    const again = replay(gaia(), record);
    expect(again.ok && gaia().outcome(again.value)).toEqual(outcome);
  },
);

test('Gaia is played with an edition of its own, and not with one of another game', async () => {
  const ann = new Browser(portOfFile(), 'gaia');
  const mine = { ...RECONSTRUCTION, id: 'my-gaia', title: 'Mine' };
  const make = (game: string, editionFile: unknown) =>
    ann.ask<Refusing & { id: string; edition: string; faults?: unknown[] }>('/api/tables', {
      game,
      options: {},
      seats: [HERE, HERE],
      editionFile,
    });
  const { status, body } = await make('gaia', mine);
  expect(status, JSON.stringify(body)).toBe(201);
  expect(body.edition).toBe('my-gaia');
  expect((await ann.game(body.id)).start?.editionFile).toEqual(mine);
  expect((await make('terra-nova', mine)).body.refusal.code).toBe('edition-refused');
  const faulty = await make('gaia', { ...mine, herd: 99 });
  expect(faulty.body.faults).toEqual([expect.objectContaining({ path: '/herd' })]);
});

test('a new table is made by the newest rules, whoever asks for others', async () => {
  const ann = new Browser(portOfFile(), 'gaia');
  const { rulesVersions } = gaia();
  const newest = rulesVersions.at(-1);
  for (const rules of rulesVersions.slice(0, -1)) {
    const refused = await ann.create([HERE, HERE], { rulesVersion: rules });
    expect(refused).toMatchObject({
      status: 422,
      body: { refusal: { code: 'rules-not-newest', params: { rules, newest } } },
    });
  }
  const { body } = await ann.ask<{ tables: unknown[] }>('/api/tables');
  expect(body.tables).toEqual([]);
  for (const options of [{}, { rulesVersion: newest }]) {
    expect((await ann.create([HERE, HERE], options)).body.rulesVersion).toBe(newest);
  }
});
