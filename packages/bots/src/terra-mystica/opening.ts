import type { Seat } from '@pangaea/rules/kernel';
import {
  CYCLE,
  cycleDistance,
  FACTIONS,
  FAN_FACTION_IDS,
  type FactionId,
  type FanFactionId,
  NONE,
  PHASE,
  type State,
} from '@pangaea/rules/terra-mystica';

/**
 * Points that a faction makes more than the others at its table, all played by the intermediate level on all maps
 * (`bench/terra-mystica-factions.ts --games 500 --players 4,3,2,5`, ±2 each).
 */
const POINTS_ABOVE: Readonly<Record<FactionId, number>> = {
  fakirs: -0.8,
  nomads: 2.7,
  halflings: 9.2,
  cultists: 1.5,
  alchemists: -1.2,
  darklings: 15.4,
  swarmlings: 6.2,
  mermaids: 5.4,
  auren: -3.3,
  witches: 0.2,
  dwarves: 3.5,
  engineers: 0.2,
  'chaos-magicians': -4.1,
  giants: -14.2,
  'ice-maidens': 2.5,
  yetis: 3.5,
  acolytes: -7.8,
  dragonlords: -3.9,
  riverwalkers: -12.8,
  shapeshifters: -7.4,
};
/**
 * The same of fan factions among all forty (`--fans --games 1000 --positions 500`, ±2 each). What bots make of them, not
 * what people do.
 */
const FANS_ABOVE: Readonly<Record<FanFactionId, number>> = {
  'dynion-geifr': 4.8,
  wisps: 4.6,
  archivists: 6.7,
  conspirators: 4.3,
  prospectors: 14.5,
  'time-travelers': 6.2,
  'chash-dallah': 4.7,
  'the-enlightened': -49.2,
  djinni: -1.3,
  goblins: 9.5,
  'snow-shamans': -4.9,
  atlanteans: -3.7,
  firewalkers: -17.4,
  treasurers: 6.1,
  'children-of-the-wyrm': 5.6,
  geologists: 26.1,
  selkies: -12.5,
  architects: 0.1,
  changelings: 11.0,
  'kingdom-of-ember': -41.3,
};
/**
 * What is different among the strong level (`bench/means.ts`, the 96 games of docs/bots.md): its mean counts the more the surer
 * it is, where the two levels are taken to differ by 5 points.
 */
const STRONG_ABOVE: Partial<typeof POINTS_ABOVE> = {
  fakirs: -3.6,
  nomads: 5.5,
  halflings: 10.4,
  cultists: 4.5,
  alchemists: 3.2,
  darklings: 6.1,
  swarmlings: 2.2,
  mermaids: 2.4,
  auren: -1.8,
  witches: 1.7,
  dwarves: 0.4,
  engineers: 2.4,
  'chaos-magicians': 1.3,
  giants: -11.8,
  'ice-maidens': 1.9,
  acolytes: -8.4,
  dragonlords: -12.6,
};
/** Points above the others, by faction: fan factions come behind those of the boxes (`terraMysticaBook`). */
export type Strengths = readonly number[];
export const STRENGTHS: Strengths = strengthsOf(POINTS_ABOVE);
export const STRONG_STRENGTHS: Strengths = strengthsOf({ ...POINTS_ABOVE, ...STRONG_ABOVE });

function strengthsOf(above: typeof POINTS_ABOVE): Strengths {
  return [...FACTIONS.map((id) => above[id]), ...FAN_FACTION_IDS.map((id) => FANS_ABOVE[id])];
}
/** What is lost by a home terrain next to that of another seat on the circle of terrains. */
const NEXT_TERRAIN = 1.5;

/** What is known of a faction before its first dwelling stands, and of the terrain it begins on. */
export function openingWorth(s: State, seat: Seat, strengths: Strengths): number {
  if (s.phase() > PHASE.colours) return 0;
  let points = aboveMean(strengths, s.faction(seat));
  const home = s.home(seat);
  if (home >= CYCLE) return points;
  for (let other = 0; other < s.table.players; other++) {
    if (other === seat || s.home(other) >= CYCLE) continue;
    if (cycleDistance(home, s.home(other)) === 1) points -= NEXT_TERRAIN;
  }
  return points;
}

/** Of a faction that nobody has measured nothing is known. */
function aboveMean(strengths: Strengths, faction: number): number {
  return strengths[faction] ?? 0;
}

/** Auction: points to start with, and what the faction held is worth; else the best that can be had. */
export function addAuction(s: State, strengths: Strengths, into: Float64Array): void {
  const { players, options } = s.table;
  let best = 0;
  for (let place = 0; place < players; place++) {
    if (s.nominated(place) === NONE) continue;
    const bid = s.bidder(place) === NONE ? 0 : s.bid(place) + 1;
    best = Math.max(best, options.auctionBase + aboveMean(strengths, s.nominated(place)) - bid);
  }
  for (let seat = 0; seat < players; seat++) into[seat] = best;
  for (let place = 0; place < players; place++) {
    if (s.bidder(place) === NONE) continue;
    into[s.bidder(place)] =
      options.auctionBase + aboveMean(strengths, s.nominated(place)) - s.bid(place);
  }
}

/** The number to write for a faction in a sealed auction: points with which it is as good as the others. */
export function fairStart(s: State, faction: number, strengths: Strengths): number {
  const { players, options } = s.table;
  let mean = 0;
  for (let place = 0; place < players; place++)
    mean += aboveMean(strengths, s.nominated(place)) / players;
  const points = Math.round(options.auctionBase / 2 + mean - aboveMean(strengths, faction));
  return Math.max(0, Math.min(options.auctionBase, points));
}
