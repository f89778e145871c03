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
import { isTaught, type Level } from '../bot.ts';
import type { Judge } from '../judge.ts';
import type { Strengths } from '../openings.ts';
import { MODEL, type Worths } from './model.ts';
import { STRENGTHS, STRONG_STRENGTHS } from './opening.ts';
import { payments } from './payments.ts';
import { prune } from './prune.ts';

const SIZES = new Float64Array(4);
const GROUP = new Int32Array(WORDS);
const REST = new Int32Array(WORDS);
/** The number of income parts of the mat: all but the last one, the bonus tile. */
const MAT_PARTS = INCOME_PARTS.length - 1;

/** Expected final points: buildings, later income of the mat, towns, territory. */
function expectPoints(s: State, w: Worths, into: Float64Array): void {
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
    into[seat] += wealth(s, seat, left, acting, w) + prospects(s, seat, left, acting, w);
    if (acting || left > 0) into[seat] += towns(s, seat, left, w) + room(s, seat, left, w);
  }
  const blur = w.blur + w.blurLater * left;
  for (let seat = 0; seat < players; seat++) {
    let places = 12;
    for (let other = 0; other < players; other++) {
      if (other !== seat) places -= 4 / (1 + Math.exp((SIZES[seat] - SIZES[other]) / blur));
    }
    into[seat] += places + SIZES[seat] * w.size * left;
  }
}

/** How many times income will still be paid. */
export function incomesLeft(s: State): number {
  const round = s.round();
  if (round === 0) return ROUNDS;
  return s.phase() === PHASE.beforeIncome ? ROUNDS - round + 1 : ROUNDS - round;
}

function coinWorth(left: number, w: Worths): number {
  return w.coinInLastRound + w.coinPerRoundLeft * left;
}

/** The value of coins and power in hand, and of income to come. */
function wealth(s: State, seat: Seat, left: number, acting: boolean, w: Worths): number {
  if (left === 0 && !acting) return bestSplit(s, seat).vp;
  const power = s.bowl3(seat) * w.bowl3 + s.bowl2(seat) * w.bowl2 + s.bowl1(seat) * w.bowl1;
  let points = (s.coins(seat) + power) * coinWorth(left, w);
  if (left === 0) return points;
  let income = 0;
  for (let part = 0; part < MAT_PARTS; part++) {
    income += incomeCoins(s, seat, part) + incomePower(s, seat, part) * w.powerIncome;
  }
  const next = coinWorth(left - 1, w);
  points += income * next;
  if (acting && s.round() > 0) points += nextTile(s, seat, left, w);
  else points += tileIncome(s, s.bonusTile(seat), w) * next;
  for (let later = left - 2; later >= 0; later--) {
    points += (income + w.unknownTile) * coinWorth(later, w);
  }
  return points;
}

/** Coins and power that a bonus tile pays in Phase 1, in coins. */
function tileIncome(s: State, tile: number, w: Worths): number {
  if (tile === NONE) return 0;
  return s.table.bonusCoins[tile] + s.table.bonusPower[tile] * w.powerIncome;
}

/** The value of a tile in the round in which the seat holds it, without its income. */
function tileUse(s: State, seat: Seat, tile: number, used: boolean, w: Worths): number {
  const { table } = s;
  let points = table.bonusVp[tile] * counted(s, seat, table.bonusCounted[tile]);
  if (table.bonusShovels[tile] > 0 && !used) points += w.bonusShovel;
  return points + table.bonusSailing[tile] * w.bonusSailing;
}

/**
 * The bonus tile that passing will bring, from those beside the board: others may take the best one
 * first.
 */
function nextTile(s: State, seat: Seat, left: number, w: Worths): number {
  let best = 0;
  let second = 0;
  for (let tile = 0; tile < s.table.bonusVp.length; tile++) {
    const where = s.tileWhere(tile);
    if (where !== TILE.beside && where !== TILE.returned) continue;
    const worth =
      s.tileCoins(tile) * coinWorth(left, w) +
      tileIncome(s, tile, w) * coinWorth(left - 1, w) +
      w.passing * tileUse(s, seat, tile, false, w);
    if (worth > best) {
      second = best;
      best = worth;
    } else if (worth > second) second = worth;
  }
  return second + w.bestTile * (best - second);
}

