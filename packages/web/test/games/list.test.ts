import { loadBook } from '@pangaea/rules/games';
import { expect, test } from 'vitest';
import { GAME_IDS, GAMES } from '../../src/games/list.ts';
import type { GameFace } from '../../src/play/face/game-face.ts';

test.each(GAME_IDS)('the facts in the list about %s are those of the game', async (id) => {
  const { players, bots, weight } = GAMES[id];
  const { game } = await loadBook(id);
  const canPlay = (count: number) => game.options({ players: count }).ok;
  const [least, most] = players;
  expect([least - 1, least, most, most + 1].map(canPlay)).toEqual([false, true, true, false]);
  const first: GameFace['first'] = (await import(`../../src/${id}/game/first.ts`)).FIRST_GAME;
  expect(first.players.filter(({ kind }) => kind === 'bot')).toHaveLength(bots);
  expect(weight).toBeLessThanOrEqual(5);
});
