import {
  argA,
  type Buffers,
  type EventSink,
  err,
  type Fields,
  type Game,
  hasSeat,
  kindOf,
  Layout,
  type Move,
  MoveCodec,
  type Moves,
  newestOr,
  ok,
  packMove,
  Random,
  type RandomSource,
  type Refusal,
  type Result,
  refusal,
  type Seat,
  type SeatSet,
  SecretRandom,
  seatSet,
  seedWords,
  type Viewer,
} from '../../src/kernel/index.ts';

/*
 * Lanterns: the smallest game that uses every part of the contract. In each of three rounds all
 * seats secretly bid coins at the same time. When all have bid, the bids are opened and paid, and
 * the highest bidder (of equal ones the lowest seat; by the first rules the highest) draws the top
 * card of the deck, which only its owner may see. Then in turn each seat may hang lanterns (1 coin)
 * and sell coins (2 for 1 vp) until it is done. A die gives all seats coins before the next round.
 * At the end cards and lanterns count.
 */

/** By the first rules the last of several equal bids counts as the highest, and `Random` deals. */
export const RULES_VERSIONS = ['1', '2'] as const;

const ROUNDS = 3;
export const SPOTS = 6;
export const CARDS = [1, 2, 3, 4, 5, 6];
/** Replaces a card that the viewer does not know; empty places are 0. */
const UNKNOWN = 9;
const MOST_SEATS = 4;
/**
 * A bid is stored plus one, 0 if there is none; this value means that it was placed but is not
 * known.
 */
const PLACED = 9;

const FIELDS = {
  random: { as: 'i32', shape: [4], meaning: 'generator', hidden: true },
  coins: { as: 'i16', shape: [MOST_SEATS], meaning: 'coins of each seat' },
  vp: { as: 'i16', shape: [MOST_SEATS], meaning: 'victory points' },
  revealed: { as: 'u8', meaning: 'facts that came to light' },
  seats: { as: 'u8', meaning: 'number of seats' },
  startCoins: { as: 'u8', meaning: 'option: coins at the start' },
  rules: { as: 'u8', meaning: 'option: which of the rules' },
  round: { as: 'u8', meaning: 'from 0; 3 when the game is over' },
  turn: { as: 'u8', meaning: 'seat whose turn it is; 255 while all bid' },
  bid: { as: 'u8', shape: [MOST_SEATS], meaning: 'bid plus one', hidden: true },
  shy: { as: 'u8', shape: [MOST_SEATS], meaning: 'standing order: 1 bids nothing unasked' },
  deck: { as: 'u8', shape: [CARDS.length], meaning: 'cards in order of drawing', hidden: true },
  owner: { as: 'u8', shape: [CARDS.length], meaning: 'seat plus one who drew the card' },
  spot: { as: 'u8', shape: [SPOTS], meaning: 'seat plus one whose lantern hangs there' },
  taken: { as: 'u8', meaning: 'spots with a lantern', derived: true },
} as const satisfies Fields;

export const layout = new Layout(FIELDS);
const at = layout.at;
const BIDDING = 255;

export class ToyState {
  readonly buffers: Buffers;

  constructor() {
    this.buffers = layout.allocate();
  }

  get u8(): Uint8Array {
    return this.buffers.u8;
  }
  get i16(): Int16Array {
    return this.buffers.i16;
  }
  get seats(): number {
    return this.u8[at.seats];
  }
  get over(): boolean {
    return this.u8[at.round] === ROUNDS;
  }
  get bidding(): boolean {
    return !this.over && this.u8[at.turn] === BIDDING;
  }
  /** Whether the generator is known: not so in a view. */
  get full(): boolean {
    return this.buffers.i32.subarray(at.random, at.random + 4).some((word) => word !== 0);
  }
  /** The seat whose turn it is, unless all bid. */
  get turn(): Seat {
    return this.u8[at.turn];
  }
  coins(seat: Seat): number {
    return this.i16[at.coins + seat];
  }
  vp(seat: Seat): number {
    return this.i16[at.vp + seat];
  }
  hasBid(seat: Seat): boolean {
    return this.u8[at.bid + seat] !== 0;
  }
}

export interface ToyOptions {
  readonly rulesVersion: (typeof RULES_VERSIONS)[number];
  readonly players: number;
  readonly startCoins: number;
}

export type ToyEvent =
  | { readonly type: 'bid'; readonly seat: Seat; readonly coins: number }
  | { readonly type: 'paid'; readonly seat: Seat; readonly coins: number }
  | { readonly type: 'drew'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'die'; readonly coins: number; readonly seats: number }
  | { readonly type: 'hung'; readonly seat: Seat; readonly spot: number }
  | { readonly type: 'sold'; readonly seat: Seat }
  | { readonly type: 'done'; readonly seat: Seat }
  | { readonly type: 'scored'; readonly seat: Seat; readonly vp: number };

