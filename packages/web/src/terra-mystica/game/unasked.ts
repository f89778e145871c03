import { kindOf, type Move, packMove } from '@pangaea/rules/kernel';
import {
  KIND,
  type PowerOffer,
  powerOffers,
  QUESTION,
  SPADES,
  type State,
} from '@pangaea/rules/terra-mystica';
import { legalMoves } from '../../game/draft.ts';
import type { PageOrders } from '../../game/page-game.ts';
import { MYSTICA_RULES } from './reasons.ts';

/** Moves that exchange goods. If only these and the end of the turn are left, a turn is over. */
const EXCHANGES: ReadonlySet<number> = new Set([KIND.burn, KIND.convert]);

/**
 * The move that the page makes without asking: accepting power that costs nothing, or ending a turn
 * with no useful move left.
 */
export function unaskedIn(state: State, seat: number, orders: PageOrders): Move | undefined {
  const offer = orders.freePower ? freeOffer(state, seat) : undefined;
  if (offer !== undefined) return packMove(KIND['take-power'], offer.from, offer.power);
  return orders.endsTurn && isTurnDone(state, seat) ? KIND.end : undefined;
}

/**
 * The move that builds no dwelling on land that was just transformed. The move that builds one
 * stays beside the *Confirm* button.
 */
export function withoutIn(state: State, seat: number): Move | undefined {
  if (state.top() !== QUESTION.spades || state.arg(SPADES.at.free) > 0) return undefined;
  return MYSTICA_RULES.check(state, seat, KIND.decline) === 0 ? KIND.decline : undefined;
}

/**
 * An offer of power that costs nothing and has room, so that all of it is gained. Left out are
 * offers that are a choice: those with a coin instead, and those of a builder whose faction depends
 * on the answers, such as the Cultists.
 */
function freeOffer(state: State, seat: number): PowerOffer | undefined {
  const { hooks } = state.table;
  return powerOffers(state).find(
    ({ to, from, power, gained, vp, coins }) =>
      to === seat &&
      vp === 0 &&
      gained === power &&
      coins === 0 &&
      hooks.neighboursAnswered[state.faction(from)] === undefined &&
      MYSTICA_RULES.check(state, seat, packMove(KIND['take-power'], from, power)) === 0,
  );
}

/**
 * Whether a turn can end and nothing but exchanges is left. If the bowls are full, the draft has
 * said so before it was confirmed.
 */
function isTurnDone(state: State, seat: number): boolean {
  if (MYSTICA_RULES.check(state, seat, KIND.end) !== 0) return false;
  const others = legalMoves(MYSTICA_RULES, state, seat).filter((move) => move !== KIND.end);
  return others.every((move) => EXCHANGES.has(kindOf(move)));
}
