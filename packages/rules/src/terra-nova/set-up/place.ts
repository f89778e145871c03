import { WORDS } from '../../hexmap/index.ts';
import { addEmpty } from '../../terra/empty-hexes.ts';
import { ARG } from '../arguments.ts';
import { putHouse } from '../board/buildings.ts';
import { needsEmptyLand, needsHomeTerrain } from '../check/needs.ts';
import { kind, question } from '../define.ts';
import { SETS } from '../state.ts';

export const PLACE_HOUSE = question({ name: 'place-house' });

/** Rulebook, "Set-up" step 10. */
export const PLACE = kind({
  word: 'place',
  args: [ARG.hex],
  meaning: 'set-up: place a house',
  answers: [
    {
      to: PLACE_HOUSE,
      list: (s, seat, into, place) =>
        addEmpty(s, s.i32, SETS.ground + s.home(seat) * WORDS, place, into),
      check: (s, seat, hex, _b, _c, reason) =>
        needsEmptyLand(s, hex, reason) || needsHomeTerrain(s, seat, hex, reason),
      apply: (s, seat, hex, _b, _c, sink) => {
        s.pop();
        putHouse(s, seat, hex, sink);
      },
    },
  ],
});
