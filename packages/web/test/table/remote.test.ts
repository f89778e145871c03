import { newestRules, parseSeed } from '@pangaea/rules/kernel';
import type { Event } from '@pangaea/rules/terra-nova';
import type { Happened, SegmentTold, Shown, Step, TableInfo } from '@pangaea/wire';
import { expect, test } from 'vitest';
import type { TablePort } from '../../src/table/port.ts';
import type { ApiAnswer } from '../../src/table/remote/api.ts';
import { type RemoteSurroundings, remoteTable } from '../../src/table/remote/remote.ts';
import type { StreamListener } from '../../src/table/remote/stream.ts';
import { after, TERRA_NOVA_PAGE as PAGE } from '../../src/terra-nova/game/page-game.ts';
import { GAME } from '../../src/terra-nova/game/rules.ts';

const UNREACHED = { code: 'unreached', params: {} };

/** A server in memory: one table, the first game for two players, both seats at this device. */
class Server {
  readonly #opening: Event[] = [];
  readonly #start = this.#begin();
  #state = this.#start;
  readonly #steps: Step[] = [];
  readonly keys: string[] = [];
  /** The number of the next segments that are lost on their way to the server. */
  silent = 0;
  /** The number of the next answers that are lost after their segments were played. */
  mute = 0;
  hear: StreamListener | undefined;

  #begin() {
    const options = GAME.options({
      edition: 'house-1',
      factions: 'first-game',
      players: 2,
      startPlayer: 0,
    });
    const seed = parseSeed('0000000000000000000000000000000a');
    if (!options.ok || !seed.ok) throw new Error('options');
    const state = GAME.setup(options.value, seed.value, this.#opening);
    if (!state.ok) throw new Error('setup');
    return state.value;
  }

