import type { Seat } from '@pangaea/rules/kernel';
import {
  circleDistance,
  FACTIONS,
  NONE,
  PHASE,
  ROUNDS,
  SCORED_EVENTS,
  type State,
} from '@pangaea/rules/terra-nova';
import { type OpeningModel, STRONG, type Strengths, strengthsOf } from '../openings.ts';
import openings from './openings.json' with { type: 'json' };

const FEWEST = 2;
const MOST = 4;
/** Rounds whose tiles count twice: houses are placed for them. */
const EARLY = 2;

const PLAYERS = Array.from({ length: MOST - FEWEST + 1 }, (_, more) => FEWEST + more);
/** What makes tables different for factions: number of players, what rounds score in all and in the first ones. */
export const TABLE_FEATURES: readonly string[] = [
  ...PLAYERS.map((players) => `players ${players}`),
  ...SCORED_EVENTS.map((event) => `tile ${event}`),
  ...SCORED_EVENTS.map((event) => `early ${event}`),
];
const FIRST_TILE = PLAYERS.length;
const FIRST_EARLY = FIRST_TILE + SCORED_EVENTS.length;

/** The features of a table, as places in `TABLE_FEATURES`: one twice where two round tiles score the same. */
export function tableFeatures(s: State): number[] {
  const { players, roundTileEvent } = s.table;
  const features = [players - FEWEST];
  for (let round = 1; round <= ROUNDS; round++) {
    const event = roundTileEvent[s.roundTile(round)];
    features.push(FIRST_TILE + event);
    if (round <= EARLY) features.push(FIRST_EARLY + event);
  }
  return features;
}

const MODEL: OpeningModel = openings;
export const STRENGTHS: Strengths = strengthsOf(MODEL, FACTIONS, TABLE_FEATURES);
export const STRONG_STRENGTHS: Strengths = strengthsOf(MODEL, FACTIONS, TABLE_FEATURES, [STRONG]);

/** Whether factions are chosen. */
export function isOpening(s: State): boolean {
  return s.phase() === PHASE.factions;
}

/** Before the first round: what is known of a faction, and of the terrain it begins on. */
export function openingWorth(s: State, seat: Seat, strengths: Strengths): number {
  const { players, home } = s.table;
  const own = s.faction(seat);
  let points = strengths.above(own, tableFeatures(s));
  for (let other = 0; other < players; other++) {
    if (other === seat || s.faction(other) === NONE) continue;
    points += strengths.near(circleDistance(home[own], home[s.faction(other)]));
  }
  return points;
}
