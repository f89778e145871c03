import { describe, expect, test } from 'vitest';
import {
  isStopped,
  movesOnly,
  printAgreed,
  readAgreed,
  StandingEntries,
  standingMoves,
} from '../../../src/kernel/index.ts';

describe('agreements at a table', () => {
  test('is read from its line and printed as it was', () => {
    expect(readAgreed('2 back 12')).toEqual({ kind: 'back', seat: 2, to: 12 });
    expect(readAgreed('0 stop')).toEqual({ kind: 'stop', seat: 0 });
    for (const line of ['2 back 12', '0 stop']) {
      const agreed = readAgreed(line);
      expect(agreed && `${agreed.seat} ${printAgreed(agreed)}`).toBe(line);
    }
  });

  test.each(['0 back', '0 back x', '0 back -1', '0 back 01', 'back 3', '0 stop 3', '0 backs 3'])(
    'is not “%s”',
    (line) => {
      expect(readAgreed(line)).toBeUndefined();
    },
  );

  test('ends a record only as its last entry', () => {
    expect(isStopped(['0 end', '1 stop'])).toBe(true);
    expect(isStopped(['0 end', '1 end'])).toBe(false);
    expect(isStopped([])).toBe(false);
  });
});

describe('which entries stand', () => {
  const places = (commands: readonly string[]) => standingMoves(commands);

  test('are those that were not taken back', () => {
    expect(places(['0 a', '1 b', '0 c'])).toEqual([0, 1, 2]);
    expect(places(['0 a', '1 b', '0 c', '1 back 1'])).toEqual([0]);
    expect(places(['0 a', '1 b', '0 c', '1 back 1', '0 d', '1 e'])).toEqual([0, 4, 5]);
    expect(places(['0 a', '0 back 0'])).toEqual([]);
  });

  test('are a record of their own', () => {
    const commands = ['0 a', '1 b', '1 back 1', '0 c', '0 stop'];
    expect(movesOnly({ seed: 's', commands })).toEqual({ seed: 's', commands: ['0 a', '0 c'] });
  });

  test('are found after going back twice, to either number of a position', () => {
    const twice = (to: number) => places(['0 a', '1 b', '1 back 1', '0 c', `1 back ${to}`, '0 d']);
    expect(twice(1)).toEqual([0, 5]);
    expect(twice(3)).toEqual([0, 5]);
    expect(twice(0)).toEqual([5]);
  });

  test('lead nowhere else: not to what was taken back, not ahead', () => {
    const entries = new StandingEntries();
    for (let move = 0; move < 3; move++) entries.move();
    expect(entries.back(1)).toBe(true);
    for (const to of [2, 3, 5]) {
      expect(entries.back(to), `${to}`).toBe(false);
      expect(entries.since(to)).toBeUndefined();
    }
    entries.move();
    expect(entries.since(1)).toEqual([4]);
    expect(entries.since(4)).toEqual([4]);
    expect(entries.since(5)).toEqual([]);
  });
});
