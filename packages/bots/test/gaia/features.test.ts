import { NONE, placeAt, type State } from '@pangaea/rules/gaia';
import { describe, expect, it } from 'vitest';
import { AT, FEATURE_COUNT } from '../../src/gaia/feature-names.ts';
import { features } from '../../src/gaia/features.ts';
import { PLACES, Survey } from '../../src/gaia/survey.ts';
import { Marks } from '../../src/marks.ts';
import { begin, chance, play } from './games.ts';

const [EAST, WEST] = [1, 3];

/** Three tiles in a row: the middle one has animals, each of the others a city that eats them. */
function twoCitiesAtOneHerd(tokens: number): { readonly s: State; readonly cities: number[] } {
  const s = begin({ players: 2, mode: 'basic' }, 1);
  const cities = Array.from({ length: s.table.cities }, (_, city) => city)
    .filter((city) => ((s.table.hungryCities >> city) & 1) !== 0)
    .slice(0, 2);
  s.setTiles(3);
  for (const tile of [0, 1, 2]) {
    s.setPlace(tile, placeAt(tile, 0));
    s.setCityOn(tile, NONE);
    for (let direction = 0; direction < 4; direction++) s.setLink(tile, direction, NONE);
    if (tile > 0) s.setLink(tile, WEST, tile - 1);
  }
  for (const tile of [0, 1]) s.setLink(tile, EAST, tile + 1);
  s.setAnimals(1, tokens);
  for (const [index, city] of cities.entries()) {
    s.setCityAt(city, 2 * index);
    s.setCityOn(2 * index, city);
    s.setMet(city, 2);
  }
  return { s, cities };
}

function starving(s: State, seat: number): number {
  const rows = new Float64Array(2 * FEATURE_COUNT);
  features(s, rows);
  return rows[seat * FEATURE_COUNT + AT.starving];
}

describe('a city that soon has nothing to eat', () => {
  it('has two rounds with two animals of its own', () => {
    const { s, cities } = twoCitiesAtOneHerd(2);
    s.setMeeples(cities[0], 0, 1);
    expect(starving(s, 0)).toBe(0.5);
    expect(starving(s, 1)).toBe(0);
  });

  it('has half as many where another city eats of them', () => {
    const { s, cities } = twoCitiesAtOneHerd(2);
    for (const city of cities) s.setMeeples(city, 0, 1);
    expect(starving(s, 0)).toBe(2);
  });

  it('has half as many where another seat feeds the same city', () => {
    const { s, cities } = twoCitiesAtOneHerd(4);
    s.setMeeples(cities[0], 0, 1);
    expect(starving(s, 0)).toBe(0);
    s.setMeeples(cities[0], 1, 1);
    expect(starving(s, 0)).toBe(0.5);
    expect(starving(s, 1)).toBe(0.5);
  });
});

it('sees the same cells around the board however many positions it has seen', () => {
  const [survey, late] = [new Survey(), new Survey(new Marks(PLACES, 2 ** 31 - 3))];
  const state = begin({ players: 2, mode: 'basic' }, 1);
  play(state, [chance, chance], 0, () => {
    survey.look(state);
    late.look(state);
    const told = ({ cells, cellOffered, cellCities }: Survey) => ({
      cells,
      offered: cellOffered.slice(0, cells),
      cities: cellCities.slice(0, cells),
    });
    expect(told(late)).toEqual(told(survey));
    return true;
  });
});
