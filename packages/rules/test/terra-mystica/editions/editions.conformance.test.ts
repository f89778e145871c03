import { expect, test } from 'vitest';
import { conformance } from '../../../src/conformance/index.ts';
import { loadEdition, terraMystica } from '../../../src/terra-mystica/index.ts';
import { trial as terraMysticaTrial } from '../../../src/trials/terra-mystica.trial.ts';
import { randomEdition } from './random-edition.ts';

/*
 * Any edition that can be loaded can be played: no number within its range breaks a law, leaves a player without a
 * move, or overflows a field.
 */

/** With `PANGAEA_SOAK` set, eight times as many. */
const EDITIONS = process.env.PANGAEA_SOAK === undefined ? 8 : 64;
const GAMES_EACH = 3;

test(`games with ${EDITIONS} odd editions hold every law`, () => {
  for (let number = 0; number < EDITIONS; number++) {
    const edition = randomEdition(number);
    const loaded = loadEdition(JSON.parse(JSON.stringify(edition)));
    expect(loaded.ok ? [] : loaded.error).toEqual([]);
    const subject: typeof terraMysticaTrial = {
      ...terraMysticaTrial,
      game: terraMystica([edition]),
      // Openings need the printed numbers.
      opening: () => [],
      scenario(random, index) {
        const options = terraMysticaTrial.scenario(random, index + 50 * number) as object;
        return { ...options, edition: edition.id };
      },
      // Rows are about the printed numbers.
      rows: [],
      observe: () => [],
    };
    const { failures } = conformance(subject, { games: GAMES_EACH, seed: number });
    expect({ number, failures }).toEqual({ number, failures: [] });
  }
});
