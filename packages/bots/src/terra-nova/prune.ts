import { hasHex, WORDS } from '@pangaea/rules/hexmap';
import { argA, argB, kindOf, type Move, type Moves, type Seat } from '@pangaea/rules/kernel';
import {
  EFFECT,
  INCOME_PARTS,
  incomePower,
  KIND,
  NONE,
  OPTIONAL_HOUSE,
  QUESTION,
  ROUNDS,
  SCORED,
  SETS,
  type State,
} from '@pangaea/rules/terra-nova';
import type { Strengths } from '../openings.ts';
import { choiceWorth } from './opening.ts';
import { amountsForHouses } from './payments.ts';

/**
 * The largest difference in points from the best choice, for a choice of a faction to be
 * considered.
 */
const NEAR_CHOICE = 1.5;

/** Kinds of moves that transform a hex by shovels. */
const SHOVELLING: ReadonlySet<number> = new Set([
  KIND.transform,
  KIND['power-shovel'],
  KIND['bonus-shovel'],
]);

/**
 * Removes five kinds of moves: exchanges of power that pay for nothing, transformations that bring
 * nothing any more, bridges that join nothing, moves that delay a house on a hex just transformed
 * without a reason, and factions that make fewer points than others.
 */
export function prune(s: State, seat: Seat, moves: Moves, strengths: Strengths): void {
  const question = s.top();
  if (question === QUESTION.turn) {
    // `payments` has the exchanges for other actions.
    const amounts = amountsForHouses(s, seat);
    const isEmpty = isLeftEmpty(s, seat);
    keep(moves, (move) => {
      const kind = kindOf(move);
      if (kind === KIND.exchange) return amounts.has(argA(move));
      if (kind === KIND.bridge) return mayJoin(s, seat, argA(move));
      if (kind === KIND['power-bridge']) return mayJoin(s, seat, argB(move));
      return !isEmpty || !SHOVELLING.has(kind);
    });
  } else if (question === QUESTION['after-action']) {
    const all = hasNoRoom(s, seat) ? s.bowl3(seat) : 0;
    keep(moves, (move) => kindOf(move) !== KIND.exchange || argA(move) === all);
  } else if (question === QUESTION.exchange) {
    const all = s.bowl3(seat);
    const spare = spareTokens(s, seat);
    keep(moves, (move) => {
      if (kindOf(move) === KIND.end) return spare === 0;
      return kindOf(move) !== KIND.exchange || argA(move) === all || argA(move) === spare;
    });
  } else if (question === QUESTION['optional-house'] && isHouseDue(s, seat)) {
    keep(moves, (move) => kindOf(move) !== KIND.decline);
  } else if (question === QUESTION.faction) {
    const worth = (move: Move) => choiceWorth(s, argA(move), strengths);
    const best = Math.max(...moves.toArray().map(worth));
    keep(moves, (move) => worth(move) >= best - NEAR_CHOICE);
  }
}

/**
 * Whether power to come would be lost. Otherwise power is kept after an action: in the next turn a
 * power action brings more than an exchange, and at the end of the round it can be exchanged.
 */
function hasNoRoom(s: State, seat: Seat): boolean {
  return s.bowl1(seat) === 0 && s.bowl2(seat) === 0;
}

/**
 * The number of tokens that are in bowl III again after the next income if they are exchanged now:
 * each makes room for two power that would be lost otherwise.
 */
function spareTokens(s: State, seat: Seat): number {
  if (s.round() === ROUNDS) return 0;
  let lost = -2 * s.bowl1(seat) - s.bowl2(seat);
  for (let part = 0; part < INCOME_PARTS.length; part++) lost += incomePower(s, seat, part);
  return Math.min(s.bowl3(seat), Math.max(0, lost >> 1));
}

/** Whether a bridge joins two own structures, now or later: nobody else has a structure at its ends. */
function mayJoin(s: State, seat: Seat, bridge: number): boolean {
  const { a, b } = s.table.map.bridges[bridge];
  return [a, b].every((hex) => s.owner(hex) === seat || s.owner(hex) === NONE);
}

/**
 * Whether a hex that is transformed now stays empty to the end and pays nothing: in the last round,
 * if all houses are built and nobody pays for shovels.
 */
function isLeftEmpty(s: State, seat: Seat): boolean {
  if (s.round() < ROUNDS || s.houses(seat) > 0) return false;
  return !isScored(s, ROUNDS, SCORED.shovel) && s.effect(seat, EFFECT.powerPerShovel) === 0;
}

/**
 * Whether a house is better built immediately: it scores in this round; or another seat may
 * transform the hex again, mostly for less than before; or it scores in no later round and leaves
 * coins for more. Building it later takes another turn; in the last round a transformation without
 * a house gives nothing unless shovels score.
 */
function isHouseDue(s: State, seat: Seat): boolean {
  const round = s.round();
  if (isScored(s, round, SCORED.house)) return true;
  if (round === ROUNDS) return !isScored(s, round, SCORED.shovel);
  if (isContested(s, seat)) return true;
  for (let later = round + 1; later <= ROUNDS; later++) {
    if (isScored(s, later, SCORED.house)) return false;
  }
  return s.coins(seat) >= 2 * s.table.houseCost;
}

/** Whether another seat can reach a hex on which a house may be built. */
function isContested(s: State, seat: Seat): boolean {
  const { first, second } = OPTIONAL_HOUSE.at;
  for (const hex of [s.arg(first), s.arg(second)]) {
    if (hex === NONE) continue;
    for (let other = 0; other < s.table.players; other++) {
      const reach = SETS.reach + other * WORDS;
      if (other !== seat && hasHex(s.i32, reach, hex)) return true;
    }
  }
  return false;
}

function isScored(s: State, round: number, event: number): boolean {
  return s.table.roundTileEvent[s.roundTile(round)] === event;
}

function keep(moves: Moves, isKept: (move: Move) => boolean): void {
  let kept = 0;
  for (let index = 0; index < moves.count; index++) {
    const move = moves.at(index);
    if (isKept(move)) moves.list[kept++] = move;
  }
  moves.count = kept;
}