export const BID = 0;
export const HANG = 1;
export const SELL = 2;
export const DONE = 3;
export const ORDER = 4;

const amounts = { name: 'amount', values: () => ['0', '1', '2', '3'] };
const spots = { name: 'spot', values: () => ['a', 'b', 'c', 'd', 'e', 'f'] };
const policies = { name: 'policy', values: () => ['ask', 'nothing'] };

export const codec = new MoveCodec<ToyState>([
  { word: 'bid', args: [{ name: 'coins', domain: amounts }], meaning: 'bid for the next card' },
  { word: 'hang', args: [{ name: 'spot', domain: spots }], meaning: 'hang a lantern' },
  { word: 'sell', args: [], meaning: 'sell two coins' },
  { word: 'done', args: [], meaning: 'end the turn' },
  { word: 'order', args: [{ name: 'bids', domain: policies }], meaning: 'how to bid unasked' },
]);

const REFUSALS = [
  '',
  'no-such-move',
  'game-over',
  'not-asked',
  'other-phase',
  'too-expensive',
  'spot-taken',
  'order-given',
] as const;
const code = (name: (typeof REFUSALS)[number]) => REFUSALS.indexOf(name);

function deciders(state: ToyState): SeatSet {
  if (state.over) return 0;
  if (!state.bidding) return awaitsChance(state) ? 0 : seatSet(state.u8[at.turn]);
  let set = 0;
  for (let seat = 0; seat < state.seats; seat++) if (!state.hasBid(seat)) set |= 1 << seat;
  return set;
}

/** True in a view if all have bid, or if the die must be rolled. */
function awaitsChance(state: ToyState): boolean {
  if (state.full || state.over) return false;
  if (state.u8[at.turn] === state.seats) return true;
  for (let seat = 0; seat < state.seats; seat++) if (!state.hasBid(seat)) return false;
  return state.bidding;
}

function legal(state: ToyState, seat: Seat, into: Moves): number {
  into.clear();
  if (!hasSeat(deciders(state), seat)) return 0;
  const coins = state.coins(seat);
  if (state.bidding) {
    for (let bid = 0; bid <= Math.min(3, coins); bid++) into.add(packMove(BID, bid));
    return into.count;
  }
  for (let spot = 0; spot < SPOTS && coins >= 1; spot++) {
    if (state.u8[at.spot + spot] === 0) into.add(packMove(HANG, spot));
  }
  if (coins >= 2) into.add(packMove(SELL));
  into.add(packMove(DONE));
  return into.count;
}

function orders(state: ToyState, seat: Seat, into: Moves): number {
  into.clear();
  if (!state.over && seat >= 0 && seat < state.seats) {
    into.add(packMove(ORDER, 1 - state.u8[at.shy + seat]));
  }
  return into.count;
}

/** A seat that gives no answer bids nothing. */
function silence(state: ToyState, seat: Seat): Move | undefined {
  return state.bidding && hasSeat(deciders(state), seat) ? packMove(BID, 0) : undefined;
}

/** This code is independent of `legal`: the kit compares the two. */
function check(state: ToyState, seat: Seat, move: Move): number {
  const kind = kindOf(move);
  const limit = [4, SPOTS, 1, 1, 2][kind];
  if (limit === undefined || move !== packMove(kind, argA(move)) || argA(move) >= limit) {
    return code('no-such-move');
  }
  if (state.over) return code('game-over');
  if (seat < 0 || seat >= state.seats) return code('not-asked');
  if (kind === ORDER) return state.u8[at.shy + seat] === argA(move) ? code('order-given') : 0;
  if (!hasSeat(deciders(state), seat)) return code('not-asked');
  if ((kind === BID) !== state.bidding) return code('other-phase');
  const price = kind === BID ? argA(move) : kind === HANG ? 1 : kind === SELL ? 2 : 0;
  if (state.coins(seat) < price) return code('too-expensive');
  if (kind === HANG && state.u8[at.spot + argA(move)] !== 0) return code('spot-taken');
  return 0;
}

