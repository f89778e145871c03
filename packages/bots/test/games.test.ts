import { expect, test } from 'vitest';
import { loadFor } from '../src/games.ts';

test.each([
  [{ players: 3 }, false],
  [{ players: 3, fanFactions: 'bga-2024-07' }, true],
])('the rules for a table of %j know fan factions: %s', async (options, knows) => {
  const { book } = await loadFor('terra-mystica', options);
  expect(book.game.options(options).ok).toBe(true);
  expect(book.game.options({ players: 3, fanFactions: 'on' }).ok).toBe(knows);
});
