import type { Event } from '@pangaea/rules/terra-mystica';
import { expect, test } from 'vitest';
import { signOf, tilesOnMap } from '../../../src/terra-mystica/game/town-tiles.ts';
import { newTable } from '../tables.ts';

const town = (hex: string, tile: 'TW1' | 'TW2' | 'TW5'): Event => ({
  type: 'town',
  seat: 0,
  tile,
  hex,
  buildings: [hex],
});

test('the tiles on the map are those that events laid there, the last one first', () => {
  const tiles = tilesOnMap([[town('E6', 'TW1')], [], [town('B3', 'TW5'), town('E6', 'TW2')]]);
  expect([...tiles]).toEqual([
    ['E6', 'TW2'],
    ['B3', 'TW5'],
  ]);
});

test('every tile has points and a sign on its pennant', () => {
  const { table } = newTable({ players: 2, factions: ['halflings', 'witches'] });
  for (const [tile, { vp }] of Object.entries(table.printed.townTiles)) {
    const sign = signOf(tile as 'TW1', { table });
    expect(sign.vp).toBe(vp);
    expect(sign.icon, tile).toBeDefined();
  }
});
