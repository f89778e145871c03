import { expect, test } from 'vitest';
import { conformance, type Failure } from '../../src/conformance/index.ts';
import {
  type Edition,
  HOUSE_EDITION,
  loadEdition,
  type Rulings,
  terraNova,
} from '../../src/terra-nova/index.ts';
import { trial as terraNovaTrial } from '../../src/trials/terra-nova.trial.ts';
import { randomEdition } from './random-edition.ts';

/*
 * Any edition that can be loaded can be played: no number within its range breaks a law, leaves a
 * player without a move, or overflows a field.
 */

/** With `PANGAEA_SOAK` set, four times as many. */
const EDITIONS = process.env.PANGAEA_SOAK === undefined ? 15 : 60;
const GAMES_EACH = 2;

function failuresWith(
  edition: Edition,
  seed: number,
  rulings?: Partial<Rulings>,
): readonly Failure[] {
  const loaded = loadEdition(JSON.parse(JSON.stringify(edition)));
  expect(loaded.ok ? [] : loaded.error).toEqual([]);
  const subject: typeof terraNovaTrial = {
    ...terraNovaTrial,
    game: terraNova([edition]),
    scenario(random, index) {
      const options = terraNovaTrial.scenario(random, index) as object;
      const own = { edition: edition.id, startPower: 'edition' };
      return { ...options, ...own, ...(rulings === undefined ? {} : { rulings }) };
    },
    // Rows are about the printed numbers.
    rows: [],
    observe: () => [],
  };
  return conformance(subject, { games: GAMES_EACH, seed }).failures;
}

test(`games with ${EDITIONS} odd editions hold every law`, () => {
  for (let number = 0; number < EDITIONS; number++) {
    const failures = failuresWith(randomEdition(number), number);
    expect({ number, failures }).toEqual({ number, failures: [] });
  }
});

test('R4: when every tile left is for sailing, one of them is taken even at the end of the track', () => {
  const { townTiles, town } = HOUSE_EDITION;
  const sailing = Object.entries(townTiles).map(([tile, gain]) => [tile, { ...gain, sailing: 1 }]);
  const edition: Edition = {
    ...HOUSE_EDITION,
    id: 'all-towns-sail',
    sailingVp: [0, 1],
    town: { ...town, minimumValue: 1, minimumBuildings: 1 },
    townTiles: Object.fromEntries(sailing),
  };
  for (let seed = 0; seed < 5; seed++) {
    expect(failuresWith(edition, seed, { sailingTileAtTrackEnd: 'forbidden' })).toEqual([]);
  }
});
