import { HOUSE_EDITION } from '@pangaea/rules/terra-nova';
import { expect, test } from 'vitest';
import {
  COVER_BRIDGES,
  COVER_PIECES,
  COVER_PLAN,
  placeOf,
  ROWS,
} from '../../src/terra-nova/cover/scene.ts';

test('the picture of the board is the board of new tables', () => {
  expect(ROWS).toEqual(HOUSE_EDITION.map.rows);
});

test('everything on it stands where it could, each on a hex of its own', () => {
  const grounds = new Map(COVER_PLAN.hexes.map(({ x, y, ground }) => [`${x} ${y}`, ground]));
  const homes = {
    swamp: 'black',
    lake: 'blue',
    forest: 'green',
    wasteland: 'red',
    desert: 'yellow',
  };
  const places = COVER_PIECES.map(({ x, y }) => `${x} ${y}`);
  expect(new Set(places).size).toBe(COVER_PIECES.length);
  for (const { x, y, seat } of COVER_PIECES) {
    expect(homes[grounds.get(`${x} ${y}`) as keyof typeof homes]).toBe(seat);
  }
  // The owner of a bridge has a building at one of its ends.
  for (const { from, to, seat } of COVER_BRIDGES) {
    const ends = COVER_PIECES.filter(({ x, y }) =>
      [from, to].some((end) => end[0] === x && end[1] === y),
    );
    expect(ends.map((piece) => piece.seat)).toContain(seat);
  }
  expect(placeOf(1, 0)[0]).toBe(0.5);
});
