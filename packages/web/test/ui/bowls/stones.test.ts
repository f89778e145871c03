import { describe, expect, test } from 'vitest';
import { BOWLS, heap, STRIDE, stoneOnWay } from '../../../src/ui/bowls/stones.ts';

describe('stones in a bowl', () => {
  test('lie between its sides, however many they are', () => {
    for (const count of [...Array(60).keys(), 100, 200]) {
      const places = heap(count);
      expect(places).toHaveLength(count);
      for (const { x, radius } of places) {
        expect(x - radius).toBeGreaterThan(14);
        expect(x + radius).toBeLessThan(106);
      }
    }
  });

  test('keep their places when another comes', () => {
    for (let count = 1; count < 12; count++) {
      expect(heap(count + 1).slice(0, count)).toEqual(heap(count));
    }
  });

  test('never lie at the same place', () => {
    for (const count of [12, 13, 20, 39, 100, 150]) {
      const places = heap(count).map(({ x, y }) => `${x} ${y}`);
      expect(new Set(places).size).toBe(count);
    }
  });
});

describe('the way of a stone', () => {
  const first = { bowl: 1, index: 2, count: 5 } as const;

  test('begins and ends where it lies', () => {
    for (const bowl of BOWLS) {
      const to = { bowl, index: 0, count: 3 } as const;
      const [x, y] = stoneOnWay(first, to, 1);
      expect(x).toBeCloseTo(heap(3)[0].x + (bowl - 1) * STRIDE, 6);
      expect(y).toBeCloseTo(heap(3)[0].y, 6);
      expect(stoneOnWay(first, to, 0)[1]).toBeCloseTo(heap(5)[2].y, 6);
    }
  });

  test('clears the rims between', () => {
    const next = { bowl: 2, index: 0, count: 1 } as const;
    const last = { bowl: 3, index: 0, count: 1 } as const;
    expect(stoneOnWay(first, next, 0.5)[1]).toBeLessThan(22 - 10);
    expect(stoneOnWay(last, first, 0.5)[1]).toBeLessThan(stoneOnWay(first, next, 0.5)[1]);
  });
});
