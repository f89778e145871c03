import { packMove } from '../../kernel/index.ts';
import { ARG, toArgument } from '../arguments.ts';
import { NONE, type State } from '../state.ts';
import { DIRECTIONS } from '../vocabulary.ts';
import { xOf, yOf } from '../world/place.ts';
import { checkEarthquake } from './earthquake.check.ts';
import type { PowerDefinition } from './power.ts';

/** The direction of the second tile; the other two directions would give the same pairs again. */
const EAST: number = DIRECTIONS.indexOf('east');
const SOUTH: number = DIRECTIONS.indexOf('south');
const WAYS: readonly number[] = [EAST, SOUTH];

/**
 * Two neighbouring tiles change places with everything on them. Rules, "Power cards: earthquake".
 */
export const EARTHQUAKE: PowerDefinition<'earthquake'> = {
  id: 'earthquake',
  args: [ARG.x, ARG.y, ARG.swap],
  meaning: 'two tiles change places; the second lies in that direction',
  list(s, into, kind) {
    for (let tile = 0; tile < s.tiles(); tile++) {
      const x = toArgument(xOf(s.place(tile)));
      const y = toArgument(yOf(s.place(tile)));
      for (let way = 0; way < WAYS.length; way++) {
        if (s.link(tile, WAYS[way]) !== NONE) into.add(packMove(kind, x, y, way));
      }
    }
  },
  check: checkEarthquake,
  act(s, _seat, tile, how, sink) {
    const other = s.link(tile, WAYS[how]);
    swapTiles(s, tile, other);
    if (sink !== undefined) {
      const one = s.place(tile);
      const two = s.place(other);
      const places = { x: xOf(one), y: yOf(one), withX: xOf(two), withY: yOf(two) };
      sink.push({ type: 'swapped', ...places });
    }
    return true;
  },
};

/** Swaps two tiles with everything on them; the places stay. */
export function swapTiles(s: State, tile: number, other: number): void {
  const land = s.land(tile);
  const animals = s.animals(tile);
  const city = s.cityOn(tile);
  put(s, tile, s.land(other), s.animals(other), s.cityOn(other));
  put(s, other, land, animals, city);
}

function put(s: State, tile: number, land: number, animals: number, city: number): void {
  s.setLand(tile, land);
  s.setAnimals(tile, animals);
  s.setCityOn(tile, city);
  if (city !== NONE) s.setCityAt(city, tile);
}
