import { hasHex, intersects, nextHex, WORDS } from '../../hexmap/index.ts';
import type { Seat } from '../../kernel/index.ts';
import { DWELLING, STRONGHOLD, TRADING_POST } from '../build.ts';
import { FRAME, NEW_HOME } from '../frames.ts';
import { gainVp, gainWorkers, loseTokens, type Sink, spendPower } from '../gains.ts';
import { landBridgeExists } from '../land-bridges.ts';
import { REACHED, reachByTouching } from '../reach.ts';
import { gainSpades, setTerrain } from '../spades.ts';
import { NONE, SETS, type State } from '../state.ts';
import { TRAIT } from '../traits.ts';
import { CYCLE, SPECIAL_ACTIONS, type SpecialAction } from '../vocabulary.ts';

/** How a special action begins, and whether it can be taken now. */
interface Action {
  /** May be taken again in the same round. */
  readonly repeatable?: true;
  /** Whether there is anything to do or to pay with; missing: always. */
  readonly possible?: (s: State, seat: Seat) => boolean;
  /** The same where actions without effect are allowed: only the price counts. */
  readonly price?: (s: State, seat: Seat) => boolean;
  readonly begin: (s: State, seat: Seat, sink: Sink) => void;
}

const ACTIONS: Readonly<Record<SpecialAction, Action>> = {
  BON1: {
    possible: mayTakeSpades,
    price: mayTakeSpades,
    begin: (s, seat, sink) => gainSpades(s, seat, 1, sink, 'bonus-card'),
  },
  BON2: { begin: (s, seat) => s.push(FRAME.cult, seat, 1) },
  FAV6: { begin: (s, seat) => s.push(FRAME.cult, seat, 1) },
  ACTA: { begin: (s, seat) => s.push(FRAME.cult, seat, 2) },
  ACTC: { begin: (s, seat) => s.push(FRAME.turn, seat, 1) },
  ACTE: {
    repeatable: true,
    possible: (s, seat) => canPayBridge(s, seat) && anyBridge(s, seat),
    price: canPayBridge,
    begin: (s, seat, sink) => {
      gainWorkers(s, seat, -s.trait(seat, TRAIT.bridgeWorkers), 'special-action', sink);
      s.push(FRAME.bridge, seat);
    },
  },
  ACTG: { begin: (s, seat, sink) => gainSpades(s, seat, 2, sink, 'special-action') },
  ACTN: { possible: sandstormExists, begin: (s, seat) => s.push(FRAME.sandstorm, seat) },
  ACTS: {
    possible: (s, seat) => s.piecesLeft(seat, TRADING_POST) > 0 && s.onMap(seat, DWELLING) > 0,
    begin: (s, seat) => s.push(FRAME.freeTradingPost, seat),
  },
  ACTW: { possible: rideExists, begin: (s, seat) => s.push(FRAME.ride, seat) },
  ACTH5: {
    repeatable: true,
    possible: (s, seat) => canPayPower(s, seat) && newHomes(s, seat) !== 0,
    price: canPayPower,
    begin: (s, seat, sink) => {
      spendPower(s, seat, s.table.newHomePrice, 'special-action', sink);
      s.push(FRAME.newHome, seat);
    },
  },
  ACTH6: {
    repeatable: true,
    possible: (s, seat) => canPayTokens(s, seat) && newHomes(s, seat) !== 0,
    price: canPayTokens,
    begin: (s, seat, sink) => {
      s.push(FRAME.newHome, seat);
      if (s.table.lowestTokens) loseLowest(s, seat, s.table.newHomePrice, 'special-action', sink);
      else s.push(FRAME.removeTokens, seat, s.table.newHomePrice);
    },
  },
  STAR: {
    possible: (s, seat) => s.landscapeMemo(seat) === 0,
    price: (s, seat) => s.landscapeMemo(seat) === 0,
    begin: (s, seat) => s.push(FRAME.newHome, seat, NEW_HOME.keptStar),
  },
};

const BY_NUMBER: readonly Action[] = SPECIAL_ACTIONS.map((id) => ACTIONS[id]);

/** Special actions that the seat has: card, favour tiles, board, stronghold; as bits. */
export function specialsOf(s: State, seat: Seat): number {
  const { table } = s;
  const laid = s.landscape(seat) === NONE ? 0 : 2;
  let actions = table.actions[s.faction(seat) * 4 + laid + s.onMap(seat, STRONGHOLD)];
  const card = table.cardAction[s.card(seat)];
  if (card > 0) actions |= 1 << (card - 1);
  if (s.card2(seat) !== NONE) {
    const second = table.cardAction[s.card2(seat)];
    if (second > 0) actions |= 1 << (second - 1);
  }
  const favour = s.favours(seat);
  for (let bits = favour; bits !== 0; bits &= bits - 1) {
    const action = table.favourAction[31 - Math.clz32(bits & -bits)];
    if (action > 0) actions |= 1 << (action - 1);
  }
  return actions;
}

