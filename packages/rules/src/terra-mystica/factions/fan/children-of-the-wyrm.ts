import { hasHex, intersects, nextHex, uniteInto, WORDS } from '../../../hexmap/index.ts';
import type { Seat } from '../../../kernel/index.ts';
import { hexName, isRiver, neighboursOf } from '../../../terra/check/geography.ts';
import { ask, askedNow } from '../../actions/asking.ts';
import type { Ability } from '../../boards/ability.ts';
import { board } from '../../boards/board.ts';
import { NO_LANDSCAPE } from '../../boards/definition.ts';
import { gainTokens, loseTokens } from '../../goods/gains.ts';
import { HEX_MARKS } from '../../goods/pockets.ts';
import { deriveReach } from '../../land/reach.ts';
import { LEGAL, refuse } from '../../refusals.ts';
import { NONE, SETS, type State } from '../../state.ts';
import { LOOK_FOR_TOWNS } from '../../towns/look-for-towns.ts';

/** River hexes with a token. */
const TOKENS = HEX_MARKS;
const BOWLS = [1, 2, 3] as const;
const ALL_TOKENS = 12;
/** The question for a second token, asked after the first one was placed. */
const SECOND = 0;

const CHAIN = new Int32Array(WORDS);

/**
 * Finds the tokens that are connected by sides with those beside a hex, and puts them into `CHAIN`.
 */
function findChain(s: State, seat: Seat, hex: number): void {
  const { adjacent } = s.table.map;
  const at = TOKENS.at(seat);
  for (let w = 0; w < WORDS; w++) CHAIN[w] = adjacent[hex * WORDS + w] & s.i32[at + w];
  for (let grown = true; grown; ) {
    grown = false;
    for (let one = nextHex(CHAIN, 0, -1); one >= 0; one = nextHex(CHAIN, 0, one)) {
      for (let w = 0; w < WORDS; w++) {
        const more = adjacent[one * WORDS + w] & s.i32[at + w] & ~CHAIN[w];
        if (more !== 0) grown = true;
        CHAIN[w] |= more;
      }
    }
  }
}

function tokensIn(s: State, seat: Seat, bowl: number): number {
  if (bowl === 1) return s.bowl1(seat);
  return bowl === 2 ? s.bowl2(seat) : s.bowl3(seat);
}

function isFree(s: State, seat: Seat, river: number): boolean {
  if (TOKENS.has(s, seat, river) || s.owner(river) !== NONE) return false;
  return !hasHex(s.i32, SETS.riverTowns, river);
}

/** Whether an own structure or a token is beside a hex. */
function isBeside(s: State, seat: Seat, hex: number): boolean {
  const { adjacent } = s.table.map;
  if (intersects(adjacent, hex * WORDS, s.i32, TOKENS.at(seat))) return true;
  return intersects(adjacent, hex * WORDS, s.i32, SETS.own + seat * WORDS);
}

/**
 * Moves a token from a bowl to a river hex beside an own structure or a token; the token leaves the
 * power cycle.
 */