function apply(state: ToyState, seat: Seat, move: Move, sink?: EventSink<ToyEvent>): void {
  const { u8, i16 } = state;
  switch (kindOf(move)) {
    case ORDER:
      u8[at.shy + seat] = argA(move);
      return;
    case BID:
      u8[at.bid + seat] = argA(move) + 1;
      sink?.push({ type: 'bid', seat, coins: argA(move) });
      openBids(state, sink);
      return;
    case HANG:
      u8[at.spot + argA(move)] = seat + 1;
      u8[at.taken]++;
      i16[at.coins + seat] -= 1;
      sink?.push({ type: 'hung', seat, spot: argA(move) });
      return;
    case SELL:
      i16[at.coins + seat] -= 2;
      i16[at.vp + seat] += 1;
      sink?.push({ type: 'sold', seat });
      return;
    default:
      u8[at.turn]++;
      sink?.push({ type: 'done', seat });
      if (u8[at.turn] === state.seats) endRound(state, sink);
  }
}

/** Opens the bids if all are placed and known. */
function openBids(state: ToyState, sink?: EventSink<ToyEvent>): void {
  const { u8, i16, seats } = state;
  if (deciders(state) !== 0 || !state.full) return;
  const lastWins = RULES_VERSIONS[u8[at.rules]] === '1';
  let winner = 0;
  for (let seat = 0; seat < seats; seat++) {
    const coins = u8[at.bid + seat] - 1;
    const best = u8[at.bid + winner] - 1;
    if (coins > best || (coins === best && lastWins)) winner = seat;
    i16[at.coins + seat] -= coins;
    sink?.push({ type: 'paid', seat, coins });
  }
  const drawn = u8[at.round];
  u8[at.owner + drawn] = winner + 1;
  sink?.push({ type: 'drew', seat: winner, card: u8[at.deck + drawn] });
  u8.fill(0, at.bid, at.bid + seats);
  u8[at.turn] = 0;
  u8[at.revealed]++;
}

function endRound(state: ToyState, sink?: EventSink<ToyEvent>): void {
  const { u8, i16, seats } = state;
  if (!state.full) return;
  u8[at.revealed]++;
  if (u8[at.round] === ROUNDS - 1) {
    u8[at.round] = ROUNDS;
    for (let seat = 0; seat < seats; seat++) {
      let vp = 0;
      for (let card = 0; card < CARDS.length; card++) {
        if (u8[at.owner + card] === seat + 1) vp += u8[at.deck + card];
      }
      for (let spot = 0; spot < SPOTS; spot++) if (u8[at.spot + spot] === seat + 1) vp++;
      i16[at.vp + seat] += vp;
      sink?.push({ type: 'scored', seat, vp });
    }
    return;
  }
  u8[at.round]++;
  rollDie(state, draws(state), sink);
}

function draws({ u8, buffers }: ToyState): RandomSource {
  const Draws = u8[at.rules] === 0 ? Random : SecretRandom;
  return new Draws(buffers.i32, at.random);
}

/**
 * Gives coins to all, then places the bids of seats that never want to be asked; there is always
 * somebody who is asked.
 */
function rollDie(state: ToyState, random: RandomSource, sink?: EventSink<ToyEvent>): void {
  const { u8, i16, seats } = state;
  const coins = 1 + random.below(3);
  for (let seat = 0; seat < seats; seat++) i16[at.coins + seat] += coins;
  sink?.push({ type: 'die', coins, seats });
  u8[at.turn] = BIDDING;
  for (let seat = 1; seat < seats; seat++) {
    if (u8[at.shy + seat] === 0) continue;
    u8[at.bid + seat] = 1;
    sink?.push({ type: 'bid', seat, coins: 0 });
  }
}

function options(given: unknown): Result<ToyOptions, Refusal> {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    return err(refusal('options-malformed'));
  }
  const {
    rulesVersion: named,
    players = 2,
    startCoins = 2,
    ...rest
  } = given as Record<string, unknown>;
  const [surplus] = Object.keys(rest);
  if (surplus !== undefined) return err(refusal('option-unknown', { option: surplus }));
  const rulesVersion = newestOr(RULES_VERSIONS, named);
  if (rulesVersion === undefined) return err(refusal('option-value', { option: 'rulesVersion' }));
  if (players !== 2 && players !== 3 && players !== 4) {
    return err(refusal('option-value', { option: 'players' }));
  }
  if (startCoins !== 1 && startCoins !== 2) {
    return err(refusal('option-value', { option: 'startCoins' }));
  }
  return ok({ rulesVersion, players, startCoins });
}

function setup(chosen: ToyOptions, seed: string): Result<ToyState, Refusal> {
  const state = new ToyState();
  const { u8, i16, buffers } = state;
  seedWords(seed as Parameters<typeof seedWords>[0], buffers.i32, at.random);
  u8[at.rules] = RULES_VERSIONS.indexOf(chosen.rulesVersion);
  u8.set(draws(state).shuffle([...CARDS]), at.deck);
  u8[at.seats] = chosen.players;
  u8[at.startCoins] = chosen.startCoins;
  i16.fill(chosen.startCoins, at.coins, at.coins + chosen.players);
  u8[at.turn] = BIDDING;
  return ok(state);
}

