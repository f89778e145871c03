import { nextHex, WORDS } from '../../../hexmap/index.ts';
import { ASK, GO_ON, type Move, packMove, type Seat, STOP } from '../../../kernel/index.ts';
import { ARG } from '../../arguments.ts';
import { board } from '../../boards/board.ts';
import { TRAIT } from '../../boards/compile-traits.ts';
import type { Special } from '../../boards/special.ts';
import { isStartOnly } from '../../check/geography.ts';
import { needsPower } from '../../check/needs.ts';
import { needsTokens } from '../../check/volcano.ts';
import { kind, question } from '../../define.ts';
import type { Sink } from '../../events.ts';
import { gainPower, gainTokens, gainVp, loseTokens, spendPower } from '../../goods/gains.ts';
import { TOKEN_SPLITS } from '../../goods/token-splits.ts';
import { ORDER, TOPIC } from '../../options/standing-orders.ts';
import { LEGAL, type Reason, refuse } from '../../refusals.ts';
import { setTerrain } from '../../spades/spades.ts';
import { SETS, type State } from '../../state.ts';
import { CYCLE, TERRAINS } from '../../vocabulary.ts';
import { KIND } from '../../words.ts';

/** The causes for a change of the home terrain. The Polestar may be kept when it is placed. */
const FROM = { stronghold: 0, star: 1, keptStar: 2 } as const;

const NEW_HOME = question({
  name: 'new-home',
  args: [
    /** See `FROM`. */
    'from',
  ],
  answers: {
    colour: {
      list: (s, seat, into, colour) => {
        const homes = newHomes(s, seat);
        for (let terrain = 0; terrain < CYCLE; terrain++) {
          if (((homes >> terrain) & 1) !== 0) into.add(packMove(colour, terrain));
        }
      },
      check: (s, seat, terrain, _b, _c, reason) => checkNewHome(s, seat, terrain, reason),
      apply: (s, seat, terrain, _b, _c, sink) => changeHome(s, seat, terrain, sink),
    },
    decline: {
      before: 'all',
      when: isStarLaid,
      list: (s, _seat, into, decline) => {
        if (isStarLaid(s)) into.add(packMove(decline));
      },
      apply: (s) => s.pop(),
    },
  },
  settle: (s) => {
    if (newHomes(s, s.topWho()) !== 0) return STOP;
    s.pop();
    return GO_ON;
  },
});

function isStarLaid(s: State): boolean {
  return s.arg(NEW_HOME.at.from) === FROM.star;
}

/** Terrains that can become the home terrain now, as bits: those that are nobody's home. */
function newHomes(s: State, seat: Seat): number {
  let taken = 1 << s.home(seat);
  for (let other = 0; other < s.table.players; other++) {
    if (s.table.strictHome[s.faction(other)] !== 0) taken |= 1 << s.home(other);
  }
  return ((1 << CYCLE) - 1) & ~taken;
}

function checkNewHome(s: State, seat: Seat, terrain: number, reason: Reason | undefined): number {
  const name = TERRAINS[terrain];
  if (terrain >= CYCLE) return refuse('not-on-cycle', { terrain: name }, reason);
  for (let by = 0; by < s.table.players; by++) {
    if (s.home(by) !== terrain || (isStartOnly(s, by) && by !== seat)) continue;
    return refuse('terrain-taken', { terrain: name, by }, reason);
  }
  return LEGAL;
}

/** Moves the ring; the pieces stay, and their hexes count as the new terrain. */
function changeHome(s: State, seat: Seat, terrain: number, sink: Sink): void {
  const isStar = s.arg(NEW_HOME.at.from) !== FROM.stronghold;
  s.pop();
  if (isStar) s.setLandscapeMemo(seat, 1);
  s.setHome(seat, terrain);
  const own = SETS.own + seat * WORDS;
  for (let hex = nextHex(s.i32, own, -1); hex >= 0; hex = nextHex(s.i32, own, hex)) {
    setTerrain(s, seat, hex, terrain, 0, 0, sink);
  }
  if (!isStar) gainVp(s, seat, s.table.newHomeVp, 'stronghold', sink);
}

/** The choice of the bowls from which tokens are removed to pay for another home terrain. */
const REMOVING = question({
  name: 'remove-tokens',
  args: ['tokens'],
});

