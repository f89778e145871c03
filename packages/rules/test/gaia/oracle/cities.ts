import { choose, type Play } from './asking.ts';
import type { City, CityCard, Table, Tile } from './table.ts';

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  north: [0, -1],
  east: [1, 0],
  south: [0, 1],
  west: [-1, 0],
};
export const DIRECTIONS = Object.keys(STEPS);

/** The next cell in a direction, with or without a tile. */
export function beside(cell: string, direction: string): string {
  const [x, y] = cell.split(' ').map(Number);
  return `${x + STEPS[direction][0]} ${y + STEPS[direction][1]}`;
}

/** Corners do not count. */
export function around(cell: string): string[] {
  return DIRECTIONS.map((direction) => beside(cell, direction));
}

export function isAnimal(need: string): boolean {
  return ['animal', 'deer', 'fish'].includes(need);
}

/** Whether the animals on a tile meet a need for animals: fish on sea, deer on other lands. */
export function feeds({ animals, land }: Tile, need: string): boolean {
  return animals > 0 && (need === 'animal' || (need === 'fish') === (land === 'sea'));
}

/** The number of needs of a card that are met in a cell. A city covers its tile, animals do not. */
export function satisfaction(t: Table, { needs }: CityCard, cell: string): number {
  const near = around(cell).flatMap((each) => t.world.get(each) ?? []);
  let met = 0;
  for (const need of new Set(needs)) {
    const wanted = needs.filter((each) => each === need).length;
    const meet = (tile: Tile) =>
      isAnimal(need) ? feeds(tile, need) : tile.city === undefined && tile.land === need;
    met += Math.min(wanted, near.filter(meet).length);
  }
  return met;
}

/** Every city on the board, with the number of its needs that are met. */
export function look(t: Table): Map<City, number> {
  const seen = new Map<City, number>();
  for (const [cell, { city }] of t.world) {
    if (city !== undefined) seen.set(city, satisfaction(t, city.card, cell));
  }
  return seen;
}

function goHome(t: Table, city: City, seat: number, count: number): void {
  city.meeples[seat] -= count;
  t.players[seat].supply += count;
}

function allGoHome(t: Table, city: City): void {
  for (const [seat, count] of city.meeples.entries()) goHome(t, city, seat, count);
}

/** Discards the city; its land is visible again. */
export function destroy(t: Table, city: City): void {
  allGoHome(t, city);
  for (const tile of t.world.values()) if (tile.city === city) delete tile.city;
  t.discards.push(city.card.id);
}

/**
 * The changes of cities in a step, compared with `before`: first the cities that have fallen, then
 * those that have risen. If a destroyed city has uncovered its land, all are compared again. Rules,
 * "Increase" and "Decrease"; rulings, "What rises and falls".
 */
export function* compare(t: Table, before: ReadonlyMap<City, number>): Play<void> {
  const now = look(t);
  const was = (city: City) => before.get(city) ?? now.get(city) ?? 0;
  const ruins: City[] = [];
  for (const [city, met] of now) {
    if (met >= was(city)) continue;
    if (met <= 1) allGoHome(t, city);
    else if (t.agreed.fourNeeds) {
      for (const [seat, count] of city.meeples.entries()) if (count > 1) goHome(t, city, seat, 1);
    }
    if (met === 0) ruins.push(city);
  }
  const risen = [...now].filter(([city, met]) => met > was(city));
  yield* gain(t, risen);
  for (const city of ruins) destroy(t, city);
  if (ruins.length > 0) yield* compare(t, now);
}

/**
 * The seat whose turn it is gains the cities that have risen; if it has too few meeples, one after
 * another.
 */
function* gain(t: Table, risen: readonly [City, number][]): Play<void> {
  const player = t.players[t.active];
  const missing = ([city, met]: [City, number]) => worth(t, met) - city.meeples[t.active];
  let left = risen.filter((each) => missing(each) > 0);
  while (left.length > 0 && player.supply > 0) {
    const enough = left.reduce((sum, each) => sum + missing(each), 0) <= player.supply;
    const moves = left.map(([city]) => `settle ${city.card.id}`);
    const chosen = enough ? moves[0] : yield* choose(t.active, moves);
    const next = left[moves.indexOf(chosen)];
    const [city] = next;
    if (t.agreed.takeover) {
      for (const [seat, count] of city.meeples.entries()) {
        if (seat !== t.active) goHome(t, city, seat, count);
      }
    }
    goHome(t, city, t.active, -Math.min(missing(next), player.supply));
    left = left.filter((each) => each !== next);
  }
}

/** The meeples that a player has on a city after raising it to a number of needs. */
export function worth(t: Table, met: number): number {
  return t.agreed.fourNeeds && met === 4 ? 2 : 1;
}
