import { expect, test } from 'vitest';
import { playedAhead } from '../../src/game/played-ahead.ts';

const made = (...lines: string[]) =>
  lines.map((line) => ({ seat: Number(line[0]), command: line.slice(2) }));

test('turns that were ordered ahead are found behind what others and the seat itself did', () => {
  const steps = made(
    '0 build A1',
    '0 end',
    '1 pass',
    '0 take-power',
    '1 end',
    '0 build A1',
    '0 end',
  );
  const turn = ['build A1', 'end'];
  expect(playedAhead(steps, 0, [turn], 7)).toEqual([5, 6]);
  expect(playedAhead(steps, 0, [turn], 4)).toEqual([0, 1]);
  expect(playedAhead(steps, 0, [turn, turn], 7)).toEqual([0, 1, 5, 6]);
  expect(playedAhead(steps, 1, [['pass']], 7)).toEqual([2]);
});

test('a turn that this device does not see is left out', () => {
  expect(playedAhead(made('0 ?', '0 end'), 0, [['draw life']], 2)).toEqual([]);
  expect(playedAhead([], 0, [['pass']], 0)).toEqual([]);
});
