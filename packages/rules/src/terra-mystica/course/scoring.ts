import {
  copyHexes,
  countCommon,
  intersectInto,
  intersects,
  nextHex,
  subtractFrom,
  WORDS,
} from '../../hexmap/index.ts';
import type { Seat } from '../../kernel/index.ts';
import { findOwn } from '../../terra/groups.ts';
import { sharedPoints } from '../../terra/scoring.ts';
import { TRAIT } from '../boards/compile-traits.ts';
import type { Cause, Sink } from '../events.ts';
import { burn, convert, timesPossible, timesToBurn } from '../goods/conversions.ts';
import { gainCoins, gainVp } from '../goods/gains.ts';
import { joinGroup, largestNetwork, takeGroup, takeNetwork } from '../land/groups.ts';
import { NONE, SEATS, SETS, type State } from '../state.ts';
import { SANCTUARY, STRONGHOLD } from '../structures/building-kinds.ts';
import { CONVERSION, CULTS, FINAL_TILES } from '../vocabulary.ts';

const CULT_CAUSES = ['final-fire', 'final-water', 'final-earth', 'final-air'] as const;

/** Each seat's number of the things that are being scored. */
const VALUES = new Int32Array(SEATS);

/** Scores everything that is scored after the last round. */
export function scoreGameEnd(s: State, sink: Sink): void {
  const { players } = s.table;
  for (let cult = 0; cult < CULTS.length; cult++) {
    // The values are in half steps, so that a landscape can break a tie.
    for (let seat = 0; seat < players; seat++) {
      const steps = s.cult(seat, cult);
      VALUES[seat] = steps === 0 ? 0 : 2 * steps + s.trait(seat, TRAIT.winsCultTies);
    }
    sharePlaces(s, VALUES, s.table.numbers.finalCults, CULT_CAUSES[cult], sink);
  }
  for (let seat = 0; seat < players; seat++) {
    VALUES[seat] = largestNetwork(s, seat);
    tell(seat, 'network', VALUES[seat], sink);
  }
  sharePlaces(s, VALUES, s.table.numbers.finalNetwork, 'final-network', sink);
  if (s.finalTile() !== NONE) {
    for (let seat = 0; seat < players; seat++) {
      VALUES[seat] = measure(s, seat, s.finalTile());
      tell(seat, FINAL_TILES[s.finalTile()], VALUES[seat], sink);
    }
    sharePlaces(s, VALUES, s.table.numbers.finalTile, 'final-tile', sink);
  }
  for (let seat = 0; seat < players; seat++) scoreResources(s, seat, sink);
}

function tell(
  seat: Seat,
  what: 'network' | (typeof FINAL_TILES)[number],
  value: number,
  sink: Sink,
): void {
  sink?.push({ type: 'measured', seat, what, value });
}

/**
 * Points for the first places; seats with equal values share the sum of their points, rounded down;
 * a value of 0 gets none.
 */
function sharePlaces(
  s: State,
  values: Int32Array,
  points: readonly number[],
  cause: Cause,
  sink: Sink,
): void {
  const { players } = s.table;
  for (let seat = 0; seat < players; seat++) {
    if (values[seat] === 0) continue;
    gainVp(s, seat, sharedPoints(points, values, players, seat), cause, sink);
  }
}

const REST = new Int32Array(WORDS);
const NETWORK = new Int32Array(WORDS);

/** The value that a final scoring tile of Fire & Ice counts, for the best of all networks. */
export function measure(s: State, seat: Seat, tile: number): number {
  const count = MEASURES[FINAL_TILES[tile]];
  let best = 0;
  findOwn(s, seat, REST);
  while (takeNetwork(s, seat, REST, NETWORK)) best = Math.max(best, count(s, NETWORK, seat));
  return best;
}

type Measure = (s: State, network: Int32Array, seat: Seat) => number;

const MEASURES: Readonly<Record<(typeof FINAL_TILES)[number], Measure>> = {
  'greatest-distance': greatestDistance,
  'stronghold-sanctuary': strongholdToSanctuary,
  outposts: (s, network) => countCommon(network, 0, s.table.map.edge, 0),
  settlements: clusters,
};