const REMOVE_TOKENS = kind({
  word: 'remove-tokens',
  args: [ARG.tokens],
  meaning: 'Shapeshifters: power tokens leave bowls I/II/III',
  answers: [
    {
      to: REMOVING,
      list: (s, seat, into, removeTokens) => {
        const tokens = s.arg(REMOVING.at.tokens);
        for (let split = 0; split < TOKEN_SPLITS.length; split++) {
          const [one, two, three] = TOKEN_SPLITS[split];
          if (one + two + three !== tokens) continue;
          if (one > s.bowl1(seat) || two > s.bowl2(seat) || three > s.bowl3(seat)) continue;
          into.add(packMove(removeTokens, split));
        }
      },
      check: (s, seat, split, _b, _c, reason) =>
        needsTokens(s, seat, split, s.arg(REMOVING.at.tokens), reason),
      apply: (s, seat, split, _b, _c, sink) => {
        const [one, two, three] = TOKEN_SPLITS[split];
        s.pop();
        loseTokens(s, seat, one, two, three, 'special-action', sink);
      },
    },
  ],
});

/** Neighbours have taken power: the seat may buy a token. */
const BUYING = question({
  name: 'token',
  answers: {
    decline: {
      list: (_s, _seat, into, decline) => into.add(packMove(decline)),
      apply: (s, seat, _a, _b, _c, sink) => {
        s.pop();
        loseToken(seat, sink);
      },
    },
  },
  ordered: tokenOrdered,
  settle: (s) => {
    if (s.vp(s.topWho()) >= s.table.tokenVp) return STOP;
    s.pop();
    return GO_ON;
  },
});

/** The same question beside the stack, for tables where answers may come late. */
const OWED_TOKEN = question({
  name: 'owed-token',
  asked: (s) => {
    let seats = 0;
    for (let seat = 0; seat < s.table.players; seat++) {
      if (s.oweTokens(seat) > 0) seats |= 1 << seat;
    }
    return seats;
  },
  answers: {
    decline: {
      list: (_s, _seat, into, decline) => into.add(packMove(decline)),
      check: (s, seat, _a, _b, _c, reason) => needsTokenOwed(s, seat, 'decline', reason),
      apply: (s, seat, _a, _b, _c, sink) => {
        s.addOweTokens(seat, -1);
        loseToken(seat, sink);
      },
    },
  },
  ordered: tokenOrdered,
});

const BUY_TOKEN = kind({
  word: 'buy-token',
  args: [],
  meaning: 'Shapeshifters: a new power token in bowl III',
  answers: [
    {
      to: BUYING,
      list: (s, seat, into, buyToken) => {
        if (s.vp(seat) >= s.table.tokenVp) into.add(packMove(buyToken));
      },
      check: (s, seat, _a, _b, _c, reason) => checkToken(s, seat, reason),
      apply: (s, seat, _a, _b, _c, sink) => {
        s.pop();
        buyToken(s, seat, sink);
      },
    },
    {
      to: OWED_TOKEN,
      list: (s, seat, into, buyToken) => {
        if (s.vp(seat) >= s.table.tokenVp) into.add(packMove(buyToken));
      },
      check: (s, seat, _a, _b, _c, reason) =>
        needsTokenOwed(s, seat, 'buy-token', reason) || checkToken(s, seat, reason),
      apply: (s, seat, _a, _b, _c, sink) => {
        s.addOweTokens(seat, -1);
        buyToken(s, seat, sink);
      },
    },
  ],
});

function checkToken(s: State, seat: Seat, reason: Reason | undefined): number {
  const { printed, options } = s.table;
  const cost = printed.fireIce[options.rulings.fireIceRules].tokenVp;
  const vp = s.vp(seat);
  return vp >= cost ? LEGAL : refuse('not-enough-vp', { cost, vp }, reason);
}

function needsTokenOwed(s: State, seat: Seat, command: string, reason: Reason | undefined): number {
  return s.oweTokens(seat) > 0 ? LEGAL : refuse('nothing-owed', { command }, reason);
}

function buyToken(s: State, seat: Seat, sink: Sink): void {
  gainVp(s, seat, -s.table.tokenVp, 'ability', sink);
  gainTokens(s, seat, 0, 1, 'ability', sink);
}

function loseToken(seat: Seat, sink: Sink): void {
  sink?.push({ type: 'lost', seat, what: 'token', amount: 1 });
}

