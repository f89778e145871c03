import { LANDS, metNeeds, NONE, type State, xOf, yOf } from '@pangaea/rules/gaia';
import type { WorldCell, WorldCity, WorldPosition } from '../board/position.ts';
import { printedCard } from './cards.ts';

/** The world of a position in the terms of the board, row by row. */
export function worldOf(state: State): WorldPosition {
  const cells: WorldCell[] = [];
  for (let tile = 0; tile < state.tiles(); tile++) {
    const place = state.place(tile);
    const land = LANDS[state.land(tile)];
    const cell = { place, x: xOf(place), y: yOf(place), land, animals: state.animals(tile) };
    const city = state.cityOn(tile);
    cells.push(city === NONE ? cell : { ...cell, city: cityOf(state, city) });
  }
  for (let index = 0; index < state.freeCount(); index++) {
    const place = state.free(index);
    cells.push({ place, x: xOf(place), y: yOf(place), land: undefined, animals: 0 });
  }
  cells.sort((one, other) => one.y - other.y || one.x - other.x);
  return { cells };
}

function cityOf(state: State, city: number): WorldCity {
  const { needs } = printedCard(state.table.edition, city);
  const met = metNeeds(state, city);
  return {
    id: state.table.cityIds[city],
    needs: needs.map((need, index) => ({ need, met: met[index] })),
    meeples: Array.from({ length: state.table.players }, (_, seat) => state.meeples(city, seat)),
  };
}
