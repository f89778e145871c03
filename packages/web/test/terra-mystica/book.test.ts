// The illustrated rules: every refusal, question and figure of Terra Mystica has its place, in both
// languages.
import { countHexes, hasHex, WORDS } from '@pangaea/rules/hexmap';
import {
  BUILDINGS,
  findGroup,
  groupValue,
  powerNeeded,
  REFUSALS,
  SETS,
  type State,
} from '@pangaea/rules/terra-mystica';
import { expect, test } from 'vitest';
import { OF_QUESTION, OF_REFUSAL, OF_SOURCE } from '../../src/terra-mystica/book/places.ts';
import type { MapShown, Shown } from '../../src/terra-mystica/book/shown.ts';
import { positionOf, type Situation } from '../../src/terra-mystica/book/situation.ts';
import { MYSTICA_SUBJECTS } from '../../src/terra-mystica/book/subjects.ts';
import { faultsOf, shownIn } from '../shell/book/book-law.ts';

const IDS: ReadonlySet<string> = new Set(MYSTICA_SUBJECTS.map(({ id }) => id));
const SHOWN = shownIn(MYSTICA_SUBJECTS) as readonly Shown[];
const MAPS = SHOWN.filter((shown): shown is MapShown => shown.draw === 'map');

test('each subject has its texts in both languages', () => {
  expect(faultsOf(MYSTICA_SUBJECTS)).toEqual([]);
});

test('each refusal, each question and each source of points leads to a subject', () => {
  const codes = REFUSALS.filter((code) => code !== '');
  expect(Object.keys(OF_REFUSAL).toSorted()).toEqual([...codes].toSorted());
  const places = [OF_REFUSAL, OF_QUESTION, OF_SOURCE].flatMap((each) => Object.values(each));
  for (const subject of places) {
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
  const seat = state.owner(hex);
  const group = new Int32Array(WORDS);
  findGroup(state, seat, hex, group);
  const { structures } = state.table.numbers.town;
  expect(BUILDINGS[state.building(hex)]).not.toBe('none');
  return (
    countHexes(group, 0) >= structures && groupValue(state, seat, group) >= powerNeeded(state, seat)
  );
}

function inTown(state: State, hex: number): boolean {
  return hasHex(state.i32, SETS.inTown + state.owner(hex) * WORDS, hex);
}
