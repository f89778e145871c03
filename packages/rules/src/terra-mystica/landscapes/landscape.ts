import { RIVER } from '../../hexmap/index.ts';
import { type Moves, packMove, type Seat } from '../../kernel/index.ts';
import { ARG } from '../arguments.ts';
import { TURN } from '../course/turn.ts';
import { kind } from '../define.ts';
import { hasFreeSpades, isAlone } from '../spades/spades-left.ts';
import { SPADES } from '../spades/spades-question.ts';
import { NONE, type State } from '../state.ts';
import { checkLandscape, checkLandscapeWithSpades } from './landscape.check.ts';
import {
  addRiverPlaces,
  layOnHome,
  layOnRiver,
  mayLayOnHome,
  mayLayOnRiver,
} from './landscapes.ts';

export const LANDSCAPE = kind({
  word: 'landscape',
  args: [ARG.hex],
  meaning:
    'place the landscape on a hex made home in this action, on a river hex, or where the stronghold lets it be placed',
  answers: [
    {
      to: TURN,
      before: 'transform',
      list: (s, seat, into) => {
        if (mayLayOnRiver(s, seat, 0)) addRiverPlaces(s, seat, into);
      },
      check: (s, seat, hex, _b, _c, reason) => checkLandscape(s, seat, hex, reason),
      apply: (s, seat, hex, _b, _c, sink) => layOnRiver(s, seat, hex, sink),
    },
    {
      to: SPADES,
      // The way that is listed last: right after dwellings on hexes that became home terrain.
      before: 'build',
      list: (s, seat, into, landscape) => {
        if (isAlone(s)) return;
        addHomesMade(s, seat, into, landscape);
        if (hasFreeSpades(s) && mayLayOnRiver(s, seat, s.arg(SPADES.at.free))) {
          addRiverPlaces(s, seat, into);
        }
      },
      check: (s, seat, hex, _b, _c, reason) => checkLandscapeWithSpades(s, seat, hex, reason),
      apply: (s, seat, hex, _b, _c, sink) => {
        if (s.table.map.ground[hex] === RIVER) layOnRiver(s, seat, hex, sink);
        else layOnHome(s, seat, hex, sink);
      },
    },
  ],
});

function addHomesMade(s: State, seat: Seat, into: Moves, landscape: number): void {
  const home = s.arg(SPADES.at.home);
  const second = s.arg(SPADES.at.second);
  const third = s.arg(SPADES.at.third);
  if (home === NONE || !mayLayOnHome(s, seat)) return;
  into.add(packMove(landscape, home));
  if (second !== NONE) into.add(packMove(landscape, second));
  if (third !== NONE) into.add(packMove(landscape, third));
}
