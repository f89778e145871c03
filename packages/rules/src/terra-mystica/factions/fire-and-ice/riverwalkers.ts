import {
  ASK,
  GO_ON,
  type Move,
  type Moves,
  packMove,
  type Seat,
  STOP,
} from '../../../kernel/index.ts';
import { ARG } from '../../arguments.ts';
import { board } from '../../boards/board.ts';
import { CHOOSE_BRIDGE } from '../../bridges/choose-bridge.ts';
import { isStartOnly } from '../../check/geography.ts';
import { needsCoins, priestsLeft } from '../../check/needs.ts';
import { kind, question, type Way } from '../../define.ts';
import type { Sink } from '../../events.ts';
import { addPriests, gainCoins, priestSupply } from '../../goods/gains.ts';
import { isHomeOfOther } from '../../land/homes.ts';
import { ORDER, TOPIC } from '../../options/standing-orders.ts';
import { LEGAL, type Reason, refuse } from '../../refusals.ts';
import type { State } from '../../state.ts';
import { CYCLE, TERRAINS } from '../../vocabulary.ts';
import { KIND } from '../../words.ts';

/** Asks for the place of a gained priest: the hand, or a terrain, which is then unlocked. */
const PLACING = question({
  name: 'priest',
  answers: {
    decline: {
      before: 'unlock',
      list: addDecline,
      check: (s, seat, _a, _b, _c, reason) =>
        priestsLeft(s, seat) === 0
          ? LEGAL
          : refuse('nothing-to-decline', { pending: 'priest' }, reason),
      apply: (s, seat, _a, _b, _c, sink) => {
        s.pop();
        losePriest(seat, sink);
      },
    },
  },
  ordered: priestOrdered,
  settle: (s, sink) => {
    const seat = s.topWho();
    if (priestSupply(s, seat) > 0 || unlockable(s, seat) !== 0) return STOP;
    s.pop();
    losePriest(seat, sink);
    return GO_ON;
  },
});

/** The same question beside the stack, for tables where answers may come late. */
const OWED_PRIEST = question({
  name: 'owed-priest',
  asked: (s) => {
    let seats = 0;
    for (let seat = 0; seat < s.table.players; seat++) {
      if (s.owePriests(seat) > 0) seats |= 1 << seat;
    }
    return seats;
  },
  answers: {
    decline: {
      before: 'unlock',
      list: addDecline,
      check: (s, seat, _a, _b, _c, reason) =>
        s.owePriests(seat) > 0 && priestsLeft(s, seat) === 0
          ? LEGAL
          : refuse('nothing-owed', { command: 'decline' }, reason),
      apply: (s, seat, _a, _b, _c, sink) => {
        s.addOwePriests(seat, -1);
        losePriest(seat, sink);
      },
    },
  },
  ordered: priestOrdered,
});

const TAKING: Way = {
  before: 'all',
  list: (s, seat, into, gainPriest) => {
    if (priestSupply(s, seat) > 0) into.add(packMove(gainPriest));
  },
  check: (s, seat, _a, _b, _c, reason) =>
    priestsLeft(s, seat) > 0 ? LEGAL : refuse('no-priest-in-supply', {}, reason),
  apply: (s, seat, _a, _b, _c, sink) => {
    s.pop();
    addPriests(s, seat, 1, 'ability', sink);
  },
};

const GAIN_PRIEST = kind({
  word: 'gain-priest',
  args: [],
  meaning: 'Riverwalkers: take the priest in hand',
  answers: [
    { to: PLACING, ...TAKING },
    {
      to: OWED_PRIEST,
      ...TAKING,
      check: (s, seat, a, b, c, reason) =>
        needsPriestOwed(s, seat, 'gain-priest', reason) ||
        (TAKING.check?.(s, seat, a, b, c, reason) ?? LEGAL),
      apply: (s, seat, _a, _b, _c, sink) => {
        s.addOwePriests(seat, -1);
        addPriests(s, seat, 1, 'ability', sink);
      },
    },
  ],
});

const UNLOCK = kind({
  word: 'unlock',
  args: [ARG.terrain],
  meaning: 'Riverwalkers: the priest of a terrain goes back to the supply',
  answers: [
    {
      to: PLACING,
      list: addUnlocks,
      check: (s, seat, terrain, _b, _c, reason) => checkUnlock(s, seat, terrain, reason),
      apply: (s, seat, terrain, _b, _c, sink) => {
        s.pop();
        unlock(s, seat, terrain, sink);
      },
    },
    {
      to: OWED_PRIEST,
      list: addUnlocks,
      check: (s, seat, terrain, _b, _c, reason) =>
        needsPriestOwed(s, seat, 'unlock', reason) || checkUnlock(s, seat, terrain, reason),
      apply: (s, seat, terrain, _b, _c, sink) => {
        s.addOwePriests(seat, -1);
        unlock(s, seat, terrain, sink);
      },
    },
  ],
});

function unlock(s: State, seat: Seat, terrain: number, sink: Sink): void {
  gainCoins(s, seat, -unlockPrice(s, seat, terrain), 'unlock', sink);
  s.setLocked(seat, s.locked(seat) & ~(1 << terrain));
  sink?.push({ type: 'unlocked', seat, terrain: TERRAINS[terrain] });
}

