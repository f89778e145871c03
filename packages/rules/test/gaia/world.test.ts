import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  MAX_COORDINATE,
  MAX_FREE,
  MAX_TILES,
  NONE,
  parseOptions,
  placeAt,
  RECONSTRUCTION,
  State,
  xOf,
  yOf,
} from '../../src/gaia/index.ts';
import { emptyTable } from '../../src/gaia/set-up/setup.ts';
import { compileTable } from '../../src/gaia/table.ts';
import { isPlace } from '../../src/gaia/world/place.ts';
import { deriveWorld, layTile } from '../../src/gaia/world/world.ts';

function emptyWorld(): State {
  const { id } = RECONSTRUCTION;
  const options = parseOptions({}, new Set([id]), id);
  if (!options.ok) throw new Error('refused');
  return emptyTable(compileTable(RECONSTRUCTION, options.value));
}

const freeCells = (s: State) =>
  Array.from({ length: s.freeCount() }, (_, index) => s.free(index)).sort((one, two) => one - two);

/** Free neighbours of the tiles, found by a slow search. */
function freeAround(s: State): number[] {
  const tiles = Array.from({ length: s.tiles() }, (_, tile) => s.place(tile));
  const free = new Set<number>();
  for (const place of tiles) {
    for (const [dx, dy] of [
      [0, -1],
      [1, 0],
      [0, 1],
      [-1, 0],
    ]) {
      const next = placeAt(xOf(place) + dx, yOf(place) + dy);
      if (!tiles.includes(next)) free.add(next);
    }
  }
  return [...free].sort((one, two) => one - two);
}

describe('a world without a border', () => {
  it.each([
    ['north', 0, -1],
    ['east', 1, 0],
    ['south', 0, 1],
    ['west', -1, 0],
  ])('has room for all tiles in a row to the %s', (_, dx, dy) => {
    const s = emptyWorld();
    for (let tile = 0; tile < MAX_TILES; tile++) layTile(s, placeAt(dx * tile, dy * tile), 0);
    expect(s.freeCount()).toBe(MAX_FREE);
    const end = s.place(MAX_TILES - 1);
    expect([Math.abs(xOf(end)), Math.abs(yOf(end))].sort()).toEqual([0, MAX_COORDINATE]);
    expect(isPlace(end)).toBe(true);
  });

  it('keeps links and free cells as they are found the slow way, whatever its shape', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { minLength: 1, maxLength: MAX_TILES }), (choices) => {
        const s = emptyWorld();
        for (const choice of choices) layTile(s, s.free(choice % s.freeCount()), choice % 6);
        expect(freeCells(s)).toEqual(freeAround(s));
        for (let tile = 0; tile < s.tiles(); tile++) {
          for (const [direction, [dx, dy]] of [
            [0, -1],
            [1, 0],
            [0, 1],
            [-1, 0],
          ].entries()) {
            const place = placeAt(xOf(s.place(tile)) + dx, yOf(s.place(tile)) + dy);
            const other = Array.from({ length: s.tiles() }, (_, each) => s.place(each)).indexOf(
              place,
            );
            expect(s.link(tile, direction)).toBe(other < 0 ? NONE : other);
          }
        }
        const rebuilt = new State(s.table);
        rebuilt.copyFrom(s);
        deriveWorld(rebuilt);
        expect(rebuilt.i32).toEqual(s.i32);
      }),
      { numRuns: 100 },
    );
  });
});