function copy(from: ToyState, to: ToyState): void {
  to.buffers.i32.set(from.buffers.i32);
}

function slot(): ToyState {
  return new ToyState();
}

function clone(state: ToyState): ToyState {
  const to = slot();
  copy(state, to);
  return to;
}

/** Whether the viewer may know the card at this place of the deck. */
function knowsCard(state: ToyState, place: number, viewer: Viewer): boolean {
  return state.over || state.u8[at.owner + place] === (viewer === 'spectator' ? -1 : viewer + 1);
}

function view(state: ToyState, viewer: Viewer): ToyState {
  const to = clone(state);
  if (state.over) {
    to.buffers.i32.fill(0, at.random, at.random + 4);
    to.u8.fill(UNKNOWN, at.deck + ROUNDS, at.deck + CARDS.length);
    return to;
  }
  to.buffers.i32.fill(0, at.random, at.random + 4);
  for (let card = 0; card < CARDS.length; card++) {
    if (!knowsCard(state, card, viewer)) to.u8[at.deck + card] = UNKNOWN;
  }
  for (let seat = 0; seat < state.seats; seat++) {
    if (seat !== viewer && state.hasBid(seat)) to.u8[at.bid + seat] = PLACED;
  }
  return to;
}

function sample(seen: ToyState, random: Random): ToyState {
  const to = clone(seen);
  for (let word = 0; word < 4; word++) to.buffers.i32[at.random + word] = random.next() | 1;
  const deck = layout.entriesOf(to.buffers, 'deck');
  const left = random.shuffle(CARDS.filter((card) => !deck.includes(card)));
  for (const [place, card] of deck.entries()) {
    if (card === UNKNOWN) deck[place] = left.pop() ?? UNKNOWN;
  }
  for (let seat = 0; seat < to.seats; seat++) {
    if (to.u8[at.bid + seat] !== PLACED) continue;
    to.u8[at.bid + seat] = 1 + random.below(1 + Math.min(3, to.coins(seat)));
  }
  return to;
}

function seen(event: ToyEvent, viewer: Viewer): ToyEvent {
  if (event.type === 'bid' && event.seat !== viewer) return { ...event, coins: -1 };
  if (event.type === 'drew' && event.seat !== viewer) return { ...event, card: -1 };
  return event;
}

/** Calculates the fields that are not in the plain form. */
function derive(state: ToyState): void {
  state.u8[at.taken] = layout.entriesOf(state.buffers, 'spot').filter((owner) => owner > 0).length;
}

export const toyGame: Game<ToyState, ToyOptions, ToyEvent> = {
  id: 'lanterns',
  rulesVersions: RULES_VERSIONS,
  optionsOf: ({ u8 }) => ({
    rulesVersion: RULES_VERSIONS[u8[at.rules]],
    players: u8[at.seats],
    startCoins: u8[at.startCoins],
  }),
  refusals: REFUSALS,
  options,
  setup,
  seats: (state) => state.seats,
  deciders,
  awaitsChance,
  revealed: (state) => state.u8[at.revealed],
  legal,
  orders,
  silence,
  check,
  explain: (state, seat, move) => refusal(REFUSALS[check(state, seat, move)], { seat }),
  apply,
  outcome: (state) => {
    if (!state.over) return undefined;
    const vp = Array.from({ length: state.seats }, (_, seat) => state.vp(seat));
    return { vp, rank: vp.map((own) => 1 + vp.filter((other) => other > own).length) };
  },
  slot,
  copy,
  view,
  seen,
  hears: (_state, seat, move, viewer) => seat === viewer || kindOf(move) !== BID,
  sample,
  toJson: (state) => ({ version: 1, ...layout.toPlain(state.buffers) }),
  fromJson: (json) => {
    if (typeof json !== 'object' || json === null) return err(refusal('position-malformed'));
    const { version, ...plain } = json as Record<string, unknown>;
    if (version !== 1) return err(refusal('position-malformed', { field: 'version' }));
    const state = new ToyState();
    const read = layout.fromPlain(plain, state.buffers);
    if (!read.ok) return read;
    derive(state);
    return ok(state);
  },
  difference: (left, right) => layout.difference(left.buffers, right.buffers),
  notation: {
    print: (state, move) => codec.print(state, move),
    parse: (state, text) => codec.parse(state, text),
    decode: (state, move) => codec.decode(state, move),
    encode: (state, command) => codec.encode(state, command),
  },
};