function addUnlocks(s: State, seat: Seat, into: Moves, kind: number): void {
  const terrains = unlockable(s, seat);
  for (let terrain = 0; terrain < CYCLE; terrain++) {
    if (((terrains >> terrain) & 1) !== 0) into.add(packMove(kind, terrain));
  }
}

/** Lets the seat give up the priest if none is left in the supply. */
function addDecline(s: State, seat: Seat, into: Moves, decline: number): void {
  if (priestSupply(s, seat) === 0) into.add(packMove(decline));
}

function losePriest(seat: Seat, sink: Sink): void {
  sink?.push({ type: 'lost', seat, what: 'priests', amount: 1 });
}

function needsPriestOwed(
  s: State,
  seat: Seat,
  command: string,
  reason: Reason | undefined,
): number {
  return s.owePriests(seat) > 0 ? LEGAL : refuse('nothing-owed', { command }, reason);
}

/**
 * The seat gains a priest, and is asked about its place if there is a choice.
 * @returns whether there is a choice
 */
function owePriest(s: State, seat: Seat): boolean {
  if (s.locked(seat) === 0 || s.isDropped(seat)) return false;
  if (s.table.queued) s.addOwePriests(seat, 1);
  else s.push(PLACING.number, seat);
  return true;
}

const FIRST_TERRAIN = ORDER[TERRAINS[0]];

function priestOrdered(s: State, seat: Seat): Move {
  const order = s.order(seat, TOPIC.priest);
  if (order === ORDER.ask) return ASK;
  if (order === ORDER.hand) {
    return priestSupply(s, seat) > 0 ? packMove(KIND['gain-priest']) : ASK;
  }
  const terrain = order - FIRST_TERRAIN;
  return ((unlockable(s, seat) >> terrain) & 1) !== 0 ? packMove(KIND.unlock, terrain) : ASK;
}

/** Terrains that can be unlocked and paid for now, as bits. */
function unlockable(s: State, seat: Seat): number {
  const coins = s.coins(seat);
  let terrains = 0;
  for (let locked = s.locked(seat); locked !== 0; locked &= locked - 1) {
    const terrain = 31 - Math.clz32(locked & -locked);
    if (coins >= unlockPrice(s, seat, terrain)) terrains |= 1 << terrain;
  }
  return terrains;
}

/** Coins to unlock a terrain: more for the home terrain of another player. */
function unlockPrice(s: State, seat: Seat, terrain: number): number {
  return isHomeOfOther(s, seat, terrain) ? s.table.unlockPriceHome : s.table.unlockPrice;
}

/**
 * Coins for unlocking a terrain: 1, or 2 for the home terrain of another player; none in the rules
 * of 2014.
 */
function checkUnlock(s: State, seat: Seat, terrain: number, reason?: Reason): number {
  if ((s.locked(seat) & (1 << terrain)) === 0) {
    return refuse('not-locked', { terrain: TERRAINS[terrain] }, reason);
  }
  const { printed, options } = s.table;
  const { unlockPrice: usual, unlockPriceHome } = printed.fireIce[options.rulings.fireIceRules];
  let price = usual;
  for (let other = 0; other < s.table.players; other++) {
    if (other === seat || s.home(other) !== terrain) continue;
    if (!isStartOnly(s, other)) price = unlockPriceHome;
  }
  return needsCoins(s, seat, price, reason);
}

const CYCLE_TERRAINS = (1 << CYCLE) - 1;

/** Riverwalkers: never transform; priests unlock terrain along the rivers. FAQ 2.10 Q4. */
export const riverwalkers = board<State>({
  id: 'riverwalkers',
  board: 'variable',
  home: 'chosen',
  start: { power: [10, 2, 0], cults: { fire: 1, air: 1 } },
  dwelling: { income: { workers: [1, 2, 3, 3, 4, 5, 5, 6, 7] } },
  temple: { income: { priests: [0, 1, 1, 2], power: [0, 0, 5, 5] } },
  shipping: { start: 1 },
  spades: { pay: 'nothing', rates: [] },
  startVp: 20,
  startTerrainOnly: true,
  traits: { onlyOverRivers: 1, spadesUseless: 1 },
  orders: ['priest'],
  // Floating Castle.
  landscape: { way: 'river', price: { priests: 1 } },
  hooks: {
    strongholdBuilt: (s, seat) => {
      s.push(CHOOSE_BRIDGE.number, seat);
      s.push(CHOOSE_BRIDGE.number, seat);
    },
    spadesGained: () => true,
    priestGained: owePriest,
    priestsWelcome: (s, seat) => s.locked(seat) !== 0,
    priestsAway: (s, seat) => {
      let count = 0;
      for (let rest = s.locked(seat); rest !== 0; rest &= rest - 1) count++;
      return count;
    },
    openGround: (s, seat) => CYCLE_TERRAINS & ~s.locked(seat),
    colourChosen: (s, seat, terrain) => s.setLocked(seat, CYCLE_TERRAINS & ~(1 << terrain)),
  },
  checks: {
    isOpen: (s, seat, terrain) => terrain < CYCLE && (s.locked(seat) & (1 << terrain)) === 0,
  },
  questions: [PLACING, OWED_PRIEST],
  kinds: [UNLOCK, GAIN_PRIEST],
});
