import {
  type Game,
  type GameEvent,
  type Move,
  Random,
  seedFromNumber,
} from '@pangaea/rules/kernel';
import { expect, test } from 'vitest';
import type { Player } from '../../src/players/index.ts';
import { playOut } from '../../src/players/play-out.ts';

/** Two seats in turn, until five moves are made; an even move is followed by another of the same seat. */
interface Toy {
  made: string[];
  turn: number;
}

const game = {
  deciders: ({ made, turn }: Toy) => (made.length >= 5 ? 0 : 1 << turn),
  legal: () => {},
  view: (state: Toy) => state,
  apply: (state: Toy, seat: number, move: Move) => {
    state.made.push(`${seat}:${move}`);
    if (move % 2 === 1) state.turn = 1 - seat;
  },
} as unknown as Game<Toy, unknown, GameEvent>;

test('moves that belong together are made one after the other, and all are counted', async () => {
  const players: readonly Player<Toy, unknown, GameEvent>[] = [
    { choose: () => Promise.resolve([2, 3]) },
    { choose: () => 1 },
  ];
  const state: Toy = { made: [], turn: 0 };
  const random = Random.fromSeed(seedFromNumber(1));
  expect(await playOut(game, state, players, random)).toBe(5);
  expect(state.made).toEqual(['0:2', '0:3', '1:1', '0:2', '0:3']);
});
