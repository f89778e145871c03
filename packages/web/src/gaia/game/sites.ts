import { FACE, KIND, metNeeds, type State, toArgument, xOf, yOf } from '@pangaea/rules/gaia';
import { packMove } from '@pangaea/rules/kernel';
import type { Want } from '../board/position.ts';
import { printedCard } from './cards.ts';
import { GAME } from './rules.ts';

/** An empty tile of the right land for a city, with too few of its needs met. */
export interface Site {
  readonly x: number;
  readonly y: number;
  readonly met: number;
  readonly missing: readonly Want[];
}

/**
 * The place where a city of the hand comes nearest to being built; undefined without an empty tile
 * of its land.
 * @param card its name in commands
 */
export function nearestSite(state: State, seat: number, card: string): Site | undefined {
  const city = state.table.cardNames.indexOf(card) - FACE.city;
  let best: Site | undefined;
  for (let tile = 0; tile < state.tiles(); tile++) {
    const place = state.place(tile);
    const [x, y] = [xOf(place), yOf(place)];
    const why = GAME.explain(state, seat, packMove(KIND.city, city, toArgument(x), toArgument(y)));
    if (why.code !== 'too-few-needs') continue;
    const met = Number(why.params.met);
    if (best !== undefined && best.met >= met) continue;
    best = { x, y, met, missing: missingOn(state, city, tile) };
  }
  return best;
}

/** The needs that a city would lack on a tile. */
function missingOn(state: State, city: number, tile: number): readonly Want[] {
  const built = GAME.slot(state);
  GAME.copy(state, built);
  built.setCityAt(city, tile);
  const met = metNeeds(built, city);
  return printedCard(state.table.edition, city).needs.filter((_, index) => !met[index]);
}
