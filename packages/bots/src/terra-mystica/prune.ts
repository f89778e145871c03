import { countCommon, WORDS } from '@pangaea/rules/hexmap';
import {
  argA,
  argB,
  argC,
  kindOf,
  type Move,
  type Moves,
  packMove,
  type Seat,
} from '@pangaea/rules/kernel';
import {
  BUILDINGS,
  CYCLE,
  KIND,
  NONE,
  POWER_ACTIONS,
  powerOffers,
  QUESTION,
  ROUNDS,
  SETS,
  SPADE_PAYS,
  SPADES,
  type State,
  TRAIT,
} from '@pangaea/rules/terra-mystica';
import type { Strengths } from '../openings.ts';
import { DWELLING } from './buildings.ts';
import { isDwellingDue } from './dwelling-due.ts';
import { bidFor, choiceWorth, fairStart, nomineeWorth } from './opening.ts';
import { pays } from './rounds.ts';

/**
 * The largest difference in points from the best choice, for a choice of a faction or a bid to be
 * considered.
 */
const NEAR_CHOICE = 2;
const NEAR_BID = 1;
/** The number of hexes considered for free spades. */
const MOST_HEXES = 4;
/** The score of moves that are kept in any case. */
const ALWAYS = Number.POSITIVE_INFINITY;
const BRIDGE_ACTION = POWER_ACTIONS.indexOf('ACT1');
/** A seat with these goods does not pass before the last round while it can build something. */
const WEALTH = { workers: 4, coins: 8 };
/** Gains of a faction for spades, in addition to land. */
const PAID_FOR_SPADES = [TRAIT.vpPerSpade, TRAIT.powerPerSpade];
const SCORES = new Float64Array(4096);

/** Removes moves that are hardly ever worth considering; at least one is left. */
export function prune(s: State, seat: Seat, moves: Moves, strengths: Strengths): void {
  if (moves.count < 2) return;
  // `payments` tries conversions together with the actions that they pay for.
  keep(moves, (move) => kindOf(move) !== KIND.burn && kindOf(move) !== KIND.convert);
  keep(moves, (move) => kindOf(move) !== KIND['refuse-power'] || costsPoints(s, seat, move));
  switch (s.top()) {
    case QUESTION.turn:
      keep(moves, (move) => isWorthATurn(s, seat, move, moves));
      break;
    case QUESTION['after-action']:
      keep(moves, (move) => kindOf(move) === KIND.end || kindOf(move) === KIND['river-town']);
      break;
    case QUESTION.spades:
      pruneSpades(s, seat, moves);
      break;
    case QUESTION.bridge:
      pruneBridges(s, seat, moves);
      break;
    case QUESTION.bid:
      keep(moves, (move) => isNeededBid(s, move, strengths));
      keepNear(
        moves,
        (move) => nomineeWorth(s, argA(move), strengths) - bidOf(s, argB(move)),
        NEAR_BID,
      );
      break;
    case QUESTION.faction:
      keepNear(moves, (move) => choiceWorth(s, argA(move), strengths), NEAR_CHOICE);
      break;
    case QUESTION.sealed:
      keep(moves, (move) => argB(move) === fairStart(s, argA(move), strengths));
      break;
    default:
      break;
  }
}

const END = packMove(KIND.end);

/**
 * After an action only the end of the turn is left, unless a town can be founded across a river.
 */
export function obvious(s: State, seat: Seat): Move | undefined {
  if (s.top() !== QUESTION['after-action'] || s.topWho() !== seat) return undefined;
  return s.trait(seat, TRAIT.riverTown) > 0 ? undefined : END;
}

/** Keeps the moves that pass a test, or all if none does. */
function keep(moves: Moves, test: (move: Move) => boolean): void {
  let kept = 0;
  for (let index = 0; index < moves.count; index++) {
    const move = moves.at(index);
    if (!test(move)) continue;
    moves.list[index] = moves.list[kept];
    moves.list[kept++] = move;
  }
  if (kept > 0) moves.count = kept;
}

function isWorthATurn(s: State, seat: Seat, move: Move, moves: Moves): boolean {
  switch (kindOf(move)) {
    case KIND.drop:
      return false;
    case KIND.transform:
      return argB(move) === s.groundOf(seat) && argC(move) === 0 && !isLeftEmpty(s, seat);
    case KIND['skip-transform']:
      return argB(move) === s.groundOf(seat) && argC(move) === 0;
    case KIND.pass:
      return !isWealthy(s, seat) || !canBuild(s, seat, moves);
    case KIND.power:
      return argA(move) !== BRIDGE_ACTION || hasPlaceForBridge(s, seat);
    case KIND.priest:
      return isBestSpace(move, moves);
    case KIND.erupt:
      return isFirstSplit(move, moves);
    default:
      return true;
  }
}

