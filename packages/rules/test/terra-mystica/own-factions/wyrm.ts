import { addHex, clearHexes, nextHex, WORDS } from '../../../src/hexmap/index.ts';
import type { Seat } from '../../../src/kernel/index.ts';
import { type Ability, factionKit as kit } from '../../../src/terra-mystica/index.ts';
import { allHexes, beside, board, start } from './board.ts';

const TOKENS = kit.HEX_MARKS;
const CHAIN = new Int32Array(WORDS);

/** Tokens connected with those beside a hex, into `CHAIN`. */
function findChain(s: kit.State, seat: Seat, hex: number): void {
  const { adjacent } = s.table.map;
  clearHexes(CHAIN, 0);
  for (let w = 0; w < WORDS; w++) CHAIN[w] = adjacent[hex * WORDS + w] & s.i32[TOKENS.at(seat) + w];
  for (let grown = true; grown; ) {
    grown = false;
    for (let one = nextHex(CHAIN, 0, -1); one >= 0; one = nextHex(CHAIN, 0, one)) {
      for (let w = 0; w < WORDS; w++) {
        const more = adjacent[one * WORDS + w] & s.i32[TOKENS.at(seat) + w] & ~CHAIN[w];
        if (more !== 0) grown = true;
        CHAIN[w] |= more;
      }
    }
  }
}

function isPlace(s: kit.State, seat: Seat, hex: number): boolean {
  if (s.isLand(hex) || TOKENS.has(s, seat, hex)) return false;
  return beside(s, hex).some((each) => s.owner(each) === seat || TOKENS.has(s, seat, each));
}

function place(name: string, rest: Pick<Ability, 'when' | 'once' | 'stronghold'>): Ability {
  return {
    name,
    ...rest,
    args: ['hex'],
    list: (s, seat, into) => {
      if (s.bowl1(seat) + s.bowl2(seat) + s.bowl3(seat) === 0) return;
      const { river, adjacent } = s.table.map;
      for (let hex = nextHex(river, 0, -1); hex >= 0; hex = nextHex(river, 0, hex)) {
        if (TOKENS.has(s, seat, hex)) continue;
        let near = 0;
        for (let w = 0; w < WORDS; w++) {
          const own = s.i32[kit.SETS.own + seat * WORDS + w] | s.i32[TOKENS.at(seat) + w];
          near |= adjacent[hex * WORDS + w] & own;
        }
        if (near !== 0) into.add(hex);
      }
    },
    check: (s, seat, hex, _two, reason) => {
      const has = s.bowl1(seat) + s.bowl2(seat) + s.bowl3(seat) > 0;
      if (has && isPlace(s, seat, hex)) return kit.LEGAL;
      return kit.refuse('ability-impossible', { ability: name, because: 'place' }, reason);
    },
    apply: (s, seat, hex, _two, sink) => {
      if (s.bowl1(seat) > 0) kit.loseTokens(s, seat, 1, 0, 0, 'ability', sink);
      else if (s.bowl2(seat) > 0) kit.loseTokens(s, seat, 0, 1, 0, 'ability', sink);
      else kit.loseTokens(s, seat, 0, 0, 1, 'ability', sink);
      addHex(s.i32, TOKENS.at(seat), hex);
      kit.deriveReach(s, seat);
      if (rest.once) kit.ask(s, seat, 0, true);
      for (const each of beside(s, hex)) {
        if (s.owner(each) === seat) s.push(kit.LOOK_FOR_TOWNS.number, seat, each);
      }
    },
  };
}

const dear = (workers: number, coins: number, alone: number) => ({
  workers,
  coins,
  coinsAlone: alone,
});
const plain = board({ id: 'x', board: 'black', home: 'swamp' });

/** Tokens on rivers make hexes adjacent; prices by neighbours; cheaper power. */
export const wyrm = board({
  id: 'children-of-the-wyrm',
  board: 'black',
  home: 'swamp',
  start: start({ coins: 12 }),
  dwelling: { ...plain.dwelling, ...dear(1, 2, 3) },
  temple: { ...plain.temple, ...dear(2, 4, 6) },
  stronghold: { ...plain.stronghold, ...dear(4, 5, 8) },
  traits: { freePower: 1 },
  abilities: [
    place('place-token', { when: 'action', once: true, stronghold: true }),
    place('place-second-token', { when: 'question' }),
  ],
  hooks: {
    joins: (s, seat, hex, into, at) => {
      findChain(s, seat, hex);
      const { adjacentLand } = s.table.map;
      for (let one = nextHex(CHAIN, 0, -1); one >= 0; one = nextHex(CHAIN, 0, one)) {
        for (let w = 0; w < WORDS; w++) into[at + w] |= adjacentLand[one * WORDS + w];
      }
    },
  },
  checks: {
    isJoined: (s, seat, one, other) => {
      const isToken = (hex: number) => TOKENS.has(s, seat, hex);
      if (!allHexes(s).some(isToken) || !s.isLand(other) || one === other) return false;
      const chain = beside(s, one).filter(isToken);
      for (const each of chain) {
        for (const next of beside(s, each)) {
          if (isToken(next) && !chain.includes(next)) chain.push(next);
        }
      }
      return chain.some((each) => beside(s, each).includes(other));
    },
  },
});
