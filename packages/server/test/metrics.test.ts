// Metrics for Prometheus: they are at a separate port, and include everything that the dashboard
// shows.

import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { EXIT } from '../src/exit.ts';
import { measuredCarrier, measuredStorage, measuredThinker } from '../src/metrics/measured.ts';
import type { Meter } from '../src/metrics/meter.ts';
import { startServer } from '../src/server.ts';
import { readSettings } from '../src/settings.ts';
import type { Storage } from '../src/storage/contract.ts';
import { Browser } from './client.ts';
import { emptyFolder } from './running.ts';

const DASHBOARD = resolve(import.meta.dirname, '../../../hosting/grafana.json');
const HERE = { kind: 'person', here: true };
const FIRST_GAME = { factions: 'first-game', startPlayer: 0 };

/** A meter that records everything in order. */
function noting() {
  const heard: unknown[][] = [];
  const of =
    (kind: string) =>
    (...facts: unknown[]) => {
      heard.push([kind, ...facts.filter((fact) => !Number.isFinite(fact) || kind === 'played')]);
    };
  const kinds = ['answered', 'refused', 'called', 'committed', 'played', 'began', 'carried'];
  const all = [...kinds, 'thought'].map((kind) => [kind, of(kind)]);
  return { meter: Object.fromEntries(all) as Meter, heard };
}

test('calls to the storage are told apart by how they end, and only durable moves count', async () => {
  const { meter, heard } = noting();
  const answers = [true, false];
  const storage = measuredStorage(
    {
      writeSegment: async () => answers.shift(),
      countTables: () => Promise.reject(new Error('no disk')),
      close: async () => undefined,
    } as unknown as Storage,
    meter,
  );
  const write = { commands: ['0 a', '0 b'] } as unknown as Parameters<Storage['writeSegment']>[0];
  expect([await storage.writeSegment(write), await storage.writeSegment(write)]).toEqual([
    true,
    false,
  ]);
  await expect(storage.countTables(0)).rejects.toThrow('no disk');
  expect(heard).toEqual([
    ['called', 'writeSegment', 'done'],
    ['played', 2],
    ['called', 'writeSegment', 'overtaken'],
    ['called', 'countTables', 'failed'],
  ]);
});

test('bots without a move and messages that failed are counted as such', async () => {
  const { meter, heard } = noting();
  const thinker = measuredThinker({ think: async () => undefined }, meter);
  await thinker.think({ game: '', level: '', seat: 0, position: '', seed: '' });
  const carrier = measuredCarrier({ carry: async () => ({ result: 'failed', why: 'x' }) }, meter);
  await carrier.carry({ kind: 'push' } as never, {} as never, []);
  expect(heard).toEqual([
    ['thought', false],
    ['carried', 'push', 'failed'],
  ]);
});

test('a server tells Prometheus what it does, at another port, and nothing of anybody', async () => {
  const settings = readSettings({ PORT: '0', METRICS_PORT: '0', DATA_DIR: emptyFolder() });
  const pageDir = join(import.meta.dirname, 'fixtures/no-page');
  const server = await startServer(settings, { pageDir, botPool: { budgetMs: 20 } });
  onTestFinished(() => server.close());
  const ann = new Browser(server.port);
  const { body } = await ann.create([{ ...HERE, name: 'Annabel' }, HERE], FIRST_GAME);
  const { position } = await ann.game(body.id);
  const sent = await ann.segment(body.id, 0, 0, [ann.anyCommand(position, 0) ?? '']);
  expect(sent.status).toBe(200);
  expect((await ann.segment(body.id, 0, 99, ['no'])).status).toBe(409);
  const stream = await ann.listen();
  await stream.until(({ event }) => event === 'hello');
  const base = `http://127.0.0.1:${server.metricsPort}`;
  const response = await fetch(`${base}/metrics`);
  expect(response.headers.get('content-type')).toContain('text/plain');
  const text = await response.text();
  for (const line of [
    'pangaea_segments_total 1',
    'pangaea_moves_total 1',
    'pangaea_streams 1',
    'pangaea_ready 1',
    'pangaea_refusals_total{code="version-unknown"} 1',
    'pangaea_http_request_seconds_count{method="POST",route="/api/tables/:id/segments",status="200"} 1',
  ]) {
    expect(text.split('\n')).toContain(line);
  }
  expect(text).toMatch(/^pangaea_commit_writes_count [1-9]/m);
  for (const secret of [body.id, 'Annabel', '127.0.0.1']) expect(text).not.toContain(secret);
  // Every metric of the dashboard exists.
  const asked = readFileSync(DASHBOARD, 'utf8').match(/\b(?:pangaea|process|nodejs)_\w+/g) ?? [];
  expect(asked.length).toBeGreaterThan(10);
  const named = new Set([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name));
  const known = (name: string) =>
    named.has(name) || named.has(name.replace(/_(?:bucket|count|sum)$/, ''));
  expect(asked.filter((name) => !known(name))).toEqual([]);
  // The port of the page has no metrics, and this port has nothing else.
  expect((await ann.ask('/metrics')).status).toBe(404);
  expect((await fetch(`${base}/api/health`)).status).toBe(404);
  // The error message names a port that is already used.
  const second = readSettings({
    PORT: '0',
    METRICS_PORT: `${server.metricsPort}`,
    DATA_DIR: emptyFolder(),
  });
  await expect(startServer(second, { pageDir })).rejects.toMatchObject({ code: EXIT.portTaken });
});
