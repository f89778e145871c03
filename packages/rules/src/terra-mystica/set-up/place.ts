import { hasHex, nextHex, WORDS } from '../../hexmap/index.ts';
import { packMove, type Seat } from '../../kernel/index.ts';
import { ARG } from '../arguments.ts';
import { TRAIT } from '../boards/compile-traits.ts';
import { kind, question } from '../define.ts';
import type { Sink } from '../events.ts';
import { aimOf, setTerrain } from '../spades/spades.ts';
import { NONE, SETS, type State } from '../state.ts';
import { putDwelling } from '../structures/structures.ts';
import { BUILDINGS } from '../vocabulary.ts';
import { checkPlace } from './place.check.ts';

export const PLACE_DWELLING = question({ name: 'place-dwelling' });

export const PLACE = kind({
  word: 'place',
  args: [ARG.hex],
  meaning: 'set-up: place a dwelling',
  answers: [
    {
      to: PLACE_DWELLING,
      list: (s, seat, into, place) => {
        const at = SETS.ground + aimOf(s, seat) * WORDS;
        const riverOnly = s.trait(seat, TRAIT.onlyOverRivers) > 0;
        for (let hex = nextHex(s.i32, at, -1); hex >= 0; hex = nextHex(s.i32, at, hex)) {
          if (!hasHex(s.i32, SETS.empty, hex)) continue;
          if (riverOnly && !hasHex(s.table.map.touchesRiver, 0, hex)) continue;
          into.add(packMove(place, hex));
        }
      },
      check: (s, seat, hex, _b, _c, reason) => checkPlace(s, seat, hex, reason),
      apply: (s, seat, hex, _b, _c, sink) => {
        s.pop();
        placeStart(s, seat, hex, sink);
      },
    },
  ],
});

/**
 * Places a start structure; for an ice or volcano faction its hex becomes ice or volcano without
 * payment.
 */
function placeStart(s: State, seat: Seat, hex: number, sink: Sink): void {
  const { table } = s;
  const faction = s.faction(seat);
  const ground = table.fixedGround[faction];
  if (ground !== NONE) setTerrain(s, seat, hex, ground, 0, 0, sink);
  const { structure } = table.factions[faction].start;
  putDwelling(s, seat, hex, sink, structure && BUILDINGS.indexOf(structure));
  table.hooks.placed[faction]?.(s, seat, hex, sink);
}
