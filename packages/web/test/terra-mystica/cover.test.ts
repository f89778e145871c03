import { RIVER as WATER } from '@pangaea/rules/hexmap';
import { TERRAINS } from '@pangaea/rules/terra-mystica';
import { expect, test } from 'vitest';
import { COVER_BRIDGES, COVER_PIECES, COVER_PLAN } from '../../src/terra-mystica/cover/scene.ts';
import { newTable } from './tables.ts';

test('the picture of the board is the left of the base map', () => {
  const { map } = newTable({ players: 2 }).table;
  for (const { x, y, ground } of COVER_PLAN.hexes) {
    const hex = map.names.findIndex(
      (_, index) => Math.abs(map.x[index] - x) < 0.01 && Math.abs(map.y[index] - y) < 0.01,
    );
    const printed = map.ground[hex] === WATER ? 'river' : TERRAINS[map.ground[hex]];
    expect(ground).toBe(printed === 'lakes' ? 'lake' : printed);
  }
});

test('a bridge of the picture begins and ends at land, and its owner stands at an end', () => {
  const grounds = new Map(COVER_PLAN.hexes.map(({ x, y, ground }) => [`${x} ${y}`, ground]));
  const places = COVER_PIECES.map(({ x, y }) => `${x} ${y}`);
  expect(new Set(places).size).toBe(COVER_PIECES.length);
  for (const { from, to, seat } of COVER_BRIDGES) {
    const ends = [from, to].map(([x, y]) => `${x} ${y}`);
    for (const end of ends) expect(grounds.get(end)).not.toBe('river');
    const owners = COVER_PIECES.filter(({ x, y }) => ends.includes(`${x} ${y}`));
    expect(owners.map((piece) => piece.seat)).toContain(seat);
  }
});
