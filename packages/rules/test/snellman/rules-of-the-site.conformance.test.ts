import { expect, test } from 'vitest';
import { hasHex } from '../../src/hexmap/index.ts';
import { type GameRecord, replay, type Seat } from '../../src/kernel/index.ts';
import type { Event } from '../../src/terra-mystica/events.ts';
import { terraMystica } from '../../src/terra-mystica/game.ts';
import { NONE, SETS, type State } from '../../src/terra-mystica/state.ts';
import { FACTIONS } from '../../src/terra-mystica/vocabulary.ts';
import { randomGame } from './random-game.ts';

/** Laws of the rules of 2026-11-28, checked in random games of the site. */
const GAMES = 40;

const game = terraMystica();

function faction(s: State, seat: Seat): string | undefined {
  return FACTIONS[s.faction(seat)];
}

/**
 * The largest number of settlements in one network, found by names of hexes and their sides,
 * without other geometry of the engine.
 */
function settlementsOf(s: State, seat: Seat): number {
  const { map } = s.table;
  const own = [...Array(map.size).keys()].filter((hex) => s.owner(hex) === seat);
  const beside = (one: number, other: number) =>
    map.neighbours.subarray(one * 6, one * 6 + 6).includes(other);
  const bridged = (one: number, other: number) =>
    map.bridges.some(
      ({ a, b }, place) =>
        s.bridgeOwner(place) === seat && ((a === one && b === other) || (a === other && b === one)),
    );
  const rivers = [...Array(map.size).keys()].filter((hex) => hasHex(s.i32, SETS.riverTowns, hex));
  const acrossTown = (one: number, other: number) =>
    faction(s, seat) === 'mermaids' &&
    rivers.some((river) => beside(river, one) && beside(river, other));
  const left = new Set(own);
  let count = 0;
  while (left.size > 0) {
    const open = [...left].slice(0, 1);
    for (const hex of open) {
      left.delete(hex);
      for (const other of left) {
        if (!beside(hex, other) && !bridged(hex, other) && !acrossTown(hex, other)) continue;
        if (!open.includes(other)) open.push(other);
      }
    }
    count++;
  }
  return count;
}

function laws(record: GameRecord, seen: Set<string>): readonly string[] {
  const wrong: string[] = [];
  const told: Event[] = [];
  let last: State | undefined;
  const played = replay(game, record, (s, events) => {
    told.push(...events);
    last = s;
    for (const event of events) {
      const seat = 'seat' in event ? event.seat : undefined;
      if (event.type !== 'priests' || seat === undefined || event.amount <= 0) continue;
      const isWalker = faction(s, seat) === 'riverwalkers';
      if (isWalker && s.isDropped(seat)) wrong.push('a priest for Riverwalkers who have left');
    }
    if (events.some((event) => event.type === 'dropped')) seen.add('somebody leaves');
  });
  if (!played.ok) return [JSON.stringify(played.error)];
  const end = last;
  if (end === undefined) return wrong;
  for (const event of told) {
    if (event.type !== 'measured' || event.what !== 'settlements') continue;
    const all = settlementsOf(end, event.seat);
    if (end.finalTile() !== NONE) seen.add('settlements are measured');
    // A network contains some of them, or all if everything is connected.
    const network = told.find(
      (each) => each.type === 'measured' && each.seat === event.seat && each.what === 'network',
    );
    const structures = [...Array(end.table.map.size).keys()].filter(
      (hex) => end.owner(hex) === event.seat,
    );
    const isWhole = network?.type === 'measured' && network.value === structures.length;
    if (event.value > all) wrong.push(`${event.value} settlements of ${all}`);
    if (isWhole && event.value !== all) wrong.push(`${event.value} settlements, by sides ${all}`);
  }
  return wrong;
}

test(`${GAMES} random games keep what the rules of 2026-11-28 say`, () => {
  const seen = new Set<string>();
  for (let number = 0; number < GAMES; number++) {
    const record = randomGame(number, 'wide');
    const options = { ...(record.options as object), finalTile: 'settlements' };
    expect(laws({ ...record, options }, seen), `game ${number}`).toEqual([]);
  }
  expect([...seen].sort()).toEqual(['settlements are measured', 'somebody leaves']);
});
