import { packMove } from '../../kernel/index.ts';
import { ARG, toArgument } from '../arguments.ts';
import { NONE, type State } from '../state.ts';
import { DIRECTIONS, LANDS } from '../vocabulary.ts';
import { countBits } from '../world/needs.ts';
import { xOf, yOf } from '../world/place.ts';
import { checkEruption } from './eruption.check.ts';
import { clearTile } from './lightning.ts';
import type { PowerDefinition } from './power.ts';
import { changeLand } from './weather.ts';

const MOUNTAIN: number = LANDS.indexOf('mountain');
const DESERT: number = LANDS.indexOf('desert');
/** Lands that become desert in an eruption, as bits. */
const FERTILE: number =
  (1 << LANDS.indexOf('plains')) | (1 << LANDS.indexOf('forest')) | (1 << LANDS.indexOf('swamp'));

/**
 * Clears the tiles around a mountain; plains, forest and swamp there become desert. With too few
 * deserts the player chooses. Rules, "Power cards: eruption"; ruling G5.
 */
export const ERUPTION: PowerDefinition<'eruption'> = {
  id: 'eruption',
  args: [ARG.x, ARG.y, ARG.deserts],
  meaning: 'all around a mountain goes; the tiles in these directions become desert',
  list(s, into, kind) {
    const deserts = s.pile(DESERT);
    if (deserts === 0) return;
    for (let tile = 0; tile < s.tiles(); tile++) {
      if (s.land(tile) !== MOUNTAIN || s.cityOn(tile) !== NONE) continue;
      const fertile = fertileAround(s, tile);
      const count = countBits(fertile);
      if (count > deserts && s.table.eruptionNeedsAllDeserts) continue;
      const changes = count < deserts ? count : deserts;
      const x = toArgument(xOf(s.place(tile)));
      const y = toArgument(yOf(s.place(tile)));
      for (let set = 0; set <= fertile; set++) {
        if ((set & ~fertile) !== 0 || countBits(set) !== changes) continue;
        into.add(packMove(kind, x, y, set));
      }
    }
  },
  check: checkEruption,
  act(s, seat, tile, how, sink) {
    for (let direction = 0; direction < DIRECTIONS.length; direction++) {
      const next = s.link(tile, direction);
      if (next === NONE) continue;
      clearTile(s, seat, next, 'eruption', sink);
      if (((how >> direction) & 1) !== 0) changeLand(s, next, DESERT, 'eruption', sink);
    }
    return true;
  },
};

/** Directions in which a tile would become desert, as bits. */
function fertileAround(s: State, tile: number): number {
  let set = 0;
  for (let direction = 0; direction < DIRECTIONS.length; direction++) {
    const next = s.link(tile, direction);
    if (next !== NONE && ((FERTILE >> s.land(next)) & 1) !== 0) set |= 1 << direction;
  }
  return set;
}
