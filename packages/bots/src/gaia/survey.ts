import {
  ANY_ANIMAL,
  countBits,
  LANDS,
  MAX_CITIES,
  MAX_FREE,
  MAX_TILES,
  NONE,
  offeredAround,
  placeAt,
  type State,
  withLand,
  xOf,
  yOf,
} from '@pangaea/rules/gaia';
import { Marks } from '../marks.ts';

/** North, east, south, west, as `link` counts them. */
const STEP_X: readonly number[] = [0, 1, 0, -1];
const STEP_Y: readonly number[] = [-1, 0, 1, 0];
export const PLACES = 1 << 14;

/**
 * The places on the board for building and raising: computed once for a position, then used for
 * every hand. One object is reused for all positions.
 */
export class Survey {
  /** By tile: the lands around it, as the bits of needs. */
  readonly offered: Int32Array = new Int32Array(MAX_TILES);
  /** By tile: edges without a neighbour. */
  readonly openEdges: Uint8Array = new Uint8Array(MAX_TILES);
  /** By tile: whether it has neither city nor animals. */
  readonly isEmpty: Uint8Array = new Uint8Array(MAX_TILES);

  /** Free cells around the board: the lands around each, and the cities next to it as bits. */
  cells = 0;
  readonly cellOffered: Int32Array = new Int32Array(MAX_FREE);
  readonly cellCities: Int32Array = new Int32Array(MAX_FREE);

  /** By land: the cities that one more tile of that land would raise, as bits. */
  readonly wants: Int32Array = new Int32Array(LANDS.length);
  /** Cities that animals next to them would raise. */
  wantsAnimals = 0;
  /** Cities with a free cell at an edge. */
  open = 0;
  /**
   * By city: the number of rounds for which the animals around it last, shared with all other
   * cities that they feed; 0 without any.
   */
  readonly food: Float64Array = new Float64Array(MAX_CITIES);

  /** The results of `findPlace`. */
  now = 0;
  withHeld = 0;
  withStock = 0;

  /** By tile: animal tokens that are eaten from it in a round. */
  readonly #eaten = new Float64Array(MAX_TILES);
  readonly #cellAt = new Int16Array(PLACES);
  /** The places whose free cell is known. */
  readonly #known: Marks;

  /** @param known for tests */
  constructor(known: Marks = new Marks(PLACES)) {
    this.#known = known;
  }

  look(s: State): void {
    this.#lookAtTiles(s);
    this.#lookAtCities(s);
  }

