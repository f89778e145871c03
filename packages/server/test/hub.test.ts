import { expect, test } from 'vitest';
import type { News, SentMessage, StoredTable } from '../src/storage/contract.ts';
import { Hub } from '../src/stream/hub.ts';
import { viewersOf } from '../src/tables/live.ts';

const TABLE = { id: 'table', seats: [] } as unknown as StoredTable;
const NOBODY = { device: undefined, person: undefined, networks: [''] };

function message(number: number): SentMessage {
  return { number, table: TABLE.id, kind: 'segment', texts: [`{"version":${number}}`] };
}

/** The messages that a client has missed after a number. */
function news(number: number, missed?: readonly SentMessage[]): News {
  return { table: TABLE.id, version: number, number, missed };
}

/** The event and the table of each written message. */
function said(lines: readonly string[]): string[] {
  return lines.map((line) => `${/event: (\w+)/.exec(line)?.[1]} ${/^id: (.*)$/m.exec(line)?.[1]}`);
}

function listen(hub: Hub, asked: Record<string, number> = {}, person?: number) {
  const places = new Map(Object.entries(asked));
  const lines: string[] = [];
  let ended = false;
  const line = {
    write: (text: string | Buffer) => lines.push(`${text}`),
    end: () => {
      ended = true;
    },
  };
  return {
    lines,
    stream: hub.open(
      { ...NOBODY, person },
      [{ id: TABLE.id, viewers: viewersOf(TABLE, person) }],
      line,
      { asked: places, places },
    ),
    ended: () => ended,
  };
}

test('a table that is deleted while a stream still reads what it missed is gone from it', () => {
  const hub = new Hub();
  const { lines, stream } = listen(hub);
  hub.publish(message(2));
  hub.gone(TABLE.id);
  expect(lines).toEqual([]);
  hub.release(stream, [news(1, [message(1)])]);
  expect(lines).toEqual([
    'event: hello\ndata: {"tables":[]}\nid: \n\n',
    'event: deleted\ndata: {"table":"table"}\n\n',
  ]);
  hub.publish(message(3));
  expect(lines).toHaveLength(2);
});

test('a seat that was given away while a stream was being opened shows it nothing', () => {
  const hub = new Hub();
  const lines: string[] = [];
  const line = { write: (text: string | Buffer) => lines.push(`${text}`), end: () => undefined };
  const stream = hub.open(NOBODY, [{ id: TABLE.id, viewers: [0] }], line);
  hub.see(stream, []);
  const texts = ['{"hand":1}', '{"open":1}'];
  hub.release(stream, [news(1, [{ ...message(1), texts }])]);
  expect(lines.join()).toContain('open');
  expect(lines.join()).not.toContain('hand');
});

test('a stream that reads on is told at once, and of nothing after it', () => {
  const hub = new Hub();
  const { lines, stream } = listen(hub);
  hub.release(stream, [news(0)]);
  hub.publish(message(1));
  hub.gone(TABLE.id);
  hub.publish(message(2));
  expect(said(lines)).toEqual(['hello table:0', 'segment table:1', 'deleted undefined']);
});

test('a message that comes while missed messages are read is sent once', () => {
  const hub = new Hub();
  const { lines, stream } = listen(hub);
  for (const number of [3, 4, 5]) hub.publish(message(number));
  hub.release(stream, [news(4, [message(3), message(4)])]);
  hub.publish(message(5));
  expect(said(lines)).toEqual([
    'hello table:2',
    'segment table:3',
    'segment table:4',
    'segment table:5',
  ]);
  expect(lines[1]).toBe('event: segment\ndata: {"version":3,"number":3}\nid: table:3\n\n');
});

test('a message that is missing ends the stream, which comes back and reads it', () => {
  const hub = new Hub();
  const { lines, stream, ended } = listen(hub);
  hub.release(stream, [news(1)]);
  hub.publish(message(2));
  expect(ended()).toBe(false);
  hub.publish(message(4));
  hub.publish(message(3));
  expect(ended()).toBe(true);
  expect(said(lines)).toEqual(['hello table:1', 'segment table:2']);
});

test('a table that is followed from now on is named with its place, and only what is new is said of places', () => {
  const hub = new Hub();
  const { lines, stream } = listen(hub, { [TABLE.id]: 7 }, 5);
  const other = { id: 'other', version: 4, host: 5, seats: [] } as unknown as StoredTable;
  hub.seated(other, 2);
  hub.release(stream, [news(7, [])]);
  hub.seated(other, 2);
  hub.publish({ ...message(3), table: 'other' });
  hub.publish(message(8));
  expect(said(lines)).toEqual([
    'hello ',
    'follows other:2',
    'segment other:3',
    'segment other:3,table:8',
  ]);
  expect(lines[1]).toContain('data: {"id":"other","version":4,"number":2}');
});

test('streams end with the server, and so does one that is opened while it ends', () => {
  const hub = new Hub();
  const open = listen(hub);
  hub.release(open.stream, [news(0)]);
  expect(open.ended()).toBe(false);
  hub.closeAll();
  expect(open.ended()).toBe(true);
  const late = listen(hub);
  expect(late.ended()).toBe(false);
  hub.release(late.stream, [news(0)]);
  expect(late.ended()).toBe(true);
});