/** The points that passing and palaces will still bring. */
function prospects(s: State, seat: Seat, left: number, acting: boolean, w: Worths): number {
  const passes = left + (acting ? 1 : 0);
  let points = s.sailing(seat) * w.sailing * passes;
  const tile = s.bonusTile(seat);
  const uses = acting ? 1 : left > 0 ? w.passing : 0;
  if (tile !== NONE && uses > 0)
    points += uses * tileUse(s, seat, tile, s.isBonusActionUsed(seat), w);
  const posts = s.tradingPostsOnBoard(seat);
  if (posts > 0) {
    points += s.effect(seat, EFFECT.passVpOneTradingPost + posts - 1) * passes * w.passing;
  }
  const buildings = s.housesOnBoard(seat) + posts + s.palacesOnBoard(seat);
  points += buildings * w.building * passes;
  points +=
    s.effect(seat, EFFECT.passVpPerEdgeSettlement) * passes * Math.min(buildings, 4) * w.edge;
  points += s.effect(seat, EFFECT.passVpPerInlandBuilding) * passes * buildings * w.inland;
  points += s.effect(seat, EFFECT.passPowerPerSettlement) * passes * Math.min(buildings, 4) * 0.15;
  if (s.palaceAction(seat) !== undefined) {
    const now = acting && !s.isPalaceActionUsed(seat) ? 1 : 0;
    points += w.palaceAction * left + w.palaceActionNow * now;
  }
  if (s.effect(seat, EFFECT.farShovels) !== 0) points += w.farShovels * passes;
  if (s.effect(seat, EFFECT.tradingPostAlone) !== 0) points += w.cheapTradingPosts * passes;
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

/** The value of groups that may become a town. */
function towns(s: State, seat: Seat, left: number, w: Worths): number {
  const { table } = s;
  if (s.townTiles(seat) === 15) return 0;
  const at = SETS.own + seat * WORDS;
  const inTown = SETS.inTown + seat * WORDS;
  for (let n = 0; n < WORDS; n++) REST[n] = s.i32[at + n] & ~s.i32[inTown + n];
  const own = s.effect(seat, EFFECT.townValue);
  const needed = own === 0 ? table.townMinimumValue : own;
  let points = 0;
  for (let hex = nextHex(REST, 0, -1); hex >= 0; hex = nextHex(REST, 0, -1)) {
    findGroup(s, seat, hex, GROUP);
    subtractFrom(REST, 0, GROUP, 0);
    if (countCommon(GROUP, 0, s.i32, inTown) > 0) continue;
    const value = Math.min(1, groupValue(s, GROUP) / needed);
    const size = Math.min(1, countCommon(GROUP, 0, GROUP, 0) / table.townMinimumBuildings);
    points += w.town * (value * size) ** w.townShape;
  }
  return points * (left === 0 ? w.townNow : w.townLater);
}

/** The value of empty hexes in reach. */
function room(s: State, seat: Seat, left: number, w: Worths): number {
  const reach = SETS.reach + seat * WORDS;
  const empty = countCommon(s.i32, reach, s.i32, SETS.empty);
  let home = 0;
  const ground = SETS.ground + s.home(seat) * WORDS;
  for (let n = 0; n < WORDS; n++) {
    let bits = s.i32[reach + n] & s.i32[SETS.empty + n] & s.i32[ground + n];
    for (; bits !== 0; bits &= bits - 1) home++;
  }
  const weight = left === 0 ? w.reachLast : 1;
  return (
    weight * (Math.min(empty, w.reachMost) * w.reach + Math.min(home, w.homeMost) * w.reachHome)
  );
}

/**
 * A judge with given weights, for their fitting.
 * @param strengths of factions, for their choice
 */
export function terraNovaJudge(worths: Worths, strengths: Strengths = STRENGTHS): Judge<State> {
  return {
    judge(s, into) {
      expectPoints(s, worths, into);
      return 1;
    },
    payments,
    prune: (s, seat, moves) => prune(s, seat, moves, strengths),
    isPass: (move: Move) => kindOf(move) === KIND.pass,
    round: (s: State) => s.round(),
  };
}

export const TERRA_NOVA_JUDGE: Judge<State> = terraNovaJudge(MODEL.worths);

const TAUGHT_JUDGE: Judge<State> = terraNovaJudge(MODEL.worths, STRONG_STRENGTHS);

/** The judge of a level: trained levels use the results of factions at their own tables. */
export function judgeOf(level: Level): Judge<State> {
  return isTaught(level) ? TAUGHT_JUDGE : TERRA_NOVA_JUDGE;
}