  happened(from: number): Happened {
    const version = this.#steps.length;
    return { table: 'one', from, version, deciders: [], steps: this.#steps.slice(from) };
  }

  /** A segment as a message of the stream. */
  told(from: number): SegmentTold {
    return { ...this.happened(from), number: 1 };
  }

  shown(from: number): Shown {
    const start = { position: GAME.toJson(GAME.view(this.#start, 0)), events: this.#opening };
    const position = GAME.toJson(GAME.view(this.#state, 0));
    return { ...this.happened(from), ...(from === 0 ? { start } : {}), position };
  }

  play(seat: number, command: string): void {
    const move = GAME.notation.parse(this.#state, command);
    if (!move.ok) throw new Error(move.error.code);
    const next = after(this.#state, seat, move.value);
    this.#state = next.state;
    this.#steps.push({ seat, command, events: next.events });
  }

  surroundings(): RemoteSurroundings {
    const ok = <T>(value: T): ApiAnswer<T> => ({ ok: true, value });
    return {
      api: {
        table: async () => ok(INFO),
        game: async (_id, from = 0) => ok(this.shown(from)),
        record: async () => {
          const refusal = { code: 'game-not-over', params: {} };
          return { ok: false, refused: { refusal }, status: 409 };
        },
        send: async (_id, { seat, version, key, commands }) => {
          if (this.silent > 0) {
            this.silent--;
            return { ok: false, refused: { refusal: UNREACHED }, status: 0 };
          }
          if (!this.keys.includes(key)) {
            if (version !== this.#steps.length) {
              const refusal = { code: 'stale', params: {} };
              return {
                ok: false,
                refused: { refusal, happened: this.happened(version) },
                status: 409,
              };
            }
            this.keys.push(key);
            for (const command of commands) this.play(seat, command);
          }
          if (this.mute > 0) {
            this.mute--;
            return { ok: false, refused: { refusal: UNREACHED }, status: 0 };
          }
          return ok(this.happened(version));
        },
      },
      listen: (_table, listener) => {
        this.hear = listener;
        return () => {
          this.hear = undefined;
        };
      },
      newKey: () => `key-${this.keys.length}`,
      wait: async () => undefined,
    };
  }
}

const seat = { kind: 'person', name: 'Ann', joined: true } as const;
const INFO: TableInfo = {
  id: 'one',
  game: 'terra-nova',
  rulesVersion: newestRules(PAGE.book.game),
  edition: 'house-1',
  options: {},
  pace: 'live',
  created: 1,
  changed: 1,
  version: 0,
  over: false,
  deciders: [0],
  made: true,
  viewer: 0,
  commitment: '',
  seats: [
    { ...seat, seat: 0, yours: true },
    { ...seat, seat: 1, joined: false, yours: false, link: 'http://x/t/one#key' },
  ],
};

async function open(server: Server): Promise<TablePort> {
  const port = await remoteTable('one', async () => PAGE, server.surroundings());
  if ('code' in port) throw new Error(port.code);
  return port;
}
const commands = (port: TablePort) =>
  port
    .current()
    .as(0)
    .steps.map(({ command }) => command);

test('moves of others arrive in order; missing ones are requested', async () => {
  const server = new Server();
  const port = await open(server);
  expect(port.current().players.map(({ kind }) => kind)).toEqual(['here', 'away']);
  server.play(0, 'upgrade C8');
  server.hear?.segment?.(server.told(0));
  server.hear?.segment?.(server.told(0));
  expect(commands(port)).toEqual(['upgrade C8']);
  server.play(0, 'end');
  server.play(1, 'upgrade B8');
  // A message from version 2 on: the one from version 1 was missed.
  server.hear?.segment?.(server.told(2));
  await Promise.resolve();
  await Promise.resolve();
  expect(commands(port)).toEqual(['upgrade C8', 'end', 'upgrade B8']);
});

test('where the stream brings what was missed nothing is asked for, unless something had not come', async () => {
  const server = new Server();
  const { api, ...around } = server.surroundings();
  let asked = 0;
  let isReached = true;
  const game: typeof api.game = async (...args) => {
    asked++;
    return isReached
      ? api.game(...args)
      : { ok: false, refused: { refusal: UNREACHED }, status: 0 };
  };
  const port = await remoteTable('one', async () => PAGE, { ...around, api: { ...api, game } });
  if ('code' in port) throw new Error(port.code);
  const [all, none] = [new Set(['one']), new Set<string>()];
  /** All requests are sent at the same time. */
  const asks = (whole: ReadonlySet<string>) => {
    const before = asked;
    server.hear?.connected(whole);
    return asked - before;
  };
  const answered = () => new Promise((done) => setTimeout(done));
  expect(asks(all)).toBe(1);
  await answered();
  server.hear?.lost();
  expect([asks(all), port.current().connection]).toEqual([0, 'connected']);
  expect(asks(new Set(['two']))).toBe(1);
  await answered();
  isReached = false;
  expect(asks(none)).toBe(1);
  await answered();
  isReached = true;
  expect(asks(all)).toBe(1);
  await answered();
  expect(asks(all)).toBe(0);
});

test('a segment is sent again with its key until it is answered', async () => {
  const server = new Server();
  const port = await open(server);
  server.silent = 3;
  expect(await port.send(0, 0, ['upgrade C8', 'end'])).toEqual({ ok: true });
  expect(server.keys).toHaveLength(1);
  const record = await port.record();
  expect(record).toMatchObject({ viewer: 0, commands: ['0 upgrade C8', '0 end'], revealed: [] });
  expect(record).not.toHaveProperty('seed');
  expect(commands(port)).toEqual(['upgrade C8', 'end']);
  server.silent = 99;
  expect(await port.send(1, 2, ['upgrade B8'])).toMatchObject({ refusal: UNREACHED });
});

test('an abandoned segment has its key again when it is tried once more, and no other has it', async () => {
  const server = new Server();
  const port = await open(server);
  server.mute = 6;
  expect(await port.send(0, 0, ['upgrade C8', 'end'])).toEqual({ ok: false, refusal: UNREACHED });
  expect(await port.send(0, 0, ['upgrade C8', 'end'])).toEqual({ ok: true });
  expect(commands(port)).toEqual(['upgrade C8', 'end']);
  server.mute = 6;
  expect(await port.send(1, 2, ['upgrade B8'])).toMatchObject({ refusal: UNREACHED });
  expect(await port.send(1, 2, ['sail'])).toMatchObject({ refusal: { code: 'stale' } });
  expect(commands(port)).toEqual(['upgrade C8', 'end', 'upgrade B8']);
});

test('a stale segment is refused and brings the page up to date', async () => {
  const server = new Server();
  const port = await open(server);
  server.play(0, 'upgrade C8');
  expect(await port.send(0, 0, ['sail'])).toMatchObject({ refusal: { code: 'stale' } });
  expect(commands(port)).toEqual(['upgrade C8']);
});

test('a seat that was taken needs no link any more; a lost connection shows', async () => {
  const server = new Server();
  const port = await open(server);
  expect(port.current().links).toEqual([undefined, 'http://x/t/one#key']);
  const seats = INFO.seats.map(({ link: _, yours: __, ...rest }) => ({ ...rest, joined: true }));
  server.hear?.seats?.({ table: 'one', number: 2, seats });
  expect(port.current().links).toEqual([undefined, undefined]);
  server.hear?.lost();
  expect(port.current().connection).toBe('lost');
  server.hear?.connected(new Set());
  await Promise.resolve();
  await Promise.resolve();
  expect(port.current().connection).toBe('connected');
});

test('a page that plays by other rules than the server says so', async () => {
  const { api, ...around } = new Server().surroundings();
  const newer = { ...INFO, rulesVersion: '2999-12-31' };
  const port = await remoteTable('one', async () => PAGE, {
    ...around,
    api: { ...api, table: async () => ({ ok: true, value: newer }) },
  });
  expect(port).toEqual({ code: 'page-outdated', params: { rules: '2999-12-31' } });
});

test('that others hold a seat too is told', async () => {
  const server = new Server();
  const { api, ...around } = server.surroundings();
  let holders = 2;
  const table = async () => {
    const seats = INFO.seats.map((each) => (each.yours ? { ...each, holders } : each));
    return { ok: true, value: { ...INFO, seats } } as const;
  };
  const port = await remoteTable('one', async () => PAGE, { ...around, api: { ...api, table } });
  if ('code' in port) throw new Error(port.code);
  expect(port.current().holders).toBe(2);
  holders = 3;
  server.hear?.seats?.({ table: 'one', number: 2, seats: [] });
  await expect.poll(() => port.current().holders).toBe(3);
});

test('when a seat is gone, the table is to be opened anew', async () => {
  const server = new Server();
  const { api, ...around } = server.surroundings();
  let yours = true;
  const table = async () => {
    const seats = INFO.seats.map((each) => ({ ...each, yours: each.seat === 0 && yours }));
    return { ok: true, value: { ...INFO, seats } } as const;
  };
  let reseated = 0;
  const port = await remoteTable('one', async () => PAGE, {
    ...around,
    api: { ...api, table },
    reseated: () => reseated++,
  });
  if ('code' in port) throw new Error(port.code);
  // Messages about another person's seat change nothing here.
  server.hear?.seats?.({ table: 'one', number: 2, seats: [] });
  yours = false;
  server.hear?.seats?.({ table: 'one', number: 2, seats: [] });
  await expect.poll(() => reseated).toBeGreaterThan(0);
});
