import {
  CYCLE,
  cycleDistance,
  FACTIONS,
  FAN_FACTION_IDS,
  MAPS,
  NONE,
  ROUND_TILES,
  ROUNDS,
  type State,
} from '@pangaea/rules/terra-mystica';
import { type OpeningModel, STRONG, type Strengths, strengthsOf } from '../openings.ts';
import openings from './openings.json' with { type: 'json' };

const FEWEST = 2;
const MOST = 5;
/** Rounds whose tiles count twice, since set-up prepares for them. */
const EARLY = 3;

const PLAYERS = Array.from({ length: MOST - FEWEST + 1 }, (_, more) => FEWEST + more);
/**
 * Features of a table that matter to factions: map, number of players, round tiles in any round and
 * in the first ones.
 */
export const TABLE_FEATURES: readonly string[] = [
  ...MAPS.map((map) => `map ${map}`),
  ...PLAYERS.map((players) => `players ${players}`),
  ...ROUND_TILES.map((tile) => `tile ${tile}`),
  ...ROUND_TILES.map((tile) => `early ${tile}`),
];
const FIRST_PLAYERS = MAPS.length;
const FIRST_TILE = FIRST_PLAYERS + PLAYERS.length;
const FIRST_EARLY = FIRST_TILE + ROUND_TILES.length;

/** The features of a table, as indices in `TABLE_FEATURES`. */
export function tableFeatures(s: State): number[] {
  const { options, players } = s.table;
  const features = [MAPS.indexOf(options.map), FIRST_PLAYERS + players - FEWEST];
  for (let round = 1; round <= ROUNDS; round++) {
    const tile = s.roundTile(round);
    features.push(FIRST_TILE + tile);
    if (round <= EARLY) features.push(FIRST_EARLY + tile);
  }
  return features;
}

/** Faction names in the order of their numbers: the published factions, then the fan factions (as in `terraMysticaBook`). */
export const FACTION_NAMES: readonly string[] = [...FACTIONS, ...FAN_FACTION_IDS];

const MODEL: OpeningModel = openings;
export const STRENGTHS: Strengths = strengthsOf(MODEL, FACTION_NAMES, TABLE_FEATURES);
export const STRONG_STRENGTHS: Strengths = strengthsOf(MODEL, FACTION_NAMES, TABLE_FEATURES, [
  STRONG,
]);

/**
 * Points by which a faction exceeds the mean of its table, with the other factions if they are
 * known.
 */
function worthBeside(
  s: State,
  faction: number,
  others: readonly number[],
  strengths: Strengths,
): number {
  const { fixedHome } = s.table;
  let points = strengths.above(faction, tableFeatures(s));
  if (fixedHome[faction] >= CYCLE) return points;
  for (const other of others) {
    if (other === faction || fixedHome[other] >= CYCLE) continue;
    points += strengths.near(cycleDistance(fixedHome[faction], fixedHome[other]));
  }
  return points;
}

/** The value of a faction to the seat that chooses it now, including its starting points. */
export function choiceWorth(s: State, faction: number, strengths: Strengths): number {
  const taken: number[] = [];
  for (let seat = 0; seat < s.table.players; seat++) {
    if (s.faction(seat) !== NONE) taken.push(s.faction(seat));
  }
  return s.table.startVp[faction] + worthBeside(s, faction, taken, strengths);
}

function nominees(s: State): readonly number[] {
  return Array.from({ length: s.table.players }, (_, place) => s.nominated(place));
}

/** The value of a nominated faction before any bid: all nominated factions are played. */
export function nomineeWorth(s: State, faction: number, strengths: Strengths): number {
  const others = nominees(s).filter((each) => each !== NONE);
  return worthBeside(s, faction, others, strengths);
}

/** The present bid for a nominated faction; one less than the lowest possible bid. */
function bidNow(s: State, place: number): number {
  return s.bidder(place) === NONE ? -1 : s.bid(place);
}

/**
 * The bid for a nominated faction, raised only as needed: half of the way from the lowest possible
 * bid to the price at which the faction is as good as the least valuable one, since somebody has to
 * play that one. Players who agree on the values reach such prices after few bids, and a player
 * whom nobody outbids gets a faction for less.
 */
export function bidFor(s: State, place: number, strengths: Strengths): number {
  const least = bidNow(s, place) + 1;
  const worths = nominees(s).map((faction) => nomineeWorth(s, faction, strengths));
  const fair = Math.floor(worths[place] - Math.min(...worths));
  const bid = least + Math.max(0, Math.ceil((fair - least) / 2));
  return Math.min(bid, s.table.options.auctionBase);
}

/**
 * Writes the values of seats in an auction: starting points plus the value of the faction that the
 * seat holds, or of the best that it can get.
 */
export function addAuction(s: State, strengths: Strengths, into: Float64Array): void {
  const { players, options } = s.table;
  const worth = (place: number) =>
    options.auctionBase + nomineeWorth(s, s.nominated(place), strengths);
  let best = 0;
  for (let place = 0; place < players; place++) {
    if (s.nominated(place) === NONE) continue;
    best = Math.max(best, worth(place) - (bidNow(s, place) + 1));
  }
  for (let seat = 0; seat < players; seat++) into[seat] = best;
  for (let place = 0; place < players; place++) {
    if (s.bidder(place) === NONE) continue;
    into[s.bidder(place)] = worth(place) - s.bid(place);
  }
}

/** The bid for a faction in a sealed auction: the points at which it is as good as the others. */
export function fairStart(s: State, faction: number, strengths: Strengths): number {
  const { players, options } = s.table;
  const sum = nominees(s).reduce((all, each) => all + nomineeWorth(s, each, strengths), 0);
  const lead = nomineeWorth(s, faction, strengths) - sum / players;
  const points = Math.round(options.auctionBase / 2 - lead);
  return Math.max(0, Math.min(options.auctionBase, points));
}
