import { countHexes, hexesOf, intersects, nextHex, WORDS } from '../hexmap/index.ts';
import type { Outcome, Seat } from '../kernel/index.ts';
import { SANCTUARY, STRONGHOLD } from './build.ts';
import { burn, convert } from './conversions.ts';
import type { Cause } from './events.ts';
import { gainCoins, gainVp, type Sink } from './gains.ts';
import { eachNetwork, GROUP, largestNetwork } from './groups.ts';
import { CONVERSION } from './moves.ts';
import { NONE, type State } from './state.ts';
import { NUMBERS } from './tiles.ts';
import { TRAIT } from './traits.ts';
import { CULTS, FINAL_TILES } from './vocabulary.ts';

const CULT_CAUSES = ['final-fire', 'final-water', 'final-earth', 'final-air'] as const;

/** Everything after the last round. */
export function scoreGameEnd(s: State, sink: Sink): void {
  const { players } = s.table;
  const values: number[] = [];
  for (let cult = 0; cult < CULTS.length; cult++) {
    for (let seat = 0; seat < players; seat++) values[seat] = s.cult(seat, cult);
    sharePlaces(s, values, NUMBERS.finalCults, CULT_CAUSES[cult], sink);
  }
  for (let seat = 0; seat < players; seat++) {
    values[seat] = largestNetwork(s, seat);
    tell(seat, 'network', values[seat], sink);
  }
  sharePlaces(s, values, NUMBERS.finalNetwork, 'final-network', sink);
  if (s.finalTile() !== NONE) {
    for (let seat = 0; seat < players; seat++) {
      values[seat] = measure(s, seat, s.finalTile());
      tell(seat, FINAL_TILES[s.finalTile()], values[seat], sink);
    }
    sharePlaces(s, values, NUMBERS.finalTile, 'final-tile', sink);
  }
  for (let seat = 0; seat < players; seat++) scoreResources(s, seat, sink);
}

function tell(
  seat: Seat,
  what: 'network' | (typeof FINAL_TILES)[number],
  value: number,
  sink: Sink,
): void {
  if (sink !== undefined) sink.push({ type: 'measured', seat, what, value });
}

/** Points for the first places; equal values share the sum of theirs, rounded down; 0 has none. */
function sharePlaces(
  s: State,
  values: readonly number[],
  points: readonly number[],
  cause: Cause,
  sink: Sink,
): void {
  for (const [seat, value] of values.entries()) {
    if (value === 0) continue;
    const ahead = values.filter((other) => other > value).length;
    const equal = values.filter((other) => other === value).length;
    let sum = 0;
    for (let place = ahead; place < ahead + equal; place++) sum += points[place] ?? 0;
    gainVp(s, seat, Math.floor(sum / equal), cause, sink);
  }
}

/** What a final scoring tile of Fire & Ice counts, the best of all networks. */
function measure(s: State, seat: Seat, tile: number): number {
  const count = MEASURES[FINAL_TILES[tile]];
  let best = 0;
  eachNetwork(s, seat, () => {
    best = Math.max(best, count(s, seat));
  });
  return best;
}

const MEASURES: Readonly<Record<(typeof FINAL_TILES)[number], (s: State, seat: Seat) => number>> = {
  'greatest-distance': (s) => {
    const { map } = s.table;
    const hexes = hexesOf(GROUP, 0);
    let greatest = 0;
    for (const one of hexes) {
      for (const other of hexes) {
        greatest = Math.max(greatest, map.distance[one * map.size + other]);
      }
    }
    return greatest;
  },
  'stronghold-sanctuary': (s) => {
    const { map } = s.table;
    const hexes = hexesOf(GROUP, 0);
    const stronghold = hexes.find((hex) => s.building(hex) === STRONGHOLD);
    const sanctuary = hexes.find((hex) => s.building(hex) === SANCTUARY);
    if (stronghold === undefined || sanctuary === undefined) return 0;
    return map.distance[stronghold * map.size + sanctuary];
  },
  outposts: (s) => {
    const { edge } = s.table.map;
    const both = new Int32Array(WORDS);
    for (let w = 0; w < WORDS; w++) both[w] = GROUP[w] & edge[w];
    return countHexes(both, 0);
  },
  settlements: clusters,
};

/** Groups of directly adjacent structures within the network in `GROUP`. */
function clusters(s: State, seat: Seat): number {
  const { map } = s.table;
  const rest = Int32Array.from(GROUP);
  let count = 0;
  for (let hex = nextHex(rest, 0, -1); hex >= 0; hex = nextHex(rest, 0, -1)) {
    count++;
    const open = [hex];
    rest[hex >> 5] &= ~(1 << (hex & 31));
    for (const each of open) {
      const beside = new Int32Array(map.adjacentLand.subarray(each * WORDS, (each + 1) * WORDS));
      for (let i = map.bridgesAtStart[each]; i < map.bridgesAtStart[each + 1]; i++) {
        const bridge = map.bridgesAtIds[i];
        if (s.bridgeOwner(bridge) !== seat) continue;
        const { a, b } = map.bridges[bridge];
        const end = a === each ? b : a;
        beside[end >> 5] |= 1 << (end & 31);
      }
      if (!intersects(beside, 0, rest, 0)) continue;
      for (let next = nextHex(beside, 0, -1); next >= 0; next = nextHex(beside, 0, next)) {
        if (((rest[next >> 5] >>> (next & 31)) & 1) === 0) continue;
        rest[next >> 5] &= ~(1 << (next & 31));
        open.push(next);
      }
    }
  }
  return count;
}

/** All goods become coins, coins become points. FAQ 2.9 Q1: bowl II may be burned. */
function scoreResources(s: State, seat: Seat, sink: Sink): void {
  const burned = Math.floor(s.bowl2(seat) / 2);
  if (burned > 0) burn(s, seat, burned, sink);
  const toCoins = (conversion: number, times: number) => {
    if (times > 0) convert(s, seat, conversion, times, sink);
  };
  toCoins(CONVERSION.powerToCoins, s.bowl3(seat));
  toCoins(CONVERSION.priestsToWorkers, s.priests(seat));
  toCoins(CONVERSION.workersToCoins, s.workers(seat));
  const price = s.trait(seat, TRAIT.coinsPerVp) || NUMBERS.coinsPerVp;
  const points = Math.floor(s.coins(seat) / price);
  gainCoins(s, seat, -points * price, 'final-resources', sink);
  gainVp(s, seat, points, 'final-resources', sink);
}

/** Points and places; who has as many shares the place. */
export function ranking(s: State): Outcome {
  const vp: number[] = [];
  for (let seat = 0; seat < s.table.players; seat++) vp.push(s.vp(seat));
  return { vp, rank: vp.map((mine) => 1 + vp.filter((other) => other > mine).length) };
}
