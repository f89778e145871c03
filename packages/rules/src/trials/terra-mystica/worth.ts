import { countHexes, hasHex, nextHex, WORDS } from '../../hexmap/index.ts';
import type { Seat } from '../../kernel/index.ts';
import { incomeOf } from '../../terra-mystica/course/income-due.ts';
import { NONE, QUESTION, ROUNDS, SETS, type State } from '../../terra-mystica/index.ts';
import { findGroup, groupValue } from '../../terra-mystica/land/groups.ts';

/** The value of a coin, a worker, a priest and a power in victory points. */
const WORTH = [0.25, 0.6, 1.2, 0.35];

/** A rough value: the goods, future income, room for more buildings, and steps on the cults. */
export function worth(s: State, seat: Seat): number {
  if (s.faction(seat) === NONE) return 0;
  const left = Math.max(0, ROUNDS - s.round());
  const power = s.bowl3(seat) + 0.5 * s.bowl2(seat);
  const goods = [s.coins(seat), s.workers(seat), s.priests(seat), power];
  let sum = s.vp(seat) + 3 * s.keys(seat);
  for (const [resource, amount] of goods.entries()) {
    const income = s.card(seat) === NONE ? 0 : incomeOf(s, seat, resource);
    sum += WORTH[resource] * (amount + 0.7 * left * income);
  }
  for (let cult = 0; cult < 4; cult++) sum += 0.4 * s.cult(seat, cult);
  sum += 0.1 * countHexes(s.i32, SETS.reach + seat * WORDS);
  sum += 7 * countHexes(s.i32, SETS.own + seat * WORDS) + 3.5 * Math.min(3, plots(s, seat));
  sum += 2 * s.onMap(seat, 2) + 5 * s.onMap(seat, 3) + 6 * s.onMap(seat, 4) + 8 * s.onMap(seat, 5);
  sum += 1.2 * townProgress(s, seat);
  const open = s.depth() > 0 && s.topWho() === seat && s.top() !== QUESTION.turn ? 0.6 : 0;
  return sum + open - (s.hasPassed(seat) || s.isDropped(seat) ? 6 : 0);
}

/** Power value of the best group outside towns. */
export function townProgress(s: State, seat: Seat): number {
  const own = SETS.own + seat * WORDS;
  const group = new Int32Array(WORDS);
  let best = 0;
  for (let hex = nextHex(s.i32, own, -1); hex >= 0; hex = nextHex(s.i32, own, hex)) {
    if (hasHex(s.i32, SETS.inTown + seat * WORDS, hex)) continue;
    findGroup(s, seat, hex, group);
    best = Math.max(best, groupValue(s, seat, group));
  }
  return best;
}

/** Empty hexes in reach on which a dwelling could be built immediately. */
function plots(s: State, seat: Seat): number {
  const ground = SETS.ground + s.groundOf(seat) * WORDS;
  let count = 0;
  for (let hex = nextHex(s.i32, ground, -1); hex >= 0; hex = nextHex(s.i32, ground, hex)) {
    if (hasHex(s.i32, SETS.empty, hex) && hasHex(s.i32, SETS.reach + seat * WORDS, hex)) count++;
  }
  return count;
}
