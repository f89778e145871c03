import { newestRules } from '@pangaea/rules/kernel';
import { describe, expect, test } from 'vitest';
import { GAIA_PAGE } from '../../src/gaia/game/page-game.ts';
import { beforeLastOf } from '../../src/game/agreed.ts';
import { legalMoves } from '../../src/game/draft.ts';
import { type AnyHistory, stateAt } from '../../src/game/history.ts';
import type { AnyPageGame } from '../../src/game/page-game.ts';
import type { BotClient } from '../../src/table/bots/client.ts';
import type { HintClient } from '../../src/table/local/hint-desk.ts';
import { localTable } from '../../src/table/local.ts';
import { firstTable, newTable } from '../../src/table/new-table.ts';
import type { TablePort } from '../../src/table/port.ts';
import { list, load, remove, type SavedTable, type Shelf, save } from '../../src/table/storage.ts';
import { FIRST_GAME } from '../../src/terra-nova/game/first.ts';
import { TERRA_NOVA_PAGE as PAGE } from '../../src/terra-nova/game/page-game.ts';
import { GAME } from '../../src/terra-nova/game/rules.ts';

class MemoryShelf implements Shelf {
  readonly #kept = new Map<string, string>();
  full = false;
  get length() {
    return this.#kept.size;
  }
  key = (index: number) => [...this.#kept.keys()][index] ?? null;
  getItem = (key: string) => this.#kept.get(key) ?? null;
  setItem = (key: string, value: string) => {
    if (this.full) throw new Error('full');
    this.#kept.set(key, value);
  };
  removeItem = (key: string) => {
    this.#kept.delete(key);
  };
}

/**
 * A bot that plays the last legal move, which soon is a pass; if requested, it fails the first
 * times.
 */
function clientOf(failures = 0): BotClient {
  let left = failures;
  return {
    ask: async ({ position, seat }) => {
      if (left-- > 0) throw new Error('no bot');
      const view = GAME.fromJson(position);
      if (!view.ok) throw new Error(view.error.code);
      return [GAME.notation.print(view.value, legalMoves(GAME, view.value, seat).at(-1) ?? 0)];
    },
    close: () => undefined,
  };
}

const NO_HINTS: HintClient = {
  analyse: async () => {
    throw new Error('no bot');
  },
  close: () => undefined,
};

function open(
  saved: SavedTable,
  shelf: Shelf,
  botClient = clientOf(),
  game: AnyPageGame = PAGE,
  elsewhere?: (changed: () => void) => () => void,
): TablePort {
  const port = localTable(game, saved, {
    shelf,
    botClient,
    hintClient: NO_HINTS,
    settings: { budgetMs: 1, paceMs: () => 0 },
    orders: () => ({ endsTurn: false, freePower: false }),
    now: () => 5,
    chance: () => 1,
    // The table does not wait for an answer that would come much later.
    later: (work, ms) => (ms < 5000 ? setTimeout(work, 0) : undefined),
    ...(elsewhere && { elsewhere }),
  });
  if ('code' in port) throw new Error(port.code);
  return port;
}

function fresh(): SavedTable {
  const table = firstTable({ game: PAGE, first: FIRST_GAME }, 1);
  if (!table.ok) throw new Error(table.error.code);
  return table.value;
}

const historyOf = (port: TablePort): AnyHistory => port.current().as(0);

/** Waits until the person at this device has to decide, or the game is over. */
async function myTurn(port: TablePort): Promise<number> {
  for (;;) {
    const state = stateAt(historyOf(port));
    if (GAME.outcome(state) !== undefined || legalMoves(GAME, state, 0).length > 0)
      return state.round();
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}

/** Plays for the person at this device until a bot was asked; the start player is random. */
async function playUntil(port: TablePort, asked: () => boolean): Promise<void> {
  while (!asked()) {
    await new Promise((resolve) => setTimeout(resolve, 1));
    const history = historyOf(port);
    const state = stateAt(history);
    const move = legalMoves(GAME, state, 0).at(-1);
    if (move === undefined || asked()) continue;
    await port.send(0, history.steps.length, [GAME.notation.print(state, move)]);
  }
}

/** The id of another table with the same players. */
async function madeAgain(port: TablePort): Promise<string> {
  const made = await port.again?.();
  if (typeof made !== 'string') throw new Error(made?.code);
  return made;
}

/** Plays the last possible move of the person at this device. */
async function sendLast(port: TablePort): Promise<string> {
  const { steps } = historyOf(port);
  const state = stateAt(historyOf(port));
  const command = GAME.notation.print(state, legalMoves(GAME, state, 0).at(-1) ?? 0);
  expect(await port.send(0, steps.length, [command])).toEqual({ ok: true });
  return command;
}

test('a whole game against bots, kept at every step and opened again in the middle', async () => {
  const shelf = new MemoryShelf();
  let port = open(fresh(), shelf);
  let reopened = false;
  for (;;) {
    const round = await myTurn(port);
    const { id } = port.current();
    const history = historyOf(port);
    const state = stateAt(history);
    if (GAME.outcome(state) !== undefined) break;
    if (round === 3 && !reopened) {
      reopened = true;
      port.close();
      const saved = load(shelf, id);
      if (saved === undefined) throw new Error('not kept');
      port = open(saved, shelf);
      expect(GAME.difference(stateAt(historyOf(port)), state)).toEqual([]);
      continue;
    }
    const move = legalMoves(GAME, state, 0).at(-1) ?? 0;
    const command = GAME.notation.print(state, move);
    expect(await port.send(0, history.steps.length, [command])).toEqual({ ok: true });
  }
  expect(reopened).toBe(true);
  const record = await port.record();
  expect(record.commands).toHaveLength(historyOf(port).steps.length);
});

test('a bot that fails is told of and asked again, and nobody moves for it', async () => {
  const port = open(fresh(), new MemoryShelf(), clientOf(3));
  const failing: { seats: readonly number[] | undefined; steps: number }[] = [];
  port.subscribe(() =>
    failing.push({ seats: port.current().failing, steps: historyOf(port).steps.length }),
  );
  await playUntil(port, () => failing.some(({ seats }) => seats?.length === 1));
  await myTurn(port);
  const told = failing.filter(({ seats }) => seats?.length === 1);
  expect(told.length).toBeGreaterThanOrEqual(3);
  // The game stood still meanwhile.
  expect(new Set(told.map(({ steps }) => steps)).size).toBe(1);
  expect(port.current()).toMatchObject({ thinking: [], failing: [] });
});

test('a table that is closed asks no failing bot again', async () => {
  let asked = 0;
  const botClient: BotClient = {
    ask: async () => {
      asked++;
      port.close();
      throw new Error('no bot');
    },
    close: () => undefined,
  };
  const port = open(fresh(), new MemoryShelf(), botClient);
  await playUntil(port, () => asked > 0);
  for (let time = 0; time < 20; time++) await new Promise((resolve) => setTimeout(resolve, 1));
  expect(asked).toBe(1);
});

test('a stale or illegal segment is refused and changes nothing', async () => {
  const port = open(fresh(), new MemoryShelf());
  await myTurn(port);
  const history = historyOf(port);
  const version = history.steps.length;
  expect(await port.send(0, version + 1, ['sail'])).toMatchObject({ refusal: { code: 'stale' } });
  expect(await port.send(0, version, ['build A1'])).toMatchObject({ ok: false });
  expect(await port.send(0, version, ['nonsense'])).toMatchObject({
    refusal: { code: 'command-unknown' },
  });
  expect(historyOf(port)).toBe(history);
});

test('stored tables: newest first, damaged ones left out, missing room is reported', () => {
  const shelf = new MemoryShelf();
  expect(save(shelf, { ...fresh(), id: 'aa', changed: 1 })).toBe(true);
  expect(save(shelf, { ...fresh(), id: 'bb', changed: 2 })).toBe(true);
  shelf.setItem('pangaea.table.cc', '{"id":');
  shelf.setItem('pangaea.table.dd', '{"id":"dd","players":[{"kind":"cat"}]}');
  expect(list(shelf).map(({ id }) => id)).toEqual(['bb', 'aa']);
  remove(shelf, 'bb');
  expect(load(shelf, 'bb')).toBeUndefined();
  shelf.full = true;
  expect(save(shelf, fresh())).toBe(false);
});

test('the tables that make room for a new one: finished games first, and for a recorded game no running one', () => {
  const shelf = new MemoryShelf();
  const ids = () => list(shelf).map(({ id }) => id);
  const keep = (id: string, changed: number, more: Partial<SavedTable> = {}) =>
    save(shelf, { ...fresh(), id, changed, ...more });
  for (let at = 0; at < 28; at++) keep(`going-${at}`, at, { turn: at % 2 ? 'here' : 'others' });
  keep('over', 28, { turn: 'over' });
  keep('watched', 29, { turn: 'here', isRecorded: true });
  keep('new', 30, { turn: 'here' });
  expect(ids()).toHaveLength(30);
  expect(ids()).not.toContain('over');
  keep('record', 31, { turn: 'over', isRecorded: true });
  expect(ids()).toHaveLength(30);
  expect(ids()).not.toContain('watched');
  keep('newer', 32, { turn: 'here' });
  expect(ids()).not.toContain('record');
  expect(ids()).toContain('going-0');
  // No running game has to be removed for it.
  keep('record', 33, { turn: 'over', isRecorded: true });
  expect(ids()).toHaveLength(31);
  remove(shelf, 'record');
  keep('newest', 34, { turn: 'here' });
  expect(ids()).toHaveLength(30);
  expect(ids()).not.toContain('going-0');
});

test('a recorded game that is played on is a game like any other', async () => {
  const shelf = new MemoryShelf();
  const saved = { ...fresh(), isRecorded: true };
  save(shelf, saved);
  expect(load(shelf, saved.id)?.isRecorded).toBe(true);
  const port = open(saved, shelf);
  expect(port.current().isRecorded).toBe(true);
  await myTurn(port);
  const { steps } = historyOf(port);
  const state = stateAt(historyOf(port));
  const command = GAME.notation.print(state, legalMoves(GAME, state, 0)[0]);
  expect(await port.send(0, steps.length, [command])).toEqual({ ok: true });
  expect(port.current().isRecorded).toBe(false);
  expect(load(shelf, saved.id)?.isRecorded).toBeUndefined();
});

test('a new table is played by the newest rules, also when it follows one of older rules', async () => {
  const [older] = GAIA_PAGE.book.game.rulesVersions;
  const newest = newestRules(GAIA_PAGE.book.game);
  const options = { players: 2, rulesVersion: older };
  const players = [0, 1].map(() => ({ kind: 'here', name: '' }) as const);
  expect(newTable(GAIA_PAGE, options, players, 1)).toEqual({
    ok: false,
    error: { code: 'rules-not-newest', params: { rules: older, newest } },
  });
  const shelf = new MemoryShelf();
  const seed = '0123456789abcdef0123456789abcdef';
  const record = { game: 'gaia', rulesVersion: older, options, seed, commands: [] };
  const port = open({ id: 'aa', players, record, changed: 1 }, shelf, clientOf(), GAIA_PAGE);
  expect(GAIA_PAGE.book.game.optionsOf(stateAt(historyOf(port))).rulesVersion).toBe(older);
  const made = load(shelf, await madeAgain(port));
  expect(made?.record).toMatchObject({ rulesVersion: newest, options: { players: 2 } });
});

test('again: the same players, each a seat further, another deal, and the table that is over stays', async () => {
  const shelf = new MemoryShelf();
  const saved = fresh();
  save(shelf, saved);
  const port = open(saved, shelf);
  const id = await madeAgain(port);
  port.close();
  const made = load(shelf, id);
  const [first, ...others] = saved.players;
  expect(made?.players).toEqual([...others, first]);
  expect(made?.record.options).toEqual(saved.record.options);
  expect(made?.record.commands).toEqual([]);
  expect(made?.record.seed).not.toBe(saved.record.seed);
  expect(list(shelf)).toHaveLength(2);
});

test('a table that can no longer be stored says so, until there is room, and makes no other', async () => {
  const shelf = new MemoryShelf();
  const saved = fresh();
  save(shelf, saved);
  const port = open(saved, shelf);
  await myTurn(port);
  await sendLast(port);
  expect(port.current().isUnsaved).toBe(false);
  await myTurn(port);
  shelf.full = true;
  await sendLast(port);
  expect(port.current().isUnsaved).toBe(true);
  expect(await port.again?.()).toEqual({ code: 'unsaved', params: {} });
  expect(list(shelf)).toHaveLength(1);
  shelf.full = false;
  await myTurn(port);
  await sendLast(port);
  expect(port.current().isUnsaved).toBe(false);
});

describe('taking back a confirmed turn', () => {
  test('with what bots answered: it is the same turn again, and the record tells it', async () => {
    const shelf = new MemoryShelf();
    const saved = fresh();
    const port = open(saved, shelf);
    const seats = () => historyOf(port).steps.map(({ seat }) => seat);
    do {
      await myTurn(port);
      await sendLast(port);
      await myTurn(port);
    } while (seats().at(-1) === 0);
    const { steps } = historyOf(port);
    const after = steps.length;
    const to = beforeLastOf(historyOf(port), 0) ?? -1;
    expect(seats()[to]).toBe(0);
    const before = stateAt(historyOf(port), to);
    expect(await port.back?.(0, after)).toMatchObject({ code: 'back-nowhere' });
    expect(await port.back?.(0, to)).toBeUndefined();
    expect(GAME.difference(stateAt(historyOf(port)), before)).toEqual([]);
    const kept = load(shelf, saved.id);
    expect(kept?.record.commands.slice(after)).toEqual([`0 back ${to}`]);
    if (kept === undefined) throw new Error('not kept');
    port.close();

    const again = open(kept, shelf);
    expect(GAME.difference(stateAt(historyOf(again)), before)).toEqual([]);
    expect(await sendLast(again)).toBe(steps[to].command);
  });

  test('while a bot thinks: its answer is of no use', async () => {
    const answers: (() => void)[] = [];
    const slow: BotClient = {
      ask: async (question) => {
        await new Promise<void>((resolve) => answers.push(resolve));
        return clientOf().ask(question);
      },
      close: () => undefined,
    };
    const port = open(fresh(), new MemoryShelf(), slow);
    let own = 0;
    // Bots get answers immediately, until a turn of this device was played and one of them is still
    // thinking.
    while (own === 0 || answers.length === 0) {
      if (own === 0) answers.shift()?.();
      await new Promise((resolve) => setTimeout(resolve, 1));
      if (legalMoves(GAME, stateAt(historyOf(port)), 0).length > 0) {
        await sendLast(port);
        own++;
      }
    }
    const { steps } = historyOf(port);
    const to = beforeLastOf(historyOf(port), 0) ?? -1;
    expect(port.current().thinking).toHaveLength(1);
    expect(await port.back?.(0, to)).toBeUndefined();
    expect(port.current().thinking).toEqual([]);
    for (const answer of answers) answer();
    for (let time = 0; time < 20; time++) await new Promise((resolve) => setTimeout(resolve, 1));
    expect(historyOf(port).steps).toHaveLength(steps.length + 1);
  });
});

test('two pages of one table: what one plays the other has, and nothing that was played is lost', async () => {
  const shelf = new MemoryShelf();
  const saved = fresh();
  save(shelf, saved);
  const told: (() => void)[] = [];
  let asked = 0;
  const counted: BotClient = {
    ask: (question) => {
      asked++;
      return clientOf().ask(question);
    },
    close: () => undefined,
  };
  const page = (botClient: BotClient) => {
    const mine = told.length;
    const tellOthers: Shelf = Object.assign(Object.create(shelf), {
      setItem: (key: string, value: string) => {
        shelf.setItem(key, value);
        for (const [at, tell] of told.entries()) if (at !== mine) tell();
      },
    });
    return open(saved, tellOthers, botClient, PAGE, (changed) => {
      told.push(changed);
      return () => told.splice(mine, 1, () => undefined);
    });
  };
  const one = page(clientOf());
  await myTurn(one);
  const other = page(counted);
  const played = historyOf(one).steps.length;
  expect(historyOf(other).steps).toHaveLength(saved.record.commands.length);
  const last = (port: TablePort) => {
    const state = stateAt(historyOf(port));
    return [GAME.notation.print(state, legalMoves(GAME, state, 0).at(-1) ?? 0)];
  };
  expect(await one.send(0, played, last(one))).toEqual({ ok: true });
  // It shows the same game, and its bots do not move in place of those of the page that plays.
  expect(historyOf(other).steps.length).toBeGreaterThan(played);
  const before = asked;
  await myTurn(one);
  expect(asked).toBe(before);
  const version = historyOf(one).steps.length;
  expect(historyOf(other).steps).toHaveLength(version);

  // A page that got no message, for example because it slept, loads the stored game before it
  // writes.
  told.splice(0, told.length);
  expect(await other.send(0, version, last(other))).toEqual({ ok: true });
  const kept = load(shelf, saved.id)?.record.commands ?? [];
  expect(await one.send(0, version, last(one))).toMatchObject({ refusal: { code: 'stale' } });
  expect(load(shelf, saved.id)?.record.commands.slice(0, kept.length)).toEqual(kept);
  expect(historyOf(one).steps.length).toBeGreaterThan(version);
});
