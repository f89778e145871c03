import { expect, test } from 'vitest';
import type { SentMessage, StoredTable } from '../src/storage/contract.ts';
import { Hub } from '../src/stream/hub.ts';

const TABLE = { id: 'table', seats: [] } as unknown as StoredTable;
const NOBODY = { device: undefined, person: undefined, network: '' };

function message(sequence: number): SentMessage {
  return { sequence, table: TABLE.id, kind: 'segment', texts: [`{"version":${sequence}}`] };
}

function listen(hub: Hub) {
  const lines: string[] = [];
  let ended = false;
  const line = {
    write: (text: string | Buffer) => lines.push(`${text}`),
    end: () => {
      ended = true;
    },
  };
  return { lines, stream: hub.open(NOBODY, [TABLE], line), ended: () => ended };
}

test('a table that is deleted while a stream still reads what it missed is gone from it', () => {
  const hub = new Hub();
  const { lines, stream } = listen(hub);
  hub.publish(message(2));
  hub.gone(TABLE.id);
  expect(lines).toEqual([]);
  hub.release(stream, [message(1)]);
  expect(lines).toEqual(['event: deleted\ndata: {"table":"table"}\n\n']);
  hub.publish(message(3));
  expect(lines).toHaveLength(1);
});

test('a stream that reads on is told at once, and of nothing after it', () => {
  const hub = new Hub();
  const { lines, stream } = listen(hub);
  hub.release(stream, []);
  hub.publish(message(1));
  hub.gone(TABLE.id);
  hub.publish(message(2));
  expect(lines.map((line) => /event: (\w+)/.exec(line)?.[1])).toEqual(['segment', 'deleted']);
});

test('streams end with the server, and so does one that is opened while it ends', () => {
  const hub = new Hub();
  const open = listen(hub);
  hub.release(open.stream, []);
  expect(open.ended()).toBe(false);
  hub.closeAll();
  expect(open.ended()).toBe(true);
  const late = listen(hub);
  expect(late.ended()).toBe(false);
  hub.release(late.stream, []);
  expect(late.ended()).toBe(true);
});
