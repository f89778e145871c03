import { packMove, type Seat } from '../../kernel/index.ts';
import { addInReach } from '../../terra/empty-hexes.ts';
import { ARG, AS_FIRST } from '../arguments.ts';
import { buildHouse } from '../board/houses.ts';
import { kind } from '../define.ts';
import type { Sink } from '../events.ts';
import { payCoins } from '../gains.ts';
import { AFTER_ACTION } from '../questions/after-action.ts';
import { OPTIONAL_HOUSE } from '../questions/optional-house.ts';
import { TURN } from '../questions/turn.ts';
import { NONE, type State } from '../state.ts';
import { checkBuild, checkOptionalHouse } from './build.check.ts';

/** Rulebook, action a) of "Make habitable and build", and the house that may follow action b). */
export const BUILD = kind({
  word: 'build',
  args: [ARG.hex],
  meaning: 'build a house on home terrain, or on the hex just transformed',
  answers: [
    {
      to: TURN,
      list: (s, seat, into, build) => {
        if (s.houses(seat) === 0 || s.coins(seat) < s.table.houseCost) return;
        addInReach(s, seat, s.home(seat), build, AS_FIRST, into);
      },
      check: (s, seat, hex, _b, _c, reason) => checkBuild(s, seat, hex, reason),
      apply: (s, seat, hex, _b, _c, sink) => buildForCoins(s, seat, hex, true, sink),
    },
    {
      to: OPTIONAL_HOUSE,
      list: (s, _seat, into, build) => {
        into.add(packMove(build, s.arg(OPTIONAL_HOUSE.at.first)));
        const second = s.arg(OPTIONAL_HOUSE.at.second);
        if (second !== NONE) into.add(packMove(build, second));
      },
      check: (s, seat, hex, _b, _c, reason) => {
        const first = s.arg(OPTIONAL_HOUSE.at.first);
        const second = s.arg(OPTIONAL_HOUSE.at.second);
        return checkOptionalHouse(s, seat, hex, [first, second], reason);
      },
      apply: (s, seat, hex, _b, _c, sink) => {
        const scores = s.arg(OPTIONAL_HOUSE.at.scored) === NONE;
        s.pop();
        buildForCoins(s, seat, hex, scores, sink);
      },
    },
  ],
});

/** Pays for a house and builds it. The question `AFTER_ACTION` must be on top of the stack. */
export function buildForCoins(
  s: State,
  seat: Seat,
  hex: number,
  scores: boolean,
  sink: Sink,
): void {
  payCoins(s, seat, s.table.houseCost, 'build', sink);
  buildHouse(s, seat, hex, scores, sink);
  s.setArg(AFTER_ACTION.at.hex, hex);
}
