import { countHexes, hasHex, nextHex, WORDS } from '../../hexmap/index.ts';
import type { Seat } from '../../kernel/index.ts';
import {
  findGroup,
  groupValue,
  INCOME_PARTS,
  incomeCoins,
  incomePower,
  NONE,
  ROUNDS,
  SETS,
  type State,
} from '../../terra-nova/index.ts';

/** A rough value in victory points: the goods, the future income, and the distance from a town. */
export function worth(s: State, seat: Seat): number {
  if (s.faction(seat) === NONE) return 0;
  const roundsLeft = ROUNDS - s.round();
  let coins = s.coins(seat);
  let power = s.bowl3(seat) + 0.5 * s.bowl2(seat);
  if (roundsLeft > 0) {
    for (let part = 0; part < INCOME_PARTS.length; part++) {
      coins += roundsLeft * 0.7 * incomeCoins(s, seat, part);
      power += roundsLeft * 0.4 * incomePower(s, seat, part);
    }
  }
  const reach = countHexes(s.i32, SETS.reach + seat * WORDS);
  const passed = s.hasPassed(seat) ? -1.5 : 0;
  return s.vp(seat) + 0.3 * coins + 0.3 * power + 0.15 * reach + townProgress(s, seat) + passed;
}

const GROUP = new Int32Array(WORDS);

/** Town value of the best group without a town. */
function townProgress(s: State, seat: Seat): number {
  const own = SETS.own + seat * WORDS;
  let best = 0;
  for (let hex = nextHex(s.i32, own, -1); hex >= 0; hex = nextHex(s.i32, own, hex)) {
    if (hasHex(s.i32, SETS.inTown + seat * WORDS, hex)) continue;
    findGroup(s, seat, hex, GROUP);
    best = Math.max(best, groupValue(s, GROUP));
  }
  return best * 0.6;
}
