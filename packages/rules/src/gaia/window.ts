import { hasSeat, type Move, packMove, type Seat } from '../kernel/index.ts';
import { FACE, POWER } from './cards.ts';
import { wait } from './drawing.ts';
import type { Sink } from './events.ts';
import { FRAME } from './frames.ts';
import { holdsProtection, mayHoldProtection, playCard } from './hand.ts';
import { KIND } from './moves.ts';
import { POWER_DEFINITIONS } from './powers/index.ts';
import { ANSWER, HIDDEN_ORDER, NONE, State } from './state.ts';
import type { Table } from './table.ts';
import { updateCities } from './update.ts';

/** Places in `STANDING_ORDERS`. */
const ORDER = { ask: 0, never: 1, whenLosing: 2, always: 3 } as const;

/**
 * After a power card was announced every other seat that could protect, as everybody sees, is asked at once
 * whether it does, whatever it holds; those with a standing order have answered already. Nobody hears an
 * answer before all are there, and then only who cancelled the card. Rules, "Power cards: protection".
 */
export function openWindow(s: State, sink: Sink): boolean {
  const seat = s.topWho();
  const asks = (other: Seat) => !s.table.asksOnlyWhoMayProtect || mayHoldProtection(s, other);
  let anybody = false;
  for (let other = s.nextSeat(seat); other !== seat; other = s.nextSeat(other)) {
    if (!asks(other)) continue;
    if (s.order(other) === HIDDEN_ORDER) return wait(s);
    anybody = true;
  }
  s.pop();
  if (!anybody) return true;
  s.countRevealed();
  let asked = 0;
  for (let other = s.nextSeat(seat); other !== seat; other = s.nextSeat(other)) {
    if (!asks(other)) continue;
    const order = s.order(other);
    if (order === ORDER.ask) asked |= 1 << other;
    else answer(s, other, order !== ORDER.never && wouldProtect(s, other, order), sink);
  }
  s.push(FRAME.window, asked);
  return true;
}

function wouldProtect(s: State, seat: Seat, order: number): boolean {
  if (!holdsProtection(s, seat)) return false;
  return order === ORDER.always || wouldLose(s, seat);
}

/** An answer in the window, given or by standing order. */
function answer(s: State, seat: Seat, protects: boolean, sink: Sink): void {
  s.setAnswer(seat, protects ? ANSWER.protect : ANSWER.pass);
  if (sink !== undefined) sink.push({ type: 'answered', seat, protects });
}

/**
 * When all have answered: the first in turn order who protects cancels the card, and only that seat plays
 * its protection. @returns false while seats are asked, or when a view does not know their answers
 */
export function closeWindow(s: State, sink: Sink): boolean {
  if (s.topWho() !== 0) return false;
  const { players } = s.table;
  for (let seat = 0; seat < players; seat++) if (s.answer(seat) === ANSWER.hidden) return wait(s);
  s.countRevealed();
  s.pop();
  const player = s.topWho();
  let protector = NONE;
  for (let seat = s.nextSeat(player); seat !== player; seat = s.nextSeat(seat)) {
    if (s.answer(seat) === ANSWER.protect && protector === NONE) protector = seat;
    s.setAnswer(seat, ANSWER.none);
  }
  if (protector !== NONE) cancel(s, player, protector, sink);
  return true;
}

/** The card has no effect; first its player, then the protector looks for an objective. */
function cancel(s: State, player: Seat, protector: Seat, sink: Sink): void {
  s.pop();
  s.pop();
  playCard(s, protector, FACE.power + POWER.protection, sink);
  if (sink !== undefined) sink.push({ type: 'protected', seat: protector, against: player });
  s.push(FRAME.powerObjectives, protector);
  s.push(FRAME.powerObjectives, player);
}

/** Who does not answer lets the card happen, protection in hand or not. */
export function silence(s: State, seat: Seat): Move | undefined {
  const asked = s.top() === FRAME.window && hasSeat(s.topWho(), seat);
  return asked ? packMove(KIND.let) : undefined;
}

/** The seat answers for itself; the window closes when nobody is left. */
export function answerInWindow(s: State, seat: Seat, protects: boolean, sink: Sink): void {
  if (hasSeat(s.topWho(), seat)) s.setTopWho(s.topWho() & ~(1 << seat));
  answer(s, seat, protects, sink);
}

const SCRATCH = new WeakMap<Table, State>();

/**
 * Whether a seat that holds protection would lose a meeple on a city, or a card to the tornado, by what
 * was announced. Played out on a position kept for that; where its player would have to choose which
 * cities to gain it stops.
 */
function wouldLose(s: State, seat: Seat): boolean {
  const power = s.topA();
  if (power === POWER.tornado) return true;
  const after = SCRATCH.get(s.table) ?? new State(s.table);
  SCRATCH.set(s.table, after);
  after.copyFrom(s);
  const player = s.topWho();
  POWER_DEFINITIONS[power].act(after, player, s.topB(), s.topC(), undefined);
  updateCities(after, player, undefined);
  return after.supply(seat) > s.supply(seat);
}
