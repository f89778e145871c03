import { argA, kindOf, type Move, type Seat } from '../../kernel/index.ts';
import {
  EFFECT,
  FACTIONS,
  KIND,
  NONE,
  QUESTION,
  RULES,
  STANDING_ORDERS,
  State,
  TOWN_TILES,
} from '../../terra-nova/index.ts';
import { moodOf } from './moods.ts';
import { FAVOURITES } from './scenario.ts';

/** The weight of each kind of move for every mood; 1 if it is not listed. */
const LIKED = new Map<number, number>([
  [KIND.palace, 4],
  [KIND.special, 6],
  [KIND['river-town'], 20],
  [KIND['edge-house'], 3],
  [KIND['power-bridge'], 2],
  [KIND['power-shovel'], 2],
  [KIND.power, 4],
  [KIND['bonus-shovel'], 2],
  [KIND.exchange, 0.15],
  [KIND.pass, 0.1],
]);

/** How much a move's weight grows if it increases the number of the mood by one. */
const KEENNESS = 1.2;

/** The weight of a move for a player who seeks rare events; only ratios matter. */
export function rare(s: State, seat: Seat, move: Move): number {
  const kind = kindOf(move);
  const liked = LIKED.get(kind) ?? 1;
  // An exchange is possible in many amounts: their common weight should not exceed that of the
  // other moves.
  if (kind === KIND.exchange && argA(move) > 1) return liked / 4;
  // If the seat ends the exchange immediately, there is nothing to test.
  if (kind === KIND.end && s.top() === QUESTION['after-action']) return liked * 3;
  if (kind === KIND.faction) return FAVOURITES.includes(FACTIONS[argA(move)]) ? 4 : 1;
  if (kind === KIND.decline && s.top() === QUESTION['edge-house']) return liked * 60;
  if (kind === KIND.town && TOWN_TILES[argA(move)] === 'sailing') {
    return s.sailing(seat) === s.table.maxSailing ? 20 : 1;
  }
  if (s.faction(seat) === NONE) return liked;
  if (kind === KIND.order) {
    // A seat with two uses for power is asked at the end of the game too, other seats are not.
    const isAsked = STANDING_ORDERS[argA(move)] === 'ask';
    return isAsked && s.effect(seat, EFFECT.exchangePower) > 0 ? 12 : 1;
  }
  const mood = moodOf(s, seat);
  const before = copyOf(s);
  const after = copyOf(s);
  RULES.apply(after, seat, move, undefined);
  const gain = mood.measure(after, seat) - mood.measure(before, seat);
  return liked * Math.exp(KEENNESS * gain);
}

function copyOf(s: State): State {
  const copy = new State(s.table);
  copy.copyFrom(s);
  return copy;
}
