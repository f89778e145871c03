import { countCommon, nextHex, subtractFrom, WORDS } from '@pangaea/rules/hexmap';
import { kindOf, type Move, type Seat } from '@pangaea/rules/kernel';
import {
  bestSplit,
  EFFECT,
  findGroup,
  groupValue,
  INCOME_PARTS,
  incomeCoins,
  incomePower,
  KIND,
  largestTerritory,
  NONE,
  PHASE,
  ROUNDS,
  SETS,
  type State,
  TILE,
} from '@pangaea/rules/terra-nova';
import type { Judge } from '../judge.ts';
import { payments } from './payments.ts';
import { prune } from './prune.ts';

/** What things are worth in victory points. Found by play against earlier versions of itself. */
const WORTH = {
  /** A coin that can still be used. */
  coinInLastRound: 0.26,
  coinPerRoundLeft: 0.07,
  /** Power in bowls III, II, I, in coins. */
  bowl3: 1.92,
  bowl2: 0.5,
  bowl1: 0.25,
  powerIncome: 0.5,
  /** A bonus tile of a later round, as coins of income. */
  unknownTile: 4,
  /** Share of the best tile that lies beside the board in what the next one may be worth, the second best being the rest. */
  bestTile: 0.5,
  /** A town in the making, and how late its worth shows; a share of it in the last round. */
  town: 9.56,
  townShape: 2,
  townLater: 1.24,
  townNow: 0.5,
  /** An empty hex in reach, and one of home terrain, for the first so many. */
  reach: 0.12,
  reachMost: 10,
  reachHome: 0.25,
  homeMost: 4,
  reachLast: 0.4,
  /** By round still to come: a building, a space of the sailing track, a building in the territory. */
  building: 0.26,
  sailing: 0.3,
  size: 0.3,
  /** How unsure places in the territory scoring are, now and by round still to come. */
  blur: 0.54,
  blurLater: 0.5,
  palaceAction: 2.29,
  palaceActionNow: 0.4,
  farShovels: 1.2,
  cheapTradingPosts: 1,
  passing: 0.91,
  bonusShovel: 1.07,
  bonusSailing: 1.05,
  edge: 0.24,
  inland: 0.4,
} as const;

const SIZES = new Float64Array(4);
const GROUP = new Int32Array(WORDS);
const REST = new Int32Array(WORDS);
/** All but that of the bonus tile. */
const MAT_PARTS = INCOME_PARTS.length - 1;

/** Expected final points: what stands, what the mat will still earn, towns, territory. */
function expectPoints(s: State, into: Float64Array): void {
  const { players } = s.table;
  const over = s.phase() === PHASE.over;
  for (let seat = 0; seat < players; seat++) into[seat] = s.vp(seat);
  if (over) return;
  const left = incomesLeft(s);
  for (let seat = 0; seat < players; seat++) {
    if (s.faction(seat) === NONE) {
      SIZES[seat] = 0;
      continue;
    }
    SIZES[seat] = largestTerritory(s, seat);
    const acting = !s.hasPassed(seat) || s.round() === 0;
    into[seat] += wealth(s, seat, left, acting) + prospects(s, seat, left, acting);
    if (acting || left > 0) into[seat] += towns(s, seat, left) + room(s, seat, left);
  }
  const blur = WORTH.blur + WORTH.blurLater * left;
  for (let seat = 0; seat < players; seat++) {
    let places = 12;
    for (let other = 0; other < players; other++) {
      if (other !== seat) places -= 4 / (1 + Math.exp((SIZES[seat] - SIZES[other]) / blur));
    }
    into[seat] += places + SIZES[seat] * WORTH.size * left;
  }
}

/** How many times income will still be paid. */
function incomesLeft(s: State): number {
  const round = s.round();
  if (round === 0) return ROUNDS;
  return s.phase() === PHASE.beforeIncome ? ROUNDS - round + 1 : ROUNDS - round;
}

function coinWorth(left: number): number {
  return WORTH.coinInLastRound + WORTH.coinPerRoundLeft * left;
}

/** Coins and power at hand, and income to come. */
function wealth(s: State, seat: Seat, left: number, acting: boolean): number {
  if (left === 0 && !acting) return bestSplit(s, seat).vp;
  const power =
    s.bowl3(seat) * WORTH.bowl3 + s.bowl2(seat) * WORTH.bowl2 + s.bowl1(seat) * WORTH.bowl1;
  let points = (s.coins(seat) + power) * coinWorth(left);
  if (left === 0) return points;
  let income = 0;
  for (let part = 0; part < MAT_PARTS; part++) {
    income += incomeCoins(s, seat, part) + incomePower(s, seat, part) * WORTH.powerIncome;
  }
  const next = coinWorth(left - 1);
  points += income * next;
  if (acting && s.round() > 0) points += nextTile(s, seat, left);
  else points += tileIncome(s, s.bonusTile(seat)) * next;
  for (let later = left - 2; later >= 0; later--) {
    points += (income + WORTH.unknownTile) * coinWorth(later);
  }
  return points;
}

/** Coins and power that a bonus tile pays in Phase 1, in coins. */
function tileIncome(s: State, tile: number): number {
  if (tile === NONE) return 0;
  return s.table.bonusCoins[tile] + s.table.bonusPower[tile] * WORTH.powerIncome;
}

