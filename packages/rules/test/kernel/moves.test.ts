import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { argA, argB, argC, kindOf, Moves, packMove } from '../../src/kernel/index.ts';

const byte = fc.integer({ min: 0, max: 255 });

describe('a packed move', () => {
  test('gives kind and arguments back, and fits in 30 bits', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 63 }), byte, byte, byte, (kind, a, b, c) => {
        const move = packMove(kind, a, b, c);
        expect([kindOf(move), argA(move), argB(move), argC(move)]).toEqual([kind, a, b, c]);
        expect(move >= 0 && move < 2 ** 30).toBe(true);
      }),
    );
  });

  test('has zeros for arguments left out', () => {
    expect(packMove(5)).toBe(packMove(5, 0, 0, 0));
    expect(packMove(63, 255, 255, 255)).toBe(2 ** 30 - 1);
  });
});

describe('a list of moves', () => {
  test('is filled, read and filled again', () => {
    const moves = new Moves(4);
    for (const move of [7, 3, 9]) moves.add(move);
    expect(moves.toArray()).toEqual([7, 3, 9]);
    expect([moves.count, moves.at(1)]).toEqual([3, 3]);
    expect([moves.includes(9), moves.includes(8)]).toEqual([true, false]);
    moves.clear();
    expect([moves.count, moves.includes(7)]).toEqual([0, false]);
    moves.add(8);
    expect(moves.toArray()).toEqual([8]);
  });

  test('a copy of the list stays when the list is filled again', () => {
    const moves = new Moves();
    moves.add(1);
    const kept = moves.toArray();
    moves.clear();
    moves.add(2);
    expect(kept).toEqual([1]);
  });

  test('says when it was too small: more moves than places', () => {
    const moves = new Moves(2);
    for (const move of [1, 2, 3]) moves.add(move);
    expect(moves.count).toBeGreaterThan(moves.list.length);
  });
});
