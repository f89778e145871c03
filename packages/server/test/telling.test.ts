// A server sends to its streams the changes that other servers have written.
import { expect, onTestFinished, test } from 'vitest';
import { Telling } from '../src/nodes/telling.ts';
import type { News, SentMessage, StoredTable } from '../src/storage/contract.ts';
import { Hub } from '../src/stream/hub.ts';
import type { LiveTable } from '../src/tables/live.ts';
import { FalseClock } from './false-clock.ts';

const ID = 'table';
const ANN = 1;

/** A message as seat 0 sees it, and as a spectator does. */
const message = (number: number, kind: 'segment' | 'seats' = 'segment'): SentMessage => ({
  number,
  table: ID,
  kind,
  texts: [`{"hand":${number}}`, `{"open":${number}}`],
});

/** A server whose database the test writes. */
function server(stored: SentMessage[]) {
  const clock = new FalseClock(1_800_000_000_000);
  const state = { isThere: true, persons: [ANN], devices: [7], kept: 0, reads: 0 };
  const tableOf = () =>
    ({
      id: ID,
      version: 3,
      host: 9,
      seats: [{ seat: 0, kind: 'person', persons: state.persons }],
    }) as unknown as StoredTable;
  const newsSince = async (
    places: readonly { readonly table: string; readonly number: number | undefined }[],
  ): Promise<readonly News[]> => {
    state.reads += 1;
    if (!state.isThere) return [];
    const number = stored.at(-1)?.number ?? 0;
    return places.map(({ table, number: after }) => ({
      table,
      version: 3,
      number,
      missed:
        after === undefined || after < state.kept
          ? undefined
          : stored.filter((each) => each.number > after),
    }));
  };
  const hub = new Hub((table) => telling.behind(table));
  const telling = new Telling({
    storage: {
      newsSince,
      whenDeleted: async () => undefined,
      followedBy: async () => (state.persons.includes(ANN) ? [{ id: ID, seats: 1 }] : []),
      devicesOf: async () => state.devices.map((id) => ({ id })) as never,
    },
    hub,
    live: {
      find: async () =>
        ({ table: tableOf(), told: stored.at(-1)?.number ?? 0 }) as unknown as LiveTable,
    },
    after: clock.after,
    orders: async () => undefined,
    seated: () => undefined,
  });
  telling.start();
  onTestFinished(() => telling.close());
  /** A stream of Ann, who has seat 0, up to a message. */
  const listen = (at: number, follows = true) => {
    const lines: string[] = [];
    const heard = { lines, ended: false };
    const line = {
      write: (text: string | Buffer) => lines.push(`${text}`),
      end: () => {
        heard.ended = true;
      },
    };
    const from = { device: 7, person: ANN, networks: [''] };
    const stream = hub.open(from, follows ? [{ id: ID, viewers: [0] }] : [], line);
    hub.release(stream, follows ? [{ table: ID, version: 3, number: at, missed: [] }] : []);
    lines.splice(0);
    return heard;
  };
  return { hub, telling, clock, state, listen };
}

const numbersIn = (lines: readonly string[]) =>
  lines.flatMap((line) => {
    const number = /"number":(\d+)/.exec(line)?.[1];
    return number === undefined ? [] : [Number(number)];
  });

test('a word makes it read what was stored; late and doubled words change nothing', async () => {
  const stored = [message(1)];
  const { telling, clock, listen, state } = server(stored);
  const { lines } = listen(1);
  stored.push(message(2), message(3));
  telling.told(ID, 3);
  telling.told(ID, 2);
  await clock.pass(1);
  telling.told(ID, 2);
  telling.told('elsewhere', 5);
  await clock.pass(1);
  expect(numbersIn(lines)).toEqual([2, 3]);
  expect(lines[0]).toContain('"hand":2');
  const { reads } = state;
  telling.told('elsewhere', 6);
  await clock.pass(1);
  expect(state.reads).toBe(reads);
});

test('messages of which no word came are found by a look, and those in between when the server writes itself', async () => {
  const stored = [message(1)];
  const { hub, clock, listen } = server(stored);
  const { lines } = listen(1);
  stored.push(message(2));
  await clock.pass(4_900);
  expect(lines).toEqual([]);
  await clock.pass(200);
  expect(numbersIn(lines)).toEqual([2]);
  stored.push(message(3), message(4));
  hub.publish(message(4));
  await clock.pass(1);
  expect(numbersIn(lines)).toEqual([2, 3, 4]);
});

test('a stream that is being opened gets what a word names after what it missed', async () => {
  const stored = [message(1)];
  const { hub, telling, clock } = server(stored);
  const lines: string[] = [];
  const line = { write: (text: string | Buffer) => lines.push(`${text}`), end: () => undefined };
  const from = { device: 7, person: ANN, networks: [''] };
  const stream = hub.open(from, [{ id: ID, viewers: [0] }], line);
  stored.push(message(2));
  telling.told(ID, 2);
  await clock.pass(1);
  hub.release(stream, [{ table: ID, version: 3, number: 1, missed: [message(1)] }]);
  expect(numbersIn(lines.slice(1))).toEqual([1, 2]);
});

test('a person who has lost a seat gets no later message as that seat sees it', async () => {
  const stored = [message(1)];
  const { telling, clock, listen, state } = server(stored);
  const { lines } = listen(1);
  state.persons = [];
  stored.push(message(2, 'seats'), message(3));
  telling.told(ID, 3);
  await clock.pass(1);
  expect(numbersIn(lines)).toEqual([2, 3]);
  expect(lines.join()).not.toContain('hand');
});

test('a stream follows a table where its person was seated elsewhere, also without a word', async () => {
  const { telling, clock, listen } = server([message(1)]);
  const { lines } = listen(0, false);
  await telling.seats(ID);
  expect(lines).toEqual([expect.stringContaining('event: follows')]);
  const later = listen(0, false);
  await clock.pass(5_100);
  expect(later.lines).toEqual([expect.stringContaining('event: follows')]);
});

test('without a word, too, a stream soon sees a table through the seats that its person has', async () => {
  const stored = [message(1)];
  const { telling, clock, listen, state } = server(stored);
  const { lines } = listen(1);
  state.persons = [];
  await clock.pass(5_100);
  stored.push(message(2));
  telling.told(ID, 2);
  await clock.pass(1);
  expect(numbersIn(lines)).toEqual([2]);
  expect(lines.join()).not.toContain('hand');
  state.persons = [ANN];
  await clock.pass(5_100);
  stored.push(message(3));
  telling.told(ID, 3);
  await clock.pass(1);
  expect(lines.at(-1)).toContain('hand');
});

test('streams of a device that is another person’s by now end, and so do those that missed too much', async () => {
  const stored = [message(1), message(2)];
  const { telling, clock, listen, state } = server(stored);
  const stale = listen(1);
  state.devices = [];
  await clock.pass(5_100);
  expect(stale.ended).toBe(true);
  state.devices = [7];
  const behind = listen(1);
  state.kept = 2;
  stored.push(message(3));
  telling.told(ID, 3);
  await clock.pass(1);
  expect(behind.ended).toBe(true);
});

test('a table that another server has deleted is gone', async () => {
  const { telling, clock, listen, state } = server([message(1)]);
  const { lines } = listen(1);
  state.isThere = false;
  telling.told(ID, 0);
  await clock.pass(1);
  expect(lines).toEqual([expect.stringContaining('event: deleted')]);
});
