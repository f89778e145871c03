import { packMove } from '../../kernel/index.ts';
import { ARG, toArgument } from '../arguments.ts';
import type { Sink } from '../events.ts';
import { NONE, type State } from '../state.ts';
import { LANDS, type Power } from '../vocabulary.ts';
import { xOf, yOf } from '../world/place.ts';
import type { PowerDefinition } from './power.ts';
import { checkWeather } from './weather.check.ts';

const PLAINS: number = LANDS.indexOf('plains');
const DESERT: number = LANDS.indexOf('desert');
const SWAMP: number = LANDS.indexOf('swamp');

/** Replaces a tile by another; the things on it stay. */
export function changeLand(s: State, tile: number, to: number, cause: Power, sink: Sink): void {
  const from = s.land(tile);
  s.setPile(from, s.pile(from) + 1);
  s.setPile(to, s.pile(to) - 1);
  s.setLand(tile, to);
  const place = s.place(tile);
  sink?.push({
    type: 'changed',
    x: xOf(place),
    y: yOf(place),
    from: LANDS[from],
    to: LANDS[to],
    cause,
  });
}

/**
 * Cards that make one land drier or wetter by a step; `becomes` is by land, NONE for lands that do
 * not change.
 */
function weather<P extends 'sun' | 'rain'>(
  id: P,
  meaning: string,
  becomes: readonly number[],
): PowerDefinition<P> {
  return {
    id,
    args: [ARG.x, ARG.y],
    meaning,
    list(s, into, kind) {
      for (let tile = 0; tile < s.tiles(); tile++) {
        const to = becomes[s.land(tile)];
        if (to === NONE || s.pile(to) === 0 || s.cityOn(tile) !== NONE) continue;
        const place = s.place(tile);
        into.add(packMove(kind, toArgument(xOf(place)), toArgument(yOf(place))));
      }
    },
    check: (s, cell, _how, reason) => checkWeather(s, id, cell, reason),
    act(s, _seat, tile, _how, sink) {
      changeLand(s, tile, becomes[s.land(tile)], id, sink);
      return true;
    },
  };
}

function steps(...pairs: readonly (readonly [from: number, to: number])[]): readonly number[] {
  return LANDS.map((_, land) => pairs.find(([from]) => from === land)?.[1] ?? NONE);
}

/** Rules, "Power cards: sun". */
export const SUN: PowerDefinition<'sun'> = weather(
  'sun',
  'swamp becomes plains, or plains desert',
  steps([SWAMP, PLAINS], [PLAINS, DESERT]),
);

/** Rules, "Power cards: rain". */
export const RAIN: PowerDefinition<'rain'> = weather(
  'rain',
  'desert becomes plains, or plains swamp',
  steps([DESERT, PLAINS], [PLAINS, SWAMP]),
);