/** Steps between the two structures of the network that are farthest apart. */
function greatestDistance(s: State, network: Int32Array): number {
  const { map } = s.table;
  let greatest = 0;
  for (let one = nextHex(network, 0, -1); one >= 0; one = nextHex(network, 0, one)) {
    for (let other = nextHex(network, 0, one); other >= 0; other = nextHex(network, 0, other)) {
      greatest = Math.max(greatest, map.distance[one * map.size + other]);
    }
  }
  return greatest;
}

function strongholdToSanctuary(s: State, network: Int32Array): number {
  const { map } = s.table;
  let stronghold = -1;
  let sanctuary = -1;
  for (let hex = nextHex(network, 0, -1); hex >= 0; hex = nextHex(network, 0, hex)) {
    if (s.building(hex) === STRONGHOLD) stronghold = hex;
    if (s.building(hex) === SANCTUARY) sanctuary = hex;
  }
  return stronghold < 0 || sanctuary < 0 ? 0 : map.distance[stronghold * map.size + sanctuary];
}

const LEFT = new Int32Array(WORDS);
const GROUP = new Int32Array(WORDS);

/**
 * Groups of directly adjacent structures within a network; the hex of a river town joins the
 * structures around it.
 */
function clusters(s: State, network: Int32Array, seat: Seat): number {
  let count = 0;
  copyHexes(LEFT, 0, network, 0);
  const joins = s.table.riverTownsSettle && s.trait(seat, TRAIT.riverTown) > 0;
  while (takeGroup(s, seat, LEFT, GROUP)) {
    if (joins) takeAcrossRiverTowns(s, seat, LEFT, GROUP);
    count++;
  }
  return count;
}

const BESIDE = new Int32Array(WORDS);

/**
 * Moves groups from `rest` into `group` if a river town joins them: the hex of the town touches
 * both. A moved group may touch further river towns, so this goes on until nothing is left to move.
 */
function takeAcrossRiverTowns(s: State, seat: Seat, rest: Int32Array, group: Int32Array): void {
  const { adjacent } = s.table.map;
  let river = nextHex(s.i32, SETS.riverTowns, -1);
  while (river >= 0) {
    let grown = false;
    if (intersects(adjacent, river * WORDS, group, 0)) {
      copyHexes(BESIDE, 0, adjacent, river * WORDS);
      intersectInto(BESIDE, 0, rest, 0);
      for (let hex = nextHex(BESIDE, 0, -1); hex >= 0; hex = nextHex(BESIDE, 0, hex)) {
        joinGroup(s, seat, hex, group);
        grown = true;
      }
      subtractFrom(rest, 0, group, 0);
    }
    // The added structures may be beside river towns that were checked before.
    river = nextHex(s.i32, SETS.riverTowns, grown ? -1 : river);
  }
}

/** All goods become coins, and coins become points. FAQ 2.9 Q1: tokens of bowl II may be burned. */
function scoreResources(s: State, seat: Seat, sink: Sink): void {
  const burned = timesToBurn(s, seat);
  if (burned > 0) burn(s, seat, burned, sink);
  const coins = timesPossible(s, seat, CONVERSION['power-to-coins']);
  if (coins > 0) convert(s, seat, CONVERSION['power-to-coins'], coins, sink);
  if (s.priests(seat) > 0)
    convert(s, seat, CONVERSION['priests-to-workers'], s.priests(seat), sink);
  if (s.workers(seat) > 0) convert(s, seat, CONVERSION['workers-to-coins'], s.workers(seat), sink);
  const price = s.trait(seat, TRAIT.coinsPerVp) || s.table.numbers.coinsPerVp;
  const points = Math.floor(s.coins(seat) / price);
  gainCoins(s, seat, -points * price, 'final-resources', sink);
  gainVp(s, seat, points, 'final-resources', sink);
  if (s.coins(seat) > 0) sink?.push({ type: 'lost', seat, what: 'coins', amount: s.coins(seat) });
}
