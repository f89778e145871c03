import { WORDS } from '../../../src/hexmap/index.ts';
import type { Seat } from '../../../src/kernel/index.ts';
import { type Ability, factionKit as kit } from '../../../src/terra-mystica/index.ts';
import { allHexes, beside, board } from './board.ts';

const WORKERS = 2;
const COINS = 2;
const { farther } = kit.pockets({ farther: [0] }).named;

function isBetweenIce(s: kit.State, seat: Seat, river: number): boolean {
  const { adjacent, adjacentLand } = s.table.map;
  const own = kit.SETS.own + seat * WORDS;
  for (let w = 0; w < WORDS; w++) {
    let bits = adjacentLand[river * WORDS + w] & s.i32[own + w];
    for (; bits !== 0; bits &= bits - 1) {
      const one = (w << 5) | (31 - Math.clz32(bits & -bits));
      for (let v = 0; v < WORDS; v++) {
        let apart = adjacentLand[river * WORDS + v] & s.i32[own + v];
        apart &= ~adjacent[one * WORDS + v];
        if (one >> 5 === v) apart &= ~(1 << (one & 31));
        if (apart !== 0) return true;
      }
    }
  }
  return false;
}

const riverDwelling: Ability = {
  name: 'river-dwelling',
  when: 'action',
  args: ['hex'],
  list: (s, seat, into) => {
    if (s.workers(seat) < WORKERS || s.coins(seat) < COINS) return;
    if (s.piecesLeft(seat, kit.DWELLING) === 0) return;
    for (let hex = 0; hex < s.table.map.size; hex++) {
      if (s.isLand(hex) || s.owner(hex) !== kit.NONE) continue;
      if (isBetweenIce(s, seat, hex)) into.add(hex);
    }
  },
  check: (s, seat, hex, _two, reason) => {
    const ice = beside(s, hex).filter((each) => s.isLand(each) && s.owner(each) === seat);
    const apart = ice.some((one) =>
      ice.some((other) => other !== one && !beside(s, one).includes(other)),
    );
    if (s.isLand(hex) || s.owner(hex) !== kit.NONE || !apart) {
      const why = { ability: 'river-dwelling', because: 'place' };
      return kit.refuse('ability-impossible', why, reason);
    }
    return (
      kit.needsPiece(s, seat, kit.DWELLING, reason) ||
      kit.needsWorkers(s, seat, WORKERS, reason) ||
      kit.needsCoins(s, seat, COINS, reason)
    );
  },
  apply: (s, seat, hex, _two, sink) => {
    kit.pay(s, seat, WORKERS, COINS, 'build', sink);
    kit.gainVp(s, seat, 2, 'ability', sink);
    kit.buildDwelling(s, seat, hex, true, sink);
  },
};

const farSpade: Ability = {
  name: 'far-spade',
  when: 'action',
  once: true,
  stronghold: true,
  args: [],
  list: (_s, _seat, into) => into.add(),
  check: () => kit.LEGAL,
  apply: (s, seat, _one, _two, sink) => {
    farther.gain(s, seat, 1, sink);
    kit.deriveReach(s, seat);
    kit.resumeLater(s, seat, 0);
    kit.gainSpades(s, seat, 1, sink, 'special-action');
  },
};

/** Dwellings on rivers between ice. */
export const selkies = board({
  id: 'selkies',
  board: 'ice',
  home: 'ice',
  onRivers: true,
  abilities: [riverDwelling, farSpade],
  hooks: {
    moreShipping: (s, seat) => farther.of(s, seat),
    resume: (s, seat, _a, _b, sink) => {
      farther.gain(s, seat, -1, sink);
      kit.deriveReach(s, seat);
    },
    mayUpgrade: (s, _seat, hex) => s.isLand(hex),
  },
  checks: {
    mayBecome: (s, _seat, hex) => allHexes(s).includes(hex) && s.terrain(hex) < 9,
  },
});
