// The illustrated rules: every refusal and figure of Terra Nova has its place, in both languages.
import { countHexes, hasHex, WORDS } from '@pangaea/rules/hexmap';
import { BUILDINGS, findGroup, REFUSALS, SETS, type State } from '@pangaea/rules/terra-nova';
import { expect, test } from 'vitest';
import { NOVA_ASKED } from '../../src/terra-nova/book/asked.ts';
import { OF_CAUSE, OF_REFUSAL } from '../../src/terra-nova/book/places.ts';
import type { MapShown, Shown } from '../../src/terra-nova/book/shown.ts';
import { positionOf, type Situation } from '../../src/terra-nova/book/situation.ts';
import { NOVA_SUBJECTS } from '../../src/terra-nova/book/subjects.ts';
import { faultsOf, faultsOfAsked, shownIn } from '../shell/book/book-law.ts';

const IDS: ReadonlySet<string> = new Set(NOVA_SUBJECTS.map(({ id }) => id));
const SHOWN = shownIn(NOVA_SUBJECTS) as readonly Shown[];
const MAPS = SHOWN.filter((shown): shown is MapShown => shown.draw === 'map');

test('each subject has its texts in both languages', () => {
  expect(faultsOf(NOVA_SUBJECTS)).toEqual([]);
  expect(faultsOfAsked(NOVA_ASKED, NOVA_SUBJECTS)).toEqual([]);
});

test('each refusal and each cause of points leads to a subject', () => {
  const codes = REFUSALS.filter((code) => code !== '');
  expect(Object.keys(OF_REFUSAL).toSorted()).toEqual([...codes].toSorted());
  for (const subject of [...Object.values(OF_REFUSAL), ...Object.values(OF_CAUSE)]) {
    expect(IDS).toContain(subject);
  }
});

test('each position of a figure is one that the rules read', () => {
  const situations = SHOWN.filter((shown): shown is Shown & Situation => 'stands' in shown);
  expect(situations.length).toBeGreaterThan(8);
  for (const shown of situations) expect(() => positionOf(shown)).not.toThrow();
});

test('each map shows hexes that there are, and all that stands', () => {
  for (const shown of MAPS) {
    const { map } = positionOf(shown).table;
    const hexes = shown.hexes.split(' ');
    expect(hexes.filter((hex) => !map.names.includes(hex))).toEqual([]);
    expect(hexes).toEqual(expect.arrayContaining(Object.keys(shown.stands ?? {})));
    expect(hexes).toEqual(expect.arrayContaining([...(shown.ringed ?? [])]));
    expect(new Set(hexes).size).toBe(hexes.length);
  }
});

test('each town of a figure is one, and no other group would be', () => {
  const groups = MAPS.flatMap((shown) => {
    const state = positionOf(shown);
    return Object.keys(shown.stands ?? {}).map((hex) => ({
      hex,
      isTown: townAt(state, state.table.map.names.indexOf(hex)),
      isShown: inTown(state, state.table.map.names.indexOf(hex)),
    }));
  });
  expect(groups.some(({ isTown }) => isTown)).toBe(true);
  for (const { hex, isTown, isShown } of groups) expect([hex, isShown]).toEqual([hex, isTown]);
});

/** The condition of a town, as in the rules. */
function townAt(state: State, hex: number): boolean {
  const group = new Int32Array(WORDS);
  findGroup(state, state.owner(hex), hex, group);
  const { townMinimumBuildings, townMinimumValue, townValue, map } = state.table;
  expect(BUILDINGS[state.building(hex)]).not.toBe('none');
  const values = [...map.names.keys()]
    .filter((each) => hasHex(group, 0, each))
    .map((each) => townValue[state.building(each)]);
  const value = values.reduce((sum, each) => sum + each, 0);
  return countHexes(group, 0) >= townMinimumBuildings && value >= townMinimumValue;
}

function inTown(state: State, hex: number): boolean {
  return hasHex(state.i32, SETS.inTown + state.owner(hex) * WORDS, hex);
}