/** Whether the seat may take one of its special actions now. */
export function mayTakeSpecial(s: State, seat: Seat, action: number): boolean {
  const { repeatable, possible, price } = BY_NUMBER[action];
  if (!repeatable && s.isSpecialUsed(seat, action)) return false;
  const condition = s.table.emptyActions ? price : possible;
  return condition === undefined || condition(s, seat);
}

export function specialAction(s: State, seat: Seat, action: number, sink: Sink): void {
  const { repeatable, begin } = BY_NUMBER[action];
  if (!repeatable) s.useSpecial(seat, action);
  if (sink !== undefined) sink.push({ type: 'used', seat, what: SPECIAL_ACTIONS[action] });
  begin(s, seat, sink);
}

function mayTakeSpades(s: State, seat: Seat): boolean {
  return s.table.riverwalkerSpades || s.trait(seat, TRAIT.spadesUseless) === 0;
}

function canPayBridge(s: State, seat: Seat): boolean {
  return s.workers(seat) >= s.trait(seat, TRAIT.bridgeWorkers);
}

function canPayPower(s: State, seat: Seat): boolean {
  return s.bowl3(seat) >= s.table.newHomePrice;
}

function canPayTokens(s: State, seat: Seat): boolean {
  return s.bowl1(seat) + s.bowl2(seat) + s.bowl3(seat) >= s.table.newHomePrice;
}

function anyBridge(s: State, seat: Seat): boolean {
  if (s.bridgesLeft(seat) === 0) return false;
  const { bridges } = s.table.map;
  for (let bridge = 0; bridge < bridges.length; bridge++) {
    const { a, b } = bridges[bridge];
    if (s.bridgeOwner(bridge) === NONE && (s.owner(a) === seat || s.owner(b) === seat)) return true;
  }
  return landBridgeExists(s, seat);
}

/** Sandstorms touch an own structure and change what is not home yet. */
function sandstormExists(s: State, seat: Seat): boolean {
  reachByTouching(s, seat);
  for (let hex = nextHex(REACHED, 0, -1); hex >= 0; hex = nextHex(REACHED, 0, hex)) {
    if (isStormed(s, seat, hex)) return true;
  }
  return false;
}

/** Whether the terrain of a hex can be changed by a sandstorm; its place is not asked. */
export function isStormed(s: State, seat: Seat, hex: number): boolean {
  const terrain = s.terrain(hex);
  return hasHex(s.i32, SETS.empty, hex) && terrain < CYCLE && terrain !== s.home(seat);
}

function rideExists(s: State, seat: Seat): boolean {
  const home = SETS.ground + s.home(seat) * WORDS;
  return s.piecesLeft(seat, DWELLING) > 0 && intersects(s.i32, home, s.i32, SETS.empty);
}

/** Home terrains that Shapeshifters may change to: nobody's home now, as bits. */
export function newHomes(s: State, seat: Seat): number {
  let taken = 1 << s.home(seat);
  for (let other = 0; other < s.table.players; other++) {
    if (s.table.strictHome[s.faction(other)] !== 0) taken |= 1 << s.home(other);
  }
  return ((1 << CYCLE) - 1) & ~taken;
}

/** The Shapeshifters' ring moves; their pieces stay and their hexes count as the new terrain. */
export function changeHome(s: State, seat: Seat, terrain: number, sink: Sink): void {
  const isStar = s.frameA() !== NEW_HOME.stronghold;
  s.pop();
  if (isStar) s.setLandscapeMemo(seat, 1);
  s.setHome(seat, terrain);
  const own = SETS.own + seat * WORDS;
  for (let hex = nextHex(s.i32, own, -1); hex >= 0; hex = nextHex(s.i32, own, hex)) {
    setTerrain(s, seat, hex, terrain, 0, 0, sink);
  }
  if (!isStar) gainVp(s, seat, s.table.newHomeVp, 'stronghold', sink);
}

/** Tokens out of the game from bowl I first, then II, then III. */
function loseLowest(
  s: State,
  seat: Seat,
  tokens: number,
  cause: 'special-action' | 'volcano',
  sink: Sink,
): void {
  const one = Math.min(tokens, s.bowl1(seat));
  const two = Math.min(tokens - one, s.bowl2(seat));
  loseTokens(s, seat, one, two, tokens - one - two, cause, sink);
}
