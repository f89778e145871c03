import { LANDS, type Land, metOn, placeAt, type State } from '@pangaea/rules/gaia';
import { seedFromNumber } from '@pangaea/rules/kernel';
import { GAME } from '../game/rules.ts';

/** A position described in a few words: the world, and the things in it. */
export interface Situation {
  /** Lands by `x y`, in an order in which each touches an earlier one; the first is at `0 0`. */
  readonly world: Readonly<Record<string, Land>>;
  readonly animals?: Readonly<Record<string, number>>;
  /** Cities by `x y`, with the seats of their meeples. */
  readonly cities?: Readonly<
    Record<string, { readonly id: string; readonly by: readonly number[] }>
  >;
  readonly options?: Readonly<Record<string, unknown>>;
}

/** The position of a picture, read by the rules like a position from outside. */
export function positionOf({ world, animals = {}, cities = {}, options }: Situation): State {
  const read = GAME.options({ players: 2, startPlayer: 0, ...options });
  if (!read.ok) throw new Error(read.error.code);
  const begun = GAME.setup(read.value, seedFromNumber(7));
  if (!begun.ok) throw new Error(begun.error.code);
  const state = begun.value;
  const tileOf = new Map<string, number>();
  for (const [cell, name] of Object.entries(world)) {
    const [x, y] = cell.split(' ').map(Number);
    const tile = state.tiles();
    const land = LANDS.indexOf(name);
    tileOf.set(cell, tile);
    state.setTiles(tile + 1);
    state.setPlace(tile, placeAt(x, y));
    state.setLand(tile, land);
    state.setPile(land, state.pile(land) - 1);
    state.setAnimals(tile, animals[cell] ?? 0);
    state.setTokens(state.tokens() - (animals[cell] ?? 0));
  }
  for (const [cell, { id, by }] of Object.entries(cities)) {
    const city = state.table.cityIds.indexOf(id);
    state.setCityAt(city, tileOf.get(cell) ?? 0);
    for (const seat of by) {
      state.setMeeples(city, seat, state.meeples(city, seat) + 1);
      state.setSupply(seat, state.supply(seat) - 1);
    }
  }
  const laid = GAME.fromJson(GAME.toJson(state));
  if (!laid.ok) throw new Error(JSON.stringify(laid.error));
  for (let city = 0; city < laid.value.table.cities; city++) {
    const tile = laid.value.cityAt(city);
    if (tile < laid.value.tiles()) laid.value.setMet(city, metOn(laid.value, city, tile));
  }
  return laid.value;
}