/** What a tile pays in the round in which it is held, but for its income. */
function tileUse(s: State, seat: Seat, tile: number, used: boolean): number {
  const { table } = s;
  let points = table.bonusVp[tile] * counted(s, seat, table.bonusCounted[tile]);
  if (table.bonusShovels[tile] > 0 && !used) points += WORTH.bonusShovel;
  return points + table.bonusSailing[tile] * WORTH.bonusSailing;
}

/** The bonus tile that passing will bring, of those that lie beside the board: others may take the best before. */
function nextTile(s: State, seat: Seat, left: number): number {
  let best = 0;
  let second = 0;
  for (let tile = 0; tile < s.table.bonusVp.length; tile++) {
    const where = s.tileWhere(tile);
    if (where !== TILE.beside && where !== TILE.returned) continue;
    const worth =
      s.tileCoins(tile) * coinWorth(left) +
      tileIncome(s, tile) * coinWorth(left - 1) +
      WORTH.passing * tileUse(s, seat, tile, false);
    if (worth > best) {
      second = best;
      best = worth;
    } else if (worth > second) second = worth;
  }
  return second + WORTH.bestTile * (best - second);
}

/** What passing and palaces will still bring. */
function prospects(s: State, seat: Seat, left: number, acting: boolean): number {
  const passes = left + (acting ? 1 : 0);
  let points = s.sailing(seat) * WORTH.sailing * passes;
  const tile = s.bonusTile(seat);
  const uses = acting ? 1 : left > 0 ? WORTH.passing : 0;
  if (tile !== NONE && uses > 0) points += uses * tileUse(s, seat, tile, s.isBonusActionUsed(seat));
  const posts = s.tradingPostsOnBoard(seat);
  if (posts > 0) {
    points += s.effect(seat, EFFECT.passVpOneTradingPost + posts - 1) * passes * WORTH.passing;
  }
  const buildings = s.housesOnBoard(seat) + posts + s.palacesOnBoard(seat);
  points += buildings * WORTH.building * passes;
  points +=
    s.effect(seat, EFFECT.passVpPerEdgeSettlement) * passes * Math.min(buildings, 4) * WORTH.edge;
  points += s.effect(seat, EFFECT.passVpPerInlandBuilding) * passes * buildings * WORTH.inland;
  points += s.effect(seat, EFFECT.passPowerPerSettlement) * passes * Math.min(buildings, 4) * 0.15;
  if (s.palaceAction(seat) !== undefined) {
    const now = acting && !s.isPalaceActionUsed(seat) ? 1 : 0;
    points += WORTH.palaceAction * left + WORTH.palaceActionNow * now;
  }
  if (s.effect(seat, EFFECT.farShovels) !== 0) points += WORTH.farShovels * passes;
  if (s.effect(seat, EFFECT.tradingPostAlone) !== 0) points += WORTH.cheapTradingPosts * passes;
  points += (s.effect(seat, EFFECT.vpPerHouse) + s.effect(seat, EFFECT.vpPerTradingPost)) * passes;
  if (s.effect(seat, EFFECT.townValue) !== 0) points += passes;
  return points;
}

function counted(s: State, seat: Seat, what: number): number {
  if (what === 0) return s.housesOnBoard(seat);
  if (what === 1) return s.tradingPostsOnBoard(seat);
  if (what === 2) return s.palacesOnBoard(seat);
  return what === 3 ? s.sailing(seat) : 0;
}

/** Groups on their way to a town. */
function towns(s: State, seat: Seat, left: number): number {
  const { table } = s;
  if (s.townTiles(seat) === 15) return 0;
  const at = SETS.own + seat * WORDS;
  const inTown = SETS.inTown + seat * WORDS;
  for (let w = 0; w < WORDS; w++) REST[w] = s.i32[at + w] & ~s.i32[inTown + w];
  const own = s.effect(seat, EFFECT.townValue);
  const needed = own === 0 ? table.townMinimumValue : own;
  let points = 0;
  for (let hex = nextHex(REST, 0, -1); hex >= 0; hex = nextHex(REST, 0, -1)) {
    findGroup(s, seat, hex, GROUP);
    subtractFrom(REST, 0, GROUP, 0);
    if (countCommon(GROUP, 0, s.i32, inTown) > 0) continue;
    const value = Math.min(1, groupValue(s, GROUP) / needed);
    const size = Math.min(1, countCommon(GROUP, 0, GROUP, 0) / table.townMinimumBuildings);
    points += WORTH.town * (value * size) ** WORTH.townShape;
  }
  return points * (left === 0 ? WORTH.townNow : WORTH.townLater);
}

/** Places to grow to. */
function room(s: State, seat: Seat, left: number): number {
  const reach = SETS.reach + seat * WORDS;
  const empty = countCommon(s.i32, reach, s.i32, SETS.empty);
  let home = 0;
  const ground = SETS.ground + s.home(seat) * WORDS;
  for (let w = 0; w < WORDS; w++) {
    let bits = s.i32[reach + w] & s.i32[SETS.empty + w] & s.i32[ground + w];
    for (; bits !== 0; bits &= bits - 1) home++;
  }
  const weight = left === 0 ? WORTH.reachLast : 1;
  return (
    weight *
    (Math.min(empty, WORTH.reachMost) * WORTH.reach +
      Math.min(home, WORTH.homeMost) * WORTH.reachHome)
  );
}

export const TERRA_NOVA_JUDGE: Judge<State> = {
  judge(s, into) {
    expectPoints(s, into);
    return 1;
  },
  payments,
  prune,
  isPass: (move: Move) => kindOf(move) === KIND.pass,
  round: (s: State) => s.round(),
};
