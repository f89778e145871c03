// The illustrated rules: every refusal and figure of Gaia has its place, in both languages.
import { LANDS, metOn, placeAt, REFUSALS, type State } from '@pangaea/rules/gaia';
import { expect, test } from 'vitest';
import { GAIA_ASKED } from '../../src/gaia/book/asked.ts';
import { OF_REFUSAL } from '../../src/gaia/book/places.ts';
import type { Shown, WorldShown } from '../../src/gaia/book/shown.ts';
import { positionOf } from '../../src/gaia/book/situation.ts';
import { GAIA_SUBJECTS } from '../../src/gaia/book/subjects.ts';
import { faultsOf, faultsOfAsked, shownIn } from '../shell/book/book-law.ts';

const IDS: ReadonlySet<string> = new Set(GAIA_SUBJECTS.map(({ id }) => id));
const SHOWN = shownIn(GAIA_SUBJECTS) as readonly Shown[];
const WORLDS = SHOWN.filter((shown): shown is WorldShown => shown.draw === 'world');

test('each subject has its texts in both languages', () => {
  expect(faultsOf(GAIA_SUBJECTS)).toEqual([]);
  expect(faultsOfAsked(GAIA_ASKED, GAIA_SUBJECTS)).toEqual([]);
});

test('each refusal leads to a subject', () => {
  const codes = REFUSALS.filter((code) => code !== '');
  expect(Object.keys(OF_REFUSAL)).toEqual(expect.arrayContaining([...codes]));
  for (const subject of Object.values(OF_REFUSAL)) expect(IDS).toContain(subject);
});

test('each world of a figure is one that the rules read, with tiles that touch', () => {
  for (const { world, ...shown } of WORLDS) {
    const cells = Object.keys(world);
    expect(() => positionOf({ world, ...shown })).not.toThrow();
    for (const [index, cell] of cells.entries()) {
      const [x, y] = cell.split(' ').map(Number);
      const beside = [`${x - 1} ${y}`, `${x + 1} ${y}`, `${x} ${y - 1}`, `${x} ${y + 1}`];
      expect(index === 0 || beside.some((each) => cells.indexOf(each) < index)).toBe(true);
    }
    for (const cell of Object.keys({ ...shown.animals, ...shown.cities, ...shown.marks })) {
      expect(cells).toContain(cell);
    }
  }
});

test('each city stands on its land, and holds meeples where two needs are met', () => {
  for (const shown of WORLDS) {
    const state = positionOf(shown);
    for (const [cell, { id, by }] of Object.entries(shown.cities ?? {})) {
      const { city, tile } = at(state, cell, id);
      const { base } = state.table.edition.cityCards[city];
      expect([base, 'star']).toContain(base === 'star' ? 'star' : LANDS[state.land(tile)]);
      const met = metOn(state, city, tile);
      const mark = shown.marks?.[cell];
      expect([cell, mark?.[1] ?? met]).toEqual([cell, met]);
      expect(by.length > 0).toBe(met >= 2);
    }
    for (const [cell, id] of Object.entries(shown.held ?? {})) {
      const { city, tile } = at(state, cell, id);
      expect(shown.marks?.[cell]?.[1]).toBe(metOn(state, city, tile));
    }
  }
});

function at(state: State, cell: string, id: string) {
  const [x, y] = cell.split(' ').map(Number);
  const tiles = Array.from({ length: state.tiles() }, (_, index) => index);
  const tile = tiles.find((each) => state.place(each) === placeAt(x, y)) ?? -1;
  return { city: state.table.cityIds.indexOf(id), tile };
}
