import { expect, test } from 'vitest';
import {
  type BowlCounts,
  placesOf,
  type Ring,
  turn,
} from '../../../src/terra/panels/token-ring.ts';

const bowlsOf = (ring: Ring) => placesOf(ring).map(({ bowl }) => bowl);

test('tokens that gain power go one bowl on, the others stay', () => {
  const before: Ring = { bowls: [2, 1, 1], first: 0 };
  const after = turn(before, [1, 2, 1]);
  expect(bowlsOf(before)).toEqual([2, 1, 0, 0]);
  expect(bowlsOf(after)).toEqual([2, 1, 1, 0]);
  expect(bowlsOf(turn(after, [1, 1, 2]))).toEqual([2, 2, 1, 0]);
});

test('spent tokens go from bowl III to the end of bowl I; nobody else changes the bowl', () => {
  const before: Ring = { bowls: [1, 1, 3], first: 0 };
  const after = turn(before, [3, 1, 1]);
  expect(bowlsOf(before)).toEqual([2, 2, 2, 1, 0]);
  expect(bowlsOf(after)).toEqual([0, 0, 2, 1, 0]);
  expect(placesOf(after)[4]).toEqual({ bowl: 0, place: 0 });
  expect(placesOf(after)[1]).toEqual({ bowl: 0, place: 2 });
});

test('after any event the places are those of the counts', () => {
  let ring: Ring = { bowls: [5, 7, 0], first: 0 };
  const turns: BowlCounts[] = [
    [0, 12, 0],
    [0, 2, 10],
    [8, 2, 2],
    [0, 10, 2],
    [2, 10, 0],
    [0, 0, 0],
  ];
  for (const to of turns) {
    ring = turn(ring, to);
    const bowls = bowlsOf(ring);
    expect([0, 1, 2].map((bowl) => bowls.filter((each) => each === bowl).length)).toEqual([...to]);
  }
});
