import type { Seat } from '../../../kernel/index.ts';
import { ask, resumeLater } from '../../actions/asking.ts';
import type { Ability } from '../../boards/ability.ts';
import { board } from '../../boards/board.ts';
import { NO_LANDSCAPE } from '../../boards/definition.ts';
import type { Cause, Sink } from '../../events.ts';
import { addPriests, gainCoins, gainPriests, gainWorkers } from '../../goods/gains.ts';
import { pockets } from '../../goods/pockets.ts';
import { LEGAL, refuse } from '../../refusals.ts';
import { ROUNDS, type State } from '../../state.ts';
import { STRONGHOLD } from '../../structures/building-kinds.ts';

/**
 * Coins, workers, priests in the treasury; goods that came in and may still be put there; whether
 * the treasury is being emptied.
 */
const POCKETS = pockets({ treasury: [0, 0, 0], received: [0, 0, 0], emptying: [0] });
const { emptying, received, treasury } = POCKETS.named;
const GOODS = [0, 1, 2] as const;
const PRIESTS = 2;
/** The highest number of goods of a kind in a pocket, and in one move. */
const MOST_KEPT = 255;
const MOST_AT_ONCE = 24;

function isAnyReceived(s: State, seat: Seat): boolean {
  return GOODS.some((good) => received.of(s, seat, good) > 0);
}

function inHand(s: State, seat: Seat, good: number): number {
  if (good === PRIESTS) return s.priests(seat);
  return good === 0 ? s.coins(seat) : s.workers(seat);
}

/**
 * The amount of a good that may be put into the treasury now: what came in and is still there, up
 * to the limit of the treasury.
 */
function mostOf(s: State, seat: Seat, good: number): number {
  const room = MOST_KEPT - treasury.of(s, seat, good);
  return Math.min(received.of(s, seat, good), inHand(s, seat, good), room);
}

const deposit: Ability<State> = {
  name: 'deposit',
  when: 'question',
  args: ['resource', 'number'],
  list: (s, seat, into) => {
    for (const good of GOODS) {
      const most = Math.min(mostOf(s, seat, good), MOST_AT_ONCE);
      for (let amount = 1; amount <= most; amount++) into.add(good, amount);
    }
  },
  check: (s, seat, good, amount, reason) => {
    const no = (because: string) =>
      refuse('ability-impossible', { ability: 'deposit', because }, reason);
    if (good > PRIESTS) return no('power');
    if (amount === 0) return no('none');
    const came = received.of(s, seat, good);
    const hand = [s.coins(seat), s.workers(seat), s.priests(seat)][good];
    if (amount > came || amount > hand) return no('not-received');
    return treasury.of(s, seat, good) + amount > MOST_KEPT ? no('full') : LEGAL;
  },
  apply: (s, seat, good, amount, sink) => {
    take(s, seat, good, -amount, sink);
    treasury.gainAt(good, s, seat, amount, sink);
    received.gainAt(good, s, seat, -amount, sink);
    if (isAnyReceived(s, seat)) ask(s, seat, 0, true);
  },
};

function take(s: State, seat: Seat, good: number, amount: number, sink: Sink): void {
  if (good === 0) gainCoins(s, seat, amount, 'ability', sink);
  else if (good === 1) gainWorkers(s, seat, amount, 'ability', sink);
  else if (amount < 0) addPriests(s, seat, amount, 'ability', sink);
  else gainPriests(s, seat, amount, 'ability', sink);
}

/**
 * Asks which goods go into the treasury. Only goods that have just come in may be put there: after
 * the decision, nothing counts as new.
 */
function askDeposit(s: State, seat: Seat): void {
  resumeLater(s, seat, 0);
  ask(s, seat, 0, true);
}

/** Gives twice the goods in the treasury; of priests only as many as are left in the supply. */
function empty(s: State, seat: Seat, sink: Sink): void {
  emptying.setSilently(s, seat, 1);
  for (const good of GOODS) {
    const amount = treasury.of(s, seat, good);
    treasury.gainAt(good, s, seat, -amount, sink);
    take(s, seat, good, 2 * amount, sink);
  }
  emptying.setSilently(s, seat, 0);
}

function notice(
  s: State,
  seat: Seat,
  good: number,
  amount: number,
  cause: Cause,
  sink: Sink,
): void {
  // In the last round the treasury gives nothing back.
  if (s.round() === 0 || s.round() === ROUNDS || emptying.of(s, seat) > 0) return;
  const isIncome = cause.startsWith('income');
  if (!isIncome && s.onMap(seat, STRONGHOLD) === 0) return;
  const isAsked = isAnyReceived(s, seat);
  received.gainAt(good, s, seat, Math.min(amount, MOST_KEPT - received.of(s, seat, good)), sink);
  // The income is considered as a whole, after all of it has come.
  if (!isIncome && !isAsked) askDeposit(s, seat);
}

/**
 * Treasurers: income put aside comes back doubled; with the stronghold any gained goods can be put
 * aside.
 */
export const treasurers = board<State>({
  id: 'treasurers',
  board: 'red',
  secondBoard: true,
  home: 'wasteland',
  start: { workers: 4, power: [4, 8, 0], cults: { fire: 2 }, kept: POCKETS.start },
  dwelling: { income: { workers: [0, 1, 2, 2, 3, 3, 4, 5, 5] } },
  tradingPost: { income: { coins: [0, 2, 2, 4, 6], power: [0, 1, 1, 3, 5] } },
  temple: { income: { priests: [0, 1, 1, 2], power: [0, 0, 4, 4] } },
  stronghold: { income: { power: [0, 4] } },
  landscape: NO_LANDSCAPE,
  abilities: [deposit],
  hooks: {
    priestsAway: (s, seat) => treasury.of(s, seat, PRIESTS),
    beforeIncome: empty,
    gained: notice,
    afterIncome: (s, seat) => {
      if (isAnyReceived(s, seat)) askDeposit(s, seat);
    },
    resume: (s, seat, _a, _b, sink) => {
      for (const good of GOODS) received.gainAt(good, s, seat, -received.of(s, seat, good), sink);
    },
  },
});
