import { expect, test } from 'vitest';
import { conformance } from '../../src/conformance/index.ts';
import { Random, seedFromNumber } from '../../src/kernel/index.ts';
import { MAPS } from '../../src/terra-mystica/index.ts';
import {
  ALL_MEETINGS,
  FAN_ROWS,
  fanScenario,
  fanTrial,
  OUT_OF_REACH,
  playLiking,
} from './fan-games.ts';
import { BOXED_AND_FAN } from './fan-meetings.ts';

/*
 * With `PANGAEA_SOAK` set, 2,000 games of the kit and 600 games of players who prefer abilities, in
 * which everything occurs; without it a share of both.
 */
const SOAK = process.env.PANGAEA_SOAK !== undefined;
const GAMES = SOAK ? 2000 : 24;
const LIKING = SOAK ? 600 : 40;
/** The share that must occur in groups with too many things for all of them to occur. */
const SHARE = 0.8;

test('in 2,000 games every pair of all factions that can meet meets on every map', () => {
  const met = new Set<string>();
  for (let index = 0; index < 2000; index++) {
    const random = Random.fromSeed(seedFromNumber(index));
    const { map, factions } = fanScenario(random, index) as Record<string, unknown>;
    if (!Array.isArray(factions)) continue;
    for (const one of factions) for (const two of factions) met.add(`${map} ${one} ${two}`);
  }
  const missing = MAPS.flatMap((map) =>
    BOXED_AND_FAN.flatMap((one) =>
      BOXED_AND_FAN.filter((two) => one.board !== two.board)
        .map((two) => `${map} ${one.id} ${two.id}`)
        .filter((pair) => !met.has(pair)),
    ),
  );
  expect(missing).toEqual([]);
  expect(ALL_MEETINGS).toBeLessThan(2000);
});

test('fan factions hold every law, everything that they can do happens and is refused', () => {
  const { failures, coverage } = conformance(fanTrial, { games: GAMES, seed: 1 });
  expect(failures).toEqual([]);
  const seen = new Set(coverage.filter(({ count }) => count > 0).map(({ id }) => id));
  // In these games, lists of abilities are compared with checks, too.
  for (let index = 0; index < LIKING; index++) expect(playLiking(index, seen)).toEqual([]);
  const missing = FAN_ROWS.filter((row) => !seen.has(row) && !OUT_OF_REACH.includes(row));
  if (SOAK) expect(missing).toEqual([]);
  else expect(missing.length / FAN_ROWS.length).toBeLessThan(1 - SHARE);
});
