import { expect, test } from 'vitest';
import { GAME_IDS, loadBook } from '../src/games.ts';

test.each(GAME_IDS)(
  '%s is found under its id: its book, its face to others, its trial',
  async (id) => {
    expect((await loadBook(id)).id).toBe(id);
    expect(await import(`../src/games/${id}.ts`)).toEqual(await import(`../src/${id}/index.ts`));
    expect((await import(`../src/trials/${id}.trial.ts`)).trial.game.id).toBe(id);
  },
);
