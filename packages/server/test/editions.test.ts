import { hasSeat, Moves, Random, replay, seedFromNumber } from '@pangaea/rules/kernel';
import { type Edition, HOUSE_EDITION, loadEdition, terraNova } from '@pangaea/rules/terra-nova';
import { expect, test } from 'vitest';
import { Browser, type Refusing } from './client.ts';
import { emptyFolder, serve } from './running.ts';

const MINE = { ...HOUSE_EDITION, id: 'mine', title: 'Mine', coinsPerVp: 5 } as unknown as Edition;
const GAME = terraNova([MINE]);
const HERE = { kind: 'person', here: true };
const BOT = { kind: 'bot', level: 'beginner' };

function make(browser: Browser, more: object, options: object = {}) {
  const body = { game: 'terra-nova', options, seats: [HERE, BOT], ...more };
  return browser.ask<Refusing & { id: string; edition: string; faults?: unknown[] }>(
    '/api/tables',
    body,
  );
}

/** Plays the person's seat at random until the game is over. */
async function playOut(browser: Browser, id: string): Promise<void> {
  const moves = new Moves();
  const random = Random.fromSeed(seedFromNumber(7));
  for (;;) {
    const { position, version, outcome } = await browser.game(id, '?from=0');
    if (outcome !== undefined) return;
    const state = GAME.fromJson(position);
    if (!state.ok) throw new Error(state.error.code);
    if (!hasSeat(GAME.deciders(state.value), 0)) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      continue;
    }
    const move = moves.at(random.below(GAME.legal(state.value, 0, moves)));
    await browser.segment(id, 0, version, [GAME.notation.print(state.value, move)]);
  }
}

test('a table is played by the edition sent along, over a restart, and its record holds it', async () => {
  const folder = emptyFolder();
  const first = await serve(folder);
  const ann = new Browser(first.port);
  const made = await make(ann, { editionFile: MINE }, { factions: 'first-game' });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  const { id, edition } = made.body;
  expect(edition).toBe('mine');
  expect((await ann.game(id)).start?.editionFile).toEqual(MINE);
  await first.close();

  const { port } = await serve(folder);
  ann.base = `http://127.0.0.1:${port}`;
  await playOut(ann, id);
  const { body: record } = await ann.ask(`/api/tables/${id}/record`);
  expect(record.editionFile).toEqual(MINE);
  const end = replay(GAME, record as never);
  expect(end.ok && GAME.outcome(end.value)).toEqual((await ann.game(id)).outcome);
  // Other tables continue with the built-in edition.
  expect((await make(ann, {})).body.edition).toBe(HOUSE_EDITION.id);
});

test('a file with faults is refused with every fault at its place', async () => {
  const { port } = await serve(emptyFolder());
  const wrong = { ...MINE, coinsPerVp: 'three', more: 1 };
  const loaded = loadEdition(wrong);
  const { status, body } = await make(new Browser(port), { editionFile: wrong });
  expect(status).toBe(422);
  expect(body.refusal.code).toBe('edition-refused');
  expect(body.faults).toEqual(loaded.ok ? [] : loaded.error);
  expect(body.faults?.length).toBe(2);
});

test('an edition is refused if it is malformed, too large, or not the one that the options name', async () => {
  const { port } = await serve(emptyFolder());
  const ann = new Browser(port);
  expect((await make(ann, { editionFile: 'mine' })).status).toBe(400);
  expect((await make(ann, { editionFile: {} })).body.refusal.code).toBe('edition-refused');
  const large = { ...MINE, note: 'x'.repeat(70_000) };
  expect((await make(ann, { editionFile: large })).status).toBe(413);
  const other = await make(ann, { editionFile: MINE }, { edition: 'house-1' });
  expect(other.body.refusal).toMatchObject({ code: 'option-value', params: { option: 'edition' } });
  expect((await make(ann, {}, { edition: 'mine' })).body.refusal.code).toBe('option-value');
});

test('a nest of lists harms nobody', async () => {
  const { port } = await serve(emptyFolder());
  const ann = new Browser(port);
  const deep = `${'['.repeat(30_000)}${']'.repeat(30_000)}`;
  for (const part of [
    `"options":{"edition":${deep}}`,
    `"options":{},"editionFile":{"id":${deep}}`,
  ]) {
    const text = `{"game":"terra-nova",${part},"seats":[{"kind":"person"},{"kind":"person"}]}`;
    expect([422, 503]).toContain((await ann.ask('/api/tables', text)).status);
  }
  expect((await make(ann, {})).status).toBe(201);
});

test('a table of Terra Mystica is played by a patch of its numbers', async () => {
  const { port } = await serve(emptyFolder());
  const ann = new Browser(port);
  const patch = {
    id: 'mine',
    title: 'Mine',
    factions: { witches: { start: { coins: 29 } } },
  };
  const table = { game: 'terra-mystica', seats: [HERE, HERE], editionFile: patch };
  const made = await make(ann, table, { factions: ['witches', 'giants'] });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  expect(made.body.edition).toBe('mine');
  const { start } = await ann.game(made.body.id);
  expect(start?.editionFile).toEqual(patch);
  expect(JSON.stringify(start?.events)).toContain('"amount":29');

  const wrong = {
    ...patch,
    factions: { witches: { start: { coins: 31 }, shipping: { fuel: 1 } } },
  };
  const refused = await make(ann, { ...table, editionFile: wrong });
  expect(refused.status).toBe(422);
  expect(refused.body.faults).toMatchObject([
    { path: '/factions/witches/start/coins', code: 'out-of-range' },
    { path: '/factions/witches/shipping/fuel', code: 'unknown-key' },
  ]);
  const unknown = await make(ann, { ...table, editionFile: undefined }, { edition: 'mine' });
  expect(unknown.body.refusal).toMatchObject({
    code: 'option-value',
    params: { option: 'edition' },
  });
});
