import {
  circleDistance,
  FACTIONS,
  NONE,
  ROUNDS,
  SCORED_EVENTS,
  type State,
} from '@pangaea/rules/terra-nova';
import { type OpeningModel, STRONG, type Strengths, strengthsOf } from '../openings.ts';
import openings from './openings.json' with { type: 'json' };

const FEWEST = 2;
const MOST = 4;
/** Rounds whose tiles count twice, since set-up prepares for them. */
const EARLY = 2;

const PLAYERS = Array.from({ length: MOST - FEWEST + 1 }, (_, more) => FEWEST + more);
/**
 * Features of a table that matter to factions: number of players, things scored in all rounds and
 * in the first ones.
 */
export const TABLE_FEATURES: readonly string[] = [
  ...PLAYERS.map((players) => `players ${players}`),
  ...SCORED_EVENTS.map((event) => `tile ${event}`),
  ...SCORED_EVENTS.map((event) => `early ${event}`),
];
const FIRST_TILE = PLAYERS.length;
const FIRST_EARLY = FIRST_TILE + SCORED_EVENTS.length;

/**
 * The features of a table, as indices in `TABLE_FEATURES`: a feature appears twice if two round
 * tiles score the same thing.
 */
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

/**
 * Points by which a faction exceeds the mean of its table, together with the factions that are
 * already chosen.
 */
export function choiceWorth(s: State, faction: number, strengths: Strengths): number {
  const { players, home } = s.table;
  let points = strengths.above(faction, tableFeatures(s));
  for (let seat = 0; seat < players; seat++) {
    if (s.faction(seat) === NONE) continue;
    points += strengths.near(circleDistance(home[faction], home[s.faction(seat)]));
  }
  return points;
}
