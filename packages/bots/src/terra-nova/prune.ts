import { hasHex, WORDS } from '@pangaea/rules/hexmap';
import { argA, kindOf, type Move, type Moves, type Seat } from '@pangaea/rules/kernel';
import {
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

/** How far, in points, a choice of a faction may be behind the best to be considered. */
const NEAR_CHOICE = 1.5;

/**
 * Removes exchanges of power that make nothing affordable, delays of a house on a hex just
 * transformed without a reason for it, and factions that make fewer points than others.
 */
export function prune(s: State, seat: Seat, moves: Moves, strengths: Strengths): void {
  const question = s.top();
  if (question === QUESTION.turn) {
    // `payments` has the exchanges for other actions.
    const amounts = amountsForHouses(s, seat);
    keep(moves, (move) => kindOf(move) !== KIND.exchange || amounts.has(argA(move)));
  } else if (question === QUESTION['after-action'] || question === QUESTION.exchange) {
    const all = s.bowl3(seat);
    keep(moves, (move) => kindOf(move) !== KIND.exchange || argA(move) === all);
  } else if (question === QUESTION['optional-house'] && isHouseDue(s, seat)) {
    keep(moves, (move) => kindOf(move) !== KIND.decline);
  } else if (question === QUESTION.faction) {
    const worth = (move: Move) => choiceWorth(s, argA(move), strengths);
    const best = Math.max(...moves.toArray().map(worth));
    keep(moves, (move) => worth(move) >= best - NEAR_CHOICE);
  }
}

/**
 * Whether a house is better built at once: it scores in this round; or somebody else may transform
 * the hex again, mostly for less than before; or it scores in no later round and leaves coins for
 * more. Built later it takes another turn; in the last round a transformation without a house
 * brings nothing unless shovels score.
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

/** Whether another seat can reach a hex that a house may be built on. */
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
