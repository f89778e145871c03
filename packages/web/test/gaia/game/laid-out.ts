// Positions made by hand, as seat 0 sees them in its turn.
import { LANDS, metOn, placeAt, QUESTION, type State } from '@pangaea/rules/gaia';
import { parseSeed } from '@pangaea/rules/kernel';
import { GAME } from '../../../src/gaia/game/rules.ts';

export interface LaidOut {
  readonly options?: Readonly<Record<string, unknown>>;
  /** Lands by `x y`, in an order in which each tile touches an earlier one; the first at `0 0`. */
  readonly world: Readonly<Record<string, (typeof LANDS)[number]>>;
  readonly animals?: Readonly<Record<string, number>>;
  /** Cities by `x y`, with the seats that have meeples there. */
  readonly cities?: Readonly<
    Record<string, { readonly id: string; readonly by: readonly number[] }>
  >;
  /** Cards of seat 0, and of seat 1. */
  readonly hand: readonly string[];
  readonly other?: readonly string[];
}

export function begun(options: unknown = { players: 2, startPlayer: 0 }): State {
  const parsed = GAME.options(options);
  const seed = parseSeed('00000000000000000000000000000001');
  if (!parsed.ok || !seed.ok) throw new Error('options');
  const state = GAME.setup(parsed.value, seed.value);
  if (!state.ok) throw new Error('setup');
  return state.value;
}

/** The complete position; `GAME.view` returns the part that a seat sees. */
export function laidOut({
  options,
  world,
  animals = {},
  cities = {},
  hand,
  other = [],
}: LaidOut): State {
  const s = begun({ players: 2, startPlayer: 0, ...options });
  const tileOf = new Map<string, number>();
  for (const [cell, land] of Object.entries(world)) {
    const [x, y] = cell.split(' ').map(Number);
    const tile = s.tiles();
    tileOf.set(cell, tile);
    s.setTiles(tile + 1);
    s.setPlace(tile, placeAt(x, y));
    s.setLand(tile, LANDS.indexOf(land));
    s.setPile(LANDS.indexOf(land), s.pile(LANDS.indexOf(land)) - 1);
    s.setAnimals(tile, animals[cell] ?? 0);
    s.setTokens(s.tokens() - (animals[cell] ?? 0));
  }
  for (const [cell, { id, by }] of Object.entries(cities)) {
    const city = s.table.cityIds.indexOf(id);
    s.setCityAt(city, tileOf.get(cell) ?? 0);
    for (const seat of by) {
      s.setMeeples(city, seat, s.meeples(city, seat) + 1);
      s.setSupply(seat, s.supply(seat) - 1);
    }
  }
  for (const [seat, cards] of [hand, other].entries()) {
    while (s.handSize(seat) > 0) s.removeAt(seat, 0);
    for (const card of cards) s.addCard(seat, s.table.cardNames.indexOf(card));
  }
  const read = GAME.fromJson(GAME.toJson(s));
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const laid = read.value;
  for (let city = 0; city < laid.table.cities; city++) {
    const tile = laid.cityAt(city);
    if (tile < laid.tiles()) laid.setMet(city, metOn(laid, city, tile));
  }
  if (laid.top() !== QUESTION.turn) throw new Error('not on turn');
  return laid;
}