function isWealthy(s: State, seat: Seat): boolean {
  if (s.round() === ROUNDS) return false;
  return s.workers(seat) >= WEALTH.workers && s.coins(seat) >= WEALTH.coins;
}

/** Whether there is anything to upgrade, to build on, or to turn into home terrain. */
function canBuild(s: State, seat: Seat, moves: Moves): boolean {
  for (let index = 0; index < moves.count; index++) {
    const move = moves.at(index);
    const kind = kindOf(move);
    if (kind === KIND.upgrade || kind === KIND.build) return true;
    if (kind === KIND.transform && argB(move) === s.groundOf(seat)) return true;
  }
  return false;
}

/** Whether the power of an offer costs victory points. */
function costsPoints(s: State, seat: Seat, refusal: Move): boolean {
  return powerOffers(s).some(
    ({ to, from, power, vp, gained }) =>
      to === seat && from === argA(refusal) && power === argB(refusal) && (vp > 0 || gained === 0),
  );
}

/** Whether a bridge can be paid and built; bridges from a landscape are not considered. */
function hasPlaceForBridge(s: State, seat: Seat): boolean {
  if (s.trait(seat, TRAIT.landBridges) > 0) return true;
  if (s.bridgesLeft(seat) === 0) return false;
  const { bridges } = s.table.map;
  return bridges.some(
    ({ a, b }, bridge) =>
      s.bridgeOwner(bridge) === NONE && (s.owner(a) === seat || s.owner(b) === seat),
  );
}

/**
 * Whether, in the last round, a hex that is transformed now scores nothing and can get no building
 * any more.
 */
function isLeftEmpty(s: State, seat: Seat): boolean {
  if (s.round() < ROUNDS || s.table.options.fanFactions !== undefined) return false;
  if (SPADE_PAYS[s.table.spadePay[s.faction(seat)]] !== 'workers') return false;
  if (pays(s, ROUNDS, 'spade')) return false;
  if (PAID_FOR_SPADES.some((trait) => s.trait(seat, trait) > 0)) return false;
  if (s.piecesLeft(seat, DWELLING) === 0) return true;
  const { table } = s;
  const at = s.faction(seat) * BUILDINGS.length + DWELLING;
  const spade = table.spadeRate[s.faction(seat) * 3 + s.exchange(seat)];
  const spare = s.workers(seat) + s.priests(seat) - table.costWorkers[at] - spade;
  const coins = s.coins(seat) + Math.max(0, spare) - table.costCoins[at];
  const { power } = table.numbers;
  const missing = Math.max(0, -spare) * power.workers + Math.max(0, -coins) * power.coins;
  return missing > s.bowl3(seat) + (s.bowl2(seat) >> 1);
}

/** Whether no other space for a priest on the same cult has more steps. */
function isBestSpace(move: Move, moves: Moves): boolean {
  for (let index = 0; index < moves.count; index++) {
    const other = moves.at(index);
    if (kindOf(other) !== KIND.priest || argA(other) !== argA(move)) continue;
    if (argB(other) > argB(move)) return false;
  }
  return true;
}

/** Whether no other split of the same kind takes its tokens from lower bowls. */
function isFirstSplit(move: Move, moves: Moves): boolean {
  for (let index = 0; index < moves.count; index++) {
    const other = moves.at(index);
    if (kindOf(other) !== KIND.erupt || argA(other) !== argA(move)) continue;
    if (argB(other) < argB(move)) return false;
  }
  return true;
}

/**
 * Free spades are used first for hexes that they turn into home terrain, next to own structures;
 * otherwise for hexes that come nearer to home terrain.
 */
function pruneSpades(s: State, seat: Seat, moves: Moves): void {
  const ground = s.groundOf(seat);
  let arrives = false;
  for (let index = 0; index < moves.count; index++) {
    if (isTransform(moves.at(index)) && argB(moves.at(index)) === ground) arrives = true;
  }
  keep(moves, (move) => {
    if (!isTransform(move)) return true;
    return argC(move) % 2 === 0 && (argB(move) === ground || !arrives);
  });
  keepBest(moves, (move) => {
    if (!isTransform(move)) return ALWAYS;
    const away =
      argB(move) >= CYCLE || s.home(seat) >= CYCLE ? 0 : distance(argB(move), s.home(seat));
    return placeScore(s, seat, argA(move)) - 3 * (away + spadesMissing(s, seat, move));
  });
  if (hasFreeLand(s, seat, moves) || hasDwellingDue(s, seat, moves)) {
    keep(moves, (move) => kindOf(move) !== KIND.decline);
  }
}

