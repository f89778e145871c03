import { QUESTION, SPADES, type State } from '@pangaea/rules/terra-mystica';
import { coinWorth, powerWorth } from './goods.ts';
import type { Worths } from './model.ts';
import { roundsLeft } from './rounds.ts';

/**
 * Adds the gains that open questions will still bring to the seats that must answer: tiles, spades,
 * steps, power.
 */
export function addDue(s: State, w: Worths, into: Float64Array): void {
  for (let depth = s.depth() - 1; depth >= 0; depth--) {
    const seat = s.whoAt(depth);
    if (seat >= s.table.players) continue;
    into[seat] += dueAt(s, depth, w);
  }
  for (let offer = 0; offer < s.offers(); offer++) {
    const seat = s.offerTo(offer);
    const power = Math.min(s.offerPower(offer), s.powerRoom(seat));
    const worth = powerWorth(s, seat, power, w) * coinWorth(w, roundsLeft(s, seat));
    into[seat] += Math.max(0, worth - Math.max(0, power - 1));
  }
}

function dueAt(s: State, depth: number, w: Worths): number {
  switch (s.questionAt(depth)) {
    case QUESTION.favour:
      return w.favourDue;
    case QUESTION.town:
      return w.townDue;
    case QUESTION.cult:
      return s.argAt(depth, 0) * w.step;
    case QUESTION.spades:
      return spadesDue(s, depth, w);
    case QUESTION.bridge:
      return w.bridgeDue;
    case QUESTION.turn:
      // A single action is not counted, since every seat has it in its turn; the second of two is.
      return s.argAt(depth, 0) === 2 ? w.actionDue : 0;
    case QUESTION.ride:
    case QUESTION.sandstorm:
    case QUESTION['free-trading-post']:
    case QUESTION['stronghold-built']:
      return w.actionDue;
    default:
      return 0;
  }
}

function spadesDue(s: State, depth: number, w: Worths): number {
  const open = s.argAt(depth, SPADES.at.home) !== 255 ? w.buildDue : 0;
  return s.argAt(depth, SPADES.at.free) * w.spade + open;
}
