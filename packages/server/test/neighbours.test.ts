// A server tells the other servers who is present at its streams.
import { expect, test } from 'vitest';
import type { Bus } from '../src/nodes/bus.ts';
import type { HereAt } from '../src/nodes/elsewhere.ts';
import { type Listening, Neighbours } from '../src/nodes/neighbours.ts';
import type { Hub } from '../src/stream/hub.ts';

const NOBODY: HereAt = { looking: [], here: [], watching: 0, persons: [], lookers: [] };
const ANN: HereAt = { ...NOBODY, here: [3], persons: [7] };

/** A server with streams of one table, and its words about the people there. */
function server() {
  const now = { here: NOBODY, isFollowed: true };
  const said: HereAt[] = [];
  const bus = {
    name: 'one',
    listen: () => undefined,
    say: (topic: string, _: string, text = '') => {
      if (topic === 'here') said.push(JSON.parse(text).here);
    },
  } as unknown as Bus;
  const hub = {
    isFollowed: () => now.isFollowed,
    persons: () => new Set(now.here.persons),
    devicesOf: () => [],
    presentAt: () => {
      const { looking, here, watching } = now.here;
      return { looking, here, watching };
    },
    personsAt: () => ({ persons: now.here.persons, lookers: now.here.lookers }),
  } as unknown as Hub;
  const clock = { now: () => 1_000_000, after: () => () => undefined };
  return { now, said, neighbours: new Neighbours(bus, hub, clock) };
}

const ASKING = JSON.stringify({ server: 'other', here: NOBODY, asks: true, place: 1 });

for (const [what, word] of [
  ['all words are repeated', { topic: 'repeat', id: 'one', text: '' }],
  ['another server asks', { topic: 'here', id: 'table', text: ASKING }],
] as const) {
  test(`a person who is away only while ${what} is said to be back`, () => {
    const { now, said, neighbours } = server();
    now.here = ANN;
    neighbours.changed('table');
    now.here = NOBODY;
    neighbours.heard(word);
    // The person comes back before the departure would have been told.
    now.here = ANN;
    neighbours.changed('table');
    expect(said).toEqual([ANN, NOBODY, ANN]);
    neighbours.changed('table');
    expect(said).toHaveLength(3);
  });
}

test('after the last stream of a table nothing more is repeated about it', () => {
  const { now, said, neighbours } = server();
  now.here = ANN;
  neighbours.changed('table');
  Object.assign(now, { here: NOBODY, isFollowed: false });
  neighbours.changed('table');
  neighbours.heard({ topic: 'repeat', id: 'one', text: '' });
  expect(said).toEqual([ANN, NOBODY]);
});

test('also a table whose empty streams were repeated is forgotten with its last stream', () => {
  const { now, said, neighbours } = server();
  now.here = ANN;
  neighbours.changed('table');
  now.here = NOBODY;
  neighbours.heard({ topic: 'here', id: 'table', text: ASKING });
  now.isFollowed = false;
  neighbours.changed('table');
  neighbours.heard({ topic: 'repeat', id: 'one', text: '' });
  expect(said).toEqual([ANN, NOBODY]);
});

test('servers fall silent about a table that nobody follows any more', () => {
  const { now, said, neighbours } = server();
  now.isFollowed = false;
  const present: string[] = [];
  neighbours.start({
    present: (table: string) => {
      present.push(table);
      neighbours.changed(table);
    },
  } as unknown as Listening);
  // The last stream at the other server ends; then that server says that nothing is missing.
  neighbours.heard({
    topic: 'here',
    id: 'table',
    text: JSON.stringify({ ...JSON.parse(ASKING), here: ANN }),
  });
  neighbours.heard({
    topic: 'here',
    id: 'table',
    text: JSON.stringify({ ...JSON.parse(ASKING), place: 2 }),
  });
  neighbours.heard({ topic: 'beat', id: 'other', text: '2 0' });
  neighbours.changed('table');
  expect([said, present]).toEqual([[], []]);
});
