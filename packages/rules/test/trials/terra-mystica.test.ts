import { expect, test } from 'vitest';
import { Random, seedFromNumber } from '../../src/kernel/index.ts';
import { FACTION_DEFINITIONS, MAPS } from '../../src/terra-mystica/index.ts';
import { ALL_MEETINGS, scenario } from '../../src/trials/terra-mystica/scenario.ts';

interface Options {
  readonly map: string;
  readonly factions: readonly string[] | string;
}

/** `map players faction faction` for every pair at the tables of so many games. */
function meetings(games: number): Set<string> {
  const met = new Set<string>();
  for (let index = 0; index < games; index++) {
    const options = scenario(Random.fromSeed(seedFromNumber(index)), index) as Options;
    const { map, factions } = options;
    if (typeof factions === 'string') continue;
    for (const one of factions) {
      for (const two of factions)
        if (one < two) met.add([map, factions.length, one, two].join(' '));
    }
  }
  return met;
}

function allMeetings(): string[] {
  const found: string[] = [];
  for (const map of MAPS) {
    for (const players of [2, 3, 4, 5]) {
      for (const one of FACTION_DEFINITIONS) {
        for (const two of FACTION_DEFINITIONS) {
          if (one.id >= two.id || one.board === two.board) continue;
          found.push([map, players, one.id, two.id].join(' '));
        }
      }
    }
  }
  return found;
}

test('every pair of factions meets on every map with every number of players', () => {
  const all = allMeetings();
  expect(all).toHaveLength(5 * 4 * 180);
  const met = meetings(ALL_MEETINGS);
  expect(all.filter((each) => !met.has(each))).toEqual([]);
});

test('a tenth of the games has a tenth of them', () => {
  const met = meetings(ALL_MEETINGS / 10);
  const share = allMeetings().filter((each) => met.has(each)).length / allMeetings().length;
  expect(share).toBeGreaterThan(0.09);
});