  #lookAtTiles(s: State): void {
    this.cells = 0;
    this.#known.begin();
    const tiles = s.tiles();
    for (let tile = 0; tile < tiles; tile++) {
      this.offered[tile] = offeredAround(s, tile);
      const city = s.cityOn(tile);
      this.isEmpty[tile] = city === NONE && s.animals(tile) === 0 ? 1 : 0;
      let open = 0;
      for (let direction = 0; direction < 4; direction++) {
        if (s.link(tile, direction) !== NONE) continue;
        open++;
        const cell = this.#cell(s.place(tile), direction);
        if (city === NONE) {
          this.cellOffered[cell] = withLand(this.cellOffered[cell], s.land(tile));
        } else this.cellCities[cell] |= 1 << city;
        if (s.animals(tile) > 0) this.cellOffered[cell] |= ANY_ANIMAL;
      }
      this.openEdges[tile] = open;
    }
  }

  /** The free cell at an edge of a place. */
  #cell(place: number, direction: number): number {
    const at = placeAt(xOf(place) + STEP_X[direction], yOf(place) + STEP_Y[direction]);
    if (this.#known.add(at)) {
      this.#cellAt[at] = this.cells;
      this.cellOffered[this.cells] = 0;
      this.cellCities[this.cells] = 0;
      this.cells++;
    }
    return this.#cellAt[at];
  }

  #lookAtCities(s: State): void {
    const { cities, needs } = s.table;
    this.wants.fill(0);
    this.wantsAnimals = 0;
    this.open = 0;
    this.food.fill(0);
    this.#eaten.fill(0);
    let hungry = 0;
    for (let city = 0; city < cities; city++) {
      const tile = s.cityAt(city);
      if (tile === NONE) continue;
      if (this.openEdges[tile] > 0) this.open |= 1 << city;
      const missing = needs[city] & ~this.offered[tile];
      for (let land = 0; land < LANDS.length; land++) {
        if (((missing >>> (land * 4)) & 15) !== 0) this.wants[land] |= 1 << city;
      }
      if ((missing & ANY_ANIMAL) !== 0) this.wantsAnimals |= 1 << city;
      if ((needs[city] & this.offered[tile] & ANY_ANIMAL) === 0) continue;
      hungry |= 1 << city;
      this.#eatFrom(s, city);
    }
    for (let rest = hungry; rest !== 0; rest &= rest - 1) {
      const city = 31 - Math.clz32(rest & -rest);
      this.food[city] = this.#roundsFed(s, s.cityAt(city));
    }
  }

  /** In a round a city eats a token for each seat on it, from any tile beside it that has one. */
  #eatFrom(s: State, city: number): void {
    let seats = 0;
    for (let seat = 0; seat < s.table.players; seat++) if (s.meeples(city, seat) > 0) seats++;
    const tile = s.cityAt(city);
    let herds = 0;
    for (let direction = 0; direction < 4; direction++) {
      const next = s.link(tile, direction);
      if (next !== NONE && s.animals(next) > 0) herds++;
    }
    for (let direction = 0; direction < 4; direction++) {
      const next = s.link(tile, direction);
      if (next !== NONE && s.animals(next) > 0) this.#eaten[next] += seats / herds;
    }
  }

  #roundsFed(s: State, tile: number): number {
    let rounds = 0;
    for (let direction = 0; direction < 4; direction++) {
      const next = s.link(tile, direction);
      if (next === NONE || s.animals(next) === 0) continue;
      rounds += s.animals(next) / Math.max(1, this.#eaten[next]);
    }
    return rounds;
  }

  /**
   * Looks for a place for a city in hand: `now`, the most needs met at a place where it may be
   * built; `withHeld` and `withStock` the same after one more tile, next to its place or as its
   * place.
   * @param held lands of tiles that the player could place, as bits
   * @param stock lands with tiles left in the stock, as bits
   */
  findPlace(s: State, city: number, held: number, stock: number): void {
    const needs = s.table.needs[city];
    const allowed = s.table.allowed[s.table.cityBase[city]];
    const heldNeeds = NEEDS_BY_LANDS[held];
    const stockNeeds = NEEDS_BY_LANDS[stock];
    const tiles = s.tiles();
    this.now = 0;
    this.withHeld = 0;
    this.withStock = 0;
    for (let tile = 0; tile < tiles; tile++) {
      if (this.isEmpty[tile] === 0 || ((allowed >> s.land(tile)) & 1) === 0) continue;
      const offered = this.offered[tile];
      const met = countBits(needs & offered);
      this.now = Math.max(this.now, met);
      if (this.openEdges[tile] === 0) continue;
      const missing = needs & ~offered;
      if ((missing & heldNeeds) !== 0) this.withHeld = Math.max(this.withHeld, met + 1);
      if ((missing & stockNeeds) !== 0) this.withStock = Math.max(this.withStock, met + 1);
    }
    this.withHeld = Math.max(this.withHeld, this.now);
    this.withStock = Math.max(this.withStock, this.withHeld);
    if ((allowed & stock) === 0) return;
    let most = 0;
    for (let cell = 0; cell < this.cells; cell++) {
      most = Math.max(most, countBits(needs & this.cellOffered[cell]));
    }
    this.withStock = Math.max(this.withStock, most);
    if ((allowed & held) !== 0) this.withHeld = Math.max(this.withHeld, most);
  }
}

/** By a set of lands: the bits of all needs for them. */
const NEEDS_BY_LANDS: Int32Array = Int32Array.from({ length: 1 << LANDS.length }, (_, lands) => {
  let bits = 0;
  for (let land = 0; land < LANDS.length; land++)
    if (((lands >> land) & 1) !== 0) bits |= 15 << (land * 4);
  return bits;
});
