import type { State } from '@pangaea/rules/gaia';
import { expect, test } from 'vitest';
import { gainsWithKnownCards } from '../../../src/gaia/game/others-can.ts';
import { GAIA_PAGE } from '../../../src/gaia/game/page-game.ts';
import { GAME } from '../../../src/gaia/game/rules.ts';
import { LESSON } from '../../../src/gaia/lesson/lesson.ts';
import { type AnyHistory, stateAt } from '../../../src/game/history.ts';
import { gameAt } from '../../../src/learn/course.ts';
import { playedOut } from '../../game/played-out.ts';

test('a card that lies open, or went to a hand before all eyes, is told with what it brings', () => {
  const step = LESSON.steps.findIndex(({ id }) => id === 'city');
  const begun = gameAt(GAIA_PAGE, LESSON, step);
  if (!begun.ok) throw new Error(begun.error.code);
  const state: State = stateAt(begun.value);
  // The learner took the city that fits any land, and all have seen it.
  const seen = gainsWithKnownCards(GAME.view(state, 1), 0, 1);
  expect(seen).toContainEqual({ name: 'city-18', isOpen: false, gains: ['city-18'], lost: [] });
});

test('everything that is shown is known to everybody: hands and decks change nothing of it', () => {
  const history: AnyHistory = playedOut(GAIA_PAGE, { players: 4, mode: 'advanced' });
  let told = 0;
  let lost = 0;
  for (let at = 0; at < history.steps.length; at += 2) {
    const state: State = stateAt(history, at);
    if (GAME.outcome(state) !== undefined) break;
    const own = 0;
    for (const seat of [1, 2, 3]) {
      const seen = gainsWithKnownCards(GAME.view(state, own), seat, own);
      expect(seen).toEqual(gainsWithKnownCards(state, seat, own));
      told += seen.length;
      for (const { gains, lost: cities } of seen) {
        lost += cities.length;
        for (const city of cities) {
          expect(state.meeples(state.table.cityIds.indexOf(city), own)).toBeGreaterThan(0);
        }
        expect(gains.length + cities.length).toBeGreaterThan(0);
      }
    }
  }
  expect(told).toBeGreaterThan(0);
  expect(lost).toBeGreaterThan(0);
});