/** Gives the seat a power token if tokens are free, and otherwise asks whether it buys one. */
function oweToken(s: State, seat: Seat, sink: Sink): void {
  if (s.table.tokenVp === 0) gainTokens(s, seat, 0, 1, 'ability', sink);
  else if (s.table.queued) s.addOweTokens(seat, 1);
  else s.push(BUYING.number, seat);
}

function tokenOrdered(s: State, seat: Seat): Move {
  const order = s.order(seat, TOPIC.token);
  if (order === ORDER.never) return packMove(KIND.decline);
  const buys = order === ORDER.always && s.vp(seat) >= s.table.tokenVp;
  return buys ? packMove(KIND['buy-token']) : ASK;
}

function canPayPower(s: State, seat: Seat): boolean {
  return s.bowl3(seat) >= s.table.newHomePrice;
}

function canPayTokens(s: State, seat: Seat): boolean {
  return tokensOf(s, seat) >= s.table.newHomePrice;
}

function tokensOf(s: State, seat: Seat): number {
  return s.bowl1(seat) + s.bowl2(seat) + s.bowl3(seat);
}

/** Removes tokens from the game, from bowl I first, then II, then III. */
function loseLowest(s: State, seat: Seat, tokens: number, sink: Sink): void {
  const one = Math.min(tokens, s.bowl1(seat));
  const two = Math.min(tokens - one, s.bowl2(seat));
  loseTokens(s, seat, one, two, tokens - one - two, 'special-action', sink);
}

const SPECIALS: readonly Special<State>[] = [
  {
    id: 'ACTH5',
    repeatable: true,
    possible: (s, seat) => canPayPower(s, seat) && newHomes(s, seat) !== 0,
    price: canPayPower,
    begin: (s, seat, sink) => {
      spendPower(s, seat, s.table.newHomePrice, 'special-action', sink);
      s.push(NEW_HOME.number, seat);
    },
    needs: (s, seat, reason) => needsPower(s, seat, s.table.newHomePrice, reason),
  },
  {
    id: 'ACTH6',
    repeatable: true,
    possible: (s, seat) => canPayTokens(s, seat) && newHomes(s, seat) !== 0,
    price: canPayTokens,
    begin: (s, seat, sink) => {
      s.push(NEW_HOME.number, seat);
      if (s.table.lowestTokens) loseLowest(s, seat, s.table.newHomePrice, sink);
      else s.push(REMOVING.number, seat, s.table.newHomePrice);
    },
    needs: (s, seat, reason) => {
      const price = s.table.newHomePrice;
      if (s.bowl1(seat) + s.bowl2(seat) + s.bowl3(seat) >= price) return LEGAL;
      return refuse('tokens-not-there', { tokens: String(price) }, reason);
    },
  },
  {
    id: 'STAR',
    possible: (s, seat) => s.landscapeMemo(seat) === 0,
    price: (s, seat) => s.landscapeMemo(seat) === 0,
    begin: (s, seat) => s.push(NEW_HOME.number, seat, FROM.keptStar),
    isSpent: (s, seat) => s.landscapeMemo(seat) > 0,
  },
];

/** Shapeshifters: new power tokens from neighbours, a home terrain that changes. */
export const shapeshifters = board<State>({
  id: 'shapeshifters',
  board: 'variable',
  home: 'chosen',
  start: { power: [4, 4, 0], cults: { fire: 1, water: 1 } },
  stronghold: { workers: 3, income: { power: [0, 4] } },
  spades: { pay: 'workers', rates: [3] },
  startVp: 25,
  traits: { refusedPower: 1 },
  strongholdActions: ['ACTH5', 'ACTH6'],
  orders: ['token'],
  // Ghost Polestar.
  landscape: { actions: ['STAR'] },
  hooks: {
    landscapeLaid: (s, seat) => s.push(NEW_HOME.number, seat, FROM.star),
    neighboursAnswered: (s, seat, taken, sink) => {
      if (taken) oweToken(s, seat, sink);
      else gainPower(s, seat, s.trait(seat, TRAIT.refusedPower), 'ability', sink);
    },
  },
  questions: [NEW_HOME, REMOVING, BUYING, OWED_TOKEN],
  kinds: [BUY_TOKEN, REMOVE_TOKENS],
  specials: SPECIALS,
});
