import { copyHexes, WORDS } from '../../hexmap/index.ts';
import { type Moves, packMove, type Seat } from '../../kernel/index.ts';
import { ARG } from '../arguments.ts';
import { TURN } from '../course/turn.ts';
import { kind } from '../define.ts';
import { reachBySkipping } from '../land/reach.ts';
import { canBuildAfterSkip, canSkip, paySkip } from '../spades/skips.ts';
import { findSkips, findSpadeReach } from '../spades/spade-reach.ts';
import { hasBegun, hasFreeSpades, isAlone, maySkip } from '../spades/spades-left.ts';
import { dropSpades, SPADES } from '../spades/spades-question.ts';
import { NONE, SETS, type State } from '../state.ts';
import { checkBuild, checkBuildWithSpades } from './build.check.ts';
import { addDwellings, dropUnpaid } from './dwellings.ts';
import { buildDwelling, canBuildDwelling } from './structures.ts';

const WHERE = new Int32Array(WORDS);

export const BUILD = kind({
  word: 'build',
  args: [ARG.hex],
  meaning: 'build a dwelling in reach, or where an ability lets one be built',
  answers: [
    {
      to: TURN,
      list: (s, seat, into, build) => {
        if (!canBuildDwelling(s, seat)) return;
        copyHexes(WHERE, 0, s.i32, SETS.reach + seat * WORDS);
        addDwellings(s, seat, WHERE, build, into);
      },
      check: (s, seat, hex, _b, _c, reason) => checkBuild(s, seat, hex, false, reason),
      apply: (s, seat, hex, _b, _c, sink) => buildDwelling(s, seat, hex, false, sink),
    },
    {
      to: SPADES,
      when: hasBegun,
      list: addHomesMade,
      check: (s, seat, hex, _b, _c, reason) => checkBuildWithSpades(s, seat, hex, false, reason),
      apply: (s, seat, hex, _b, _c, sink) => {
        dropSpades(s, seat, sink);
        buildDwelling(s, seat, hex, false, sink);
      },
    },
    {
      to: SPADES,
      list: (s, seat, into, build) => {
        if (hasBegun(s) || isAlone(s) || !canBuildDwelling(s, seat)) return;
        findSpadeReach(s, seat, WHERE);
        addDwellings(s, seat, WHERE, build, into);
      },
      check: (s, seat, hex, _b, _c, reason) => checkBuildWithSpades(s, seat, hex, false, reason),
      apply: (s, seat, hex, _b, _c, sink) => {
        dropSpades(s, seat, sink);
        buildDwelling(s, seat, hex, false, sink);
      },
    },
  ],
});

export const SKIP_BUILD = kind({
  word: 'skip-build',
  args: [ARG.hex],
  meaning: 'build a dwelling at the end of a tunnel or carpet flight',
  answers: [
    {
      to: TURN,
      list: (s, seat, into, skipBuild) => {
        if (!canSkip(s, seat) || !canBuildDwelling(s, seat)) return;
        if (!canBuildAfterSkip(s, seat)) return;
        reachBySkipping(s, seat, NONE, WHERE);
        addDwellings(s, seat, WHERE, skipBuild, into);
      },
      check: (s, seat, hex, _b, _c, reason) => checkBuild(s, seat, hex, true, reason),
      apply: (s, seat, hex, _b, _c, sink) => {
        paySkip(s, seat, false, sink);
        buildDwelling(s, seat, hex, false, sink);
      },
    },
    {
      to: SPADES,
      list: (s, seat, into, skipBuild) => {
        if (hasBegun(s) || !hasFreeSpades(s) || !maySkip(s)) return;
        if (!canSkip(s, seat) || !canBuildDwelling(s, seat) || !canBuildAfterSkip(s, seat)) return;
        findSkips(s, seat, WHERE);
        addDwellings(s, seat, WHERE, skipBuild, into);
      },
      check: (s, seat, hex, _b, _c, reason) => checkBuildWithSpades(s, seat, hex, true, reason),
      apply: (s, seat, hex, _b, _c, sink) => {
        paySkip(s, seat, false, sink);
        dropSpades(s, seat, sink);
        buildDwelling(s, seat, hex, false, sink);
      },
    },
  ],
});

/**
 * Adds the dwelling on the hex that became home terrain first; the ruling `dwellingAfterTwo` may
 * allow the others too. FAQ 2.1 S2 n3.
 */
function addHomesMade(s: State, seat: Seat, into: Moves, build: number): void {
  const home = s.arg(SPADES.at.home);
  if (!hasBegun(s) || isAlone(s) || home === NONE || !canBuildDwelling(s, seat)) return;
  const from = into.count;
  into.add(packMove(build, home));
  if (s.table.dwellingOnEither) {
    const second = s.arg(SPADES.at.second);
    const third = s.arg(SPADES.at.third);
    if (second !== NONE) into.add(packMove(build, second));
    if (third !== NONE) into.add(packMove(build, third));
  }
  if (s.table.pricedByHex[s.faction(seat)] !== 0) dropUnpaid(s, seat, build, from, into);
}