function hasDwellingDue(s: State, seat: Seat, moves: Moves): boolean {
  for (let index = 0; index < moves.count; index++) {
    const move = moves.at(index);
    if (kindOf(move) === KIND.build && isDwellingDue(s, seat, argA(move))) return true;
  }
  return false;
}

/**
 * Whether one of the hexes becomes home terrain with free spades alone, so that leaving them would
 * be a loss.
 */
function hasFreeLand(s: State, seat: Seat, moves: Moves): boolean {
  const home = s.home(seat);
  for (let index = 0; index < moves.count; index++) {
    const move = moves.at(index);
    if (kindOf(move) !== KIND.transform || argB(move) !== s.groundOf(seat)) continue;
    if (s.terrain(argA(move)) >= CYCLE || home >= CYCLE) continue;
    if (spadesMissing(s, seat, move) === 0) return true;
  }
  return false;
}

/**
 * The number of spades that a transformation takes in addition to the free ones; 0 if the circle
 * does not show it.
 */
function spadesMissing(s: State, seat: Seat, move: Move): number {
  const from = s.terrain(argA(move));
  const to = argB(move) === s.groundOf(seat) ? s.home(seat) : argB(move);
  if (from >= CYCLE || to >= CYCLE) return 0;
  const spades = s.trait(seat, TRAIT.spadesPerHex) || distance(from, to);
  return Math.max(0, spades - s.arg(SPADES.at.free));
}

function distance(from: number, to: number): number {
  const steps = Math.abs(from - to);
  return Math.min(steps, CYCLE - steps);
}

function isTransform(move: Move): boolean {
  const kind = kindOf(move);
  return kind === KIND.transform || kind === KIND['skip-transform'];
}

/** The score of a hex: own structures, structures of others, and free land beside it. */
function placeScore(s: State, seat: Seat, hex: number): number {
  const { map, players } = s.table;
  let score = 0;
  for (let other = 0; other < players; other++) {
    const beside = countCommon(map.adjacent, hex * WORDS, s.i32, SETS.own + other * WORDS);
    score += other === seat ? 2 * beside : Math.min(1, beside);
  }
  return score + 0.1 * countCommon(map.adjacentLand, hex * WORDS, s.i32, SETS.empty);
}

/** Bridges between own structures come first, then bridges to free land. */
function pruneBridges(s: State, seat: Seat, moves: Moves): void {
  const { bridges } = s.table.map;
  keepBest(moves, (move) => {
    if (kindOf(move) !== KIND.bridge) return 0;
    const { a, b } = bridges[argA(move)];
    const [one, two] = [s.owner(a) === seat, s.owner(b) === seat];
    if (one && two) return 10;
    const far = one ? b : a;
    return placeScore(s, seat, far) + (s.terrain(far) === s.groundOf(seat) ? 2 : 0);
  });
}

function isNeededBid(s: State, move: Move, strengths: Strengths): boolean {
  for (let place = 0; place < s.table.players; place++) {
    if (s.nominated(place) !== argA(move)) continue;
    return bidOf(s, argB(move)) === bidFor(s, place, strengths);
  }
  return true;
}

/**
 * Points paid for a faction, from the number that a move names: with base 40 it names the points
 * that remain.
 */
function bidOf(s: State, named: number): number {
  return s.table.options.auctionBase === 40 ? 40 - named : named;
}

/** Keeps the moves whose score is at most this much below the best. */
function keepNear(moves: Moves, score: (move: Move) => number, below: number): void {
  let best = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < moves.count; index++) {
    SCORES[index] = score(moves.at(index));
    best = Math.max(best, SCORES[index]);
  }
  let kept = 0;
  for (let index = 0; index < moves.count; index++) {
    if (SCORES[index] >= best - below) moves.list[kept++] = moves.at(index);
  }
  moves.count = kept;
}

/** Keeps the few moves with the highest scores, and those that are always kept. */
function keepBest(moves: Moves, score: (move: Move) => number): void {
  let most = MOST_HEXES;
  for (let index = 0; index < moves.count; index++) {
    SCORES[index] = score(moves.at(index));
    if (SCORES[index] === ALWAYS) most++;
  }
  if (moves.count <= most) return;
  for (let place = 0; place < most; place++) {
    let best = place;
    for (let index = place + 1; index < moves.count; index++) {
      if (SCORES[index] > SCORES[best]) best = index;
    }
    const [move, top] = [moves.list[best], SCORES[best]];
    moves.list[best] = moves.list[place];
    SCORES[best] = SCORES[place];
    moves.list[place] = move;
    SCORES[place] = top;
  }
  moves.count = most;
}
