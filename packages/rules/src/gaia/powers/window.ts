import {
  GO_ON,
  hasSeat,
  type Move,
  numbersOf,
  packMove,
  type Seat,
  STOP,
} from '../../kernel/index.ts';
import { ARG } from '../arguments.ts';
import { FACE, POWER } from '../cards.ts';
import { kind, question } from '../define.ts';
import { POWER_OBJECTIVES } from '../ending/objectives.ts';
import type { Sink } from '../events.ts';
import { wait } from '../hand/drawing.ts';
import { holdsProtection, mayHoldProtection, playCard } from '../hand/hand.ts';
import { ANSWER, HIDDEN_ORDER, NONE, State } from '../state.ts';
import type { Table } from '../table.ts';
import { STANDING_ORDERS } from '../vocabulary.ts';
import { updateCities } from '../world/rising.ts';
import { EFFECT } from './effect.ts';
import { POWER_DEFINITIONS } from './index.ts';
import { checkOrder, checkProtect } from './window.check.ts';

/**
 * Others may cancel the played power card. All are asked at the same time, and nobody sees an
 * answer before all are given. This question is above the effect on the stack. Rules, "Power cards:
 * protection".
 */
export const WINDOW = question({
  name: 'window',
  several: true,
  silence: (): Move => LET.move(),
  settle: (s, sink) => closeWindow(s, sink),
});

/**
 * First standing orders answer, then the other seats are asked. On the stack it is above the
 * effect.
 */
export const OPEN_WINDOW = question({
  name: 'open-window',
  isStep: true,
  settle: (s, sink) => openWindow(s, sink),
});

const NOBODY_ELSE = () => false;

export const PROTECT = kind({
  word: 'protect',
  args: [],
  meaning: 'play protection against the power card just played',
  answers: [
    {
      to: WINDOW,
      list: (s, seat, into, protect) => {
        if (holdsProtection(s, seat)) into.add(packMove(protect));
      },
      check: (s, seat, _a, _b, _c, reason) => checkProtect(s, seat, reason),
      apply: (s, seat, _a, _b, _c, sink) => answerInWindow(s, seat, true, sink),
    },
  ],
  hears: NOBODY_ELSE,
});

/** Lets the power card happen. Silence means this move, with protection in hand or not. */
export const LET = kind({
  word: 'let',
  args: [],
  meaning: 'let the power card happen',
  answers: [
    {
      to: WINDOW,
      before: 'all',
      list: (_s, _seat, into, let_) => into.add(packMove(let_)),
      apply: (s, seat, _a, _b, _c, sink) => answerInWindow(s, seat, false, sink),
    },
  ],
  hears: NOBODY_ELSE,
});

export const ORDER = kind({
  word: 'order',
  args: [ARG.order],
  meaning: 'standing order for protection',
  standing: {
    // Empty in another seat's view, where the present order is hidden.
    list: (s, seat, into, order) => {
      if (s.order(seat) === HIDDEN_ORDER) return;
      for (let each = 0; each < STANDING_ORDERS.length; each++) {
        if (each !== s.order(seat)) into.add(packMove(order, each));
      }
    },
    check: (s, seat, order, _b, _c, reason) => checkOrder(s, seat, order, reason),
    apply: (s, seat, order, _b, _c, sink) => {
      s.setOrder(seat, order);
      sink?.push({ type: 'order', seat, order: STANDING_ORDERS[order] });
    },
  },
  hears: NOBODY_ELSE,
});

const STANDING = numbersOf(STANDING_ORDERS);

/**
 * After a power card was announced, every other seat that could protect according to public
 * information is asked at once, whatever it holds; seats with a standing order have already
 * answered. Nobody hears an answer before all are given, and then only which seat cancelled the
 * card. Rules, "Power cards: protection".
 */
function openWindow(s: State, sink: Sink): boolean {
  const seat = s.topWho();
  let others = 0;
  for (let other = s.nextSeat(seat); other !== seat; other = s.nextSeat(other)) {
    if (s.table.asksOnlyWhoMayProtect && !mayHoldProtection(s, other)) continue;
    if (s.order(other) === HIDDEN_ORDER) return wait(s);
    others |= 1 << other;
  }
  s.pop();
  if (others === 0) return GO_ON;
  s.countRevealed();
  let asked = 0;
  for (let other = s.nextSeat(seat); other !== seat; other = s.nextSeat(other)) {
    if (!hasSeat(others, other)) continue;
    const order = s.order(other);
    if (order === STANDING.ask) asked |= 1 << other;
    else answer(s, other, order !== STANDING.never && wouldProtect(s, other, order), sink);
  }
  s.push(WINDOW.number, asked);
  return GO_ON;
}

function wouldProtect(s: State, seat: Seat, order: number): boolean {
  if (!holdsProtection(s, seat)) return false;
  return order === STANDING.always || wouldLose(s, seat);
}

/** Records an answer in the window, given by the seat or by its standing order. */
function answer(s: State, seat: Seat, protects: boolean, sink: Sink): void {
  s.setAnswer(seat, protects ? ANSWER.protect : ANSWER.pass);
  sink?.push({ type: 'answered', seat, protects });
}

/**
 * Settles the window when all have answered: the first protecting seat in turn order cancels the
 * card, and only that seat plays its protection. Play stops while seats are asked, or if a view
 * does not know their answers.
 */
function closeWindow(s: State, sink: Sink): boolean {
  if (s.topWho() !== 0) return STOP;
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
  return GO_ON;
}

/**
 * Cancels the power card, so that it has no effect. Then first its player, and after that the
 * protector, may complete an objective.
 */
function cancel(s: State, player: Seat, protector: Seat, sink: Sink): void {
  s.pop();
  s.pop();
  playCard(s, protector, FACE.power + POWER.protection, sink);
  sink?.push({ type: 'protected', seat: protector, against: player });
  s.push(POWER_OBJECTIVES.number, protector);
  s.push(POWER_OBJECTIVES.number, player);
}

/** Answers for a seat that was asked; the window closes when no such seat is left. */
function answerInWindow(s: State, seat: Seat, protects: boolean, sink: Sink): void {
  if (hasSeat(s.topWho(), seat)) s.setTopWho(s.topWho() & ~(1 << seat));
  answer(s, seat, protects, sink);
}

const SCRATCH = new WeakMap<Table, State>();

/**
 * Whether the announced card would cost a seat with protection a meeple on a city, or a card to the
 * tornado. It is played out on a separate position; this stops where the player would have to
 * choose which cities to gain.
 */
function wouldLose(s: State, seat: Seat): boolean {
  const power = s.arg(EFFECT.at.power);
  if (power === POWER.tornado) return true;
  const after = SCRATCH.get(s.table) ?? new State(s.table);
  SCRATCH.set(s.table, after);
  after.copyFrom(s);
  const player = s.topWho();
  const tile = s.arg(EFFECT.at.tile);
  POWER_DEFINITIONS[power]?.act(after, player, tile, s.arg(EFFECT.at.how), undefined);
  updateCities(after, player, undefined);
  return after.supply(seat) > s.supply(seat);
}