function placing(name: string, moment: Pick<Ability<State>, 'when' | 'once' | 'stronghold'>) {
  const ability: Ability<State> = {
    name,
    ...moment,
    args: ['hex', 'number'],
    list: (s, seat, into) => {
      if (moment.when === 'question' && askedNow(s).question !== SECOND) return;
      const { river } = s.table.map;
      for (let hex = nextHex(river, 0, -1); hex >= 0; hex = nextHex(river, 0, hex)) {
        if (!isFree(s, seat, hex) || !isBeside(s, seat, hex)) continue;
        for (const bowl of BOWLS) if (tokensIn(s, seat, bowl) > 0) into.add(hex, bowl);
      }
    },
    check: (s, seat, hex, bowl, reason) => {
      const no = (because: string) =>
        refuse('ability-impossible', { ability: name, because }, reason);
      if (!isRiver(s, hex)) return refuse('not-a-river-hex', { hex: hexName(s, hex) }, reason);
      if (s.owner(hex) !== NONE || hasHex(s.i32, SETS.riverTowns, hex)) return no('river-taken');
      if (TOKENS.has(s, seat, hex)) return no('token-lies');
      const beside = neighboursOf(s, hex);
      const isNear = beside.some((each) => s.owner(each) === seat || TOKENS.has(s, seat, each));
      if (!isNear) return no('not-beside');
      const bowls: readonly (number | undefined)[] = [
        0,
        s.bowl1(seat),
        s.bowl2(seat),
        s.bowl3(seat),
      ];
      return (bowls[bowl] ?? 0) > 0 ? LEGAL : no('no-token');
    },
    apply: (s, seat, hex, bowl, sink) => {
      const [one, two, three] = BOWLS.map((each) => (each === bowl ? 1 : 0));
      loseTokens(s, seat, one, two, three, 'ability', sink);
      TOKENS.add(s, seat, hex, 'wyrm-token', sink);
      deriveReach(s, seat);
      if (moment.when === 'action') ask(s, seat, SECOND, true);
      lookAround(s, seat, hex);
    },
  };
  return ability;
}

/**
 * Searches for towns after a token was placed: all structures beside the token, and beside the
 * tokens connected with it, are one group now.
 */
function lookAround(s: State, seat: Seat, token: number): void {
  findChain(s, seat, token);
  CHAIN[token >> 5] |= 1 << (token & 31);
  const { adjacent } = s.table.map;
  const own = SETS.own + seat * WORDS;
  for (let hex = nextHex(s.i32, own, -1); hex >= 0; hex = nextHex(s.i32, own, hex)) {
    if (!intersects(adjacent, hex * WORDS, CHAIN, 0)) continue;
    s.push(LOOK_FOR_TOWNS.number, seat, hex);
    return;
  }
}

const dear = (workers: number, coins: number, coinsAlone: number) => ({
  workers,
  coins,
  coinsAlone,
});

/**
 * Children of the Wyrm: cheap buildings beside other players, cheap power, tokens that make hexes
 * adjacent across rivers.
 */
export const childrenOfTheWyrm = board<State>({
  id: 'children-of-the-wyrm',
  board: 'black',
  secondBoard: true,
  home: 'swamp',
  start: { coins: 12, cults: { water: 1, earth: 1 } },
  dwelling: dear(1, 1, 2),
  temple: dear(2, 4, 8),
  stronghold: { ...dear(4, 5, 10), income: { power: [0, 4] } },
  sanctuary: dear(4, 5, 10),
  traits: { freePower: 1, moreBurned: 1 },
  landscape: NO_LANDSCAPE,
  abilities: [
    placing('wyrm-token', { when: 'action', once: true, stronghold: true }),
    placing('wyrm-second-token', { when: 'question' }),
  ],
  hooks: {
    strongholdBuilt: (s, seat, sink) => {
      const left = s.bowl1(seat) + s.bowl2(seat) + s.bowl3(seat);
      gainTokens(s, seat, Math.max(0, ALL_TOKENS - left), 0, 'stronghold', sink);
    },
    joins: (s, seat, hex, into, at) => {
      findChain(s, seat, hex);
      const { adjacentLand } = s.table.map;
      for (let one = nextHex(CHAIN, 0, -1); one >= 0; one = nextHex(CHAIN, 0, one)) {
        uniteInto(into, at, adjacentLand, one * WORDS);
      }
    },
  },
  checks: {
    isJoined: (s, seat, one, other) => {
      if (isRiver(s, other) || one === other) return false;
      const isToken = (hex: number) => TOKENS.has(s, seat, hex);
      const chain = neighboursOf(s, one).filter(isToken);
      for (const each of chain) {
        const next = neighboursOf(s, each).filter((hex) => isToken(hex) && !chain.includes(hex));
        chain.push(...next);
      }
      return chain.some((each) => neighboursOf(s, each).includes(other));
    },
  },
});
