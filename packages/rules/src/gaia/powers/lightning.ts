import { packMove, type Seat } from '../../kernel/index.ts';
import { ARG, toArgument } from '../arguments.ts';
import { needsTile } from '../check/needs.ts';
import type { Sink } from '../events.ts';
import { NONE, type State } from '../state.ts';
import { removeCity } from '../world/cities.ts';
import { xOf, yOf } from '../world/place.ts';
import type { PowerDefinition } from './power.ts';

/** Removes everything from a tile: a city with its meeples, or animals. */
export function clearTile(
  s: State,
  seat: Seat,
  tile: number,
  cause: 'lightning' | 'eruption',
  sink: Sink,
): void {
  if (s.cityOn(tile) !== NONE) removeCity(s, s.cityOn(tile), cause, sink);
  const amount = s.animals(tile);
  if (amount === 0) return;
  s.setAnimals(tile, 0);
  s.setTokens(s.tokens() + amount);
  if (sink === undefined) return;
  const place = s.place(tile);
  sink.push({ type: 'animals', seat, amount: -amount, x: xOf(place), y: yOf(place), cause });
}

/** Lightning may strike any tile, also an empty one. Rules, "Power cards: lightning". */
export const LIGHTNING: PowerDefinition<'lightning'> = {
  id: 'lightning',
  args: [ARG.x, ARG.y],
  meaning: 'all that is on a tile goes',
  list(s, into, kind) {
    for (let tile = 0; tile < s.tiles(); tile++) {
      const place = s.place(tile);
      into.add(packMove(kind, toArgument(xOf(place)), toArgument(yOf(place))));
    }
  },
  check: (s, cell, _how, reason) => needsTile(s, cell, reason),
  act(s, seat, tile, _how, sink) {
    clearTile(s, seat, tile, 'lightning', sink);
    return true;
  },
};
