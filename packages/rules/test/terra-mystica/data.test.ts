import { describe, expect, test } from 'vitest';
import { countHexes } from '../../src/hexmap/index.ts';
import {
  BUILDINGS,
  CYCLE,
  FACTION_DEFINITIONS,
  FACTIONS,
  FAVOUR_TILE_DATA,
  ICE,
  MAPS,
  type MapId,
  NUMBERS,
  STATE_LAYOUT,
  TOWN_TILE_DATA,
} from '../../src/terra-mystica/index.ts';
import { MAP_DEFINITIONS } from '../../src/terra-mystica/maps/index.ts';
import { ICE_ROUTES, ROUTES } from '../../src/terra-mystica/table/cycle.ts';
import { position } from './hand-made.ts';

test('a state is one small buffer', () => {
  expect(STATE_LAYOUT.bytes).toBeLessThanOrEqual(3072);
});

describe('maps', () => {
  const printed: Readonly<Record<MapId, readonly [land: number, river: number, bridges: number]>> =
    {
      base: [77, 36, 29],
      'revised-base': [77, 36, 29],
      lakes: [77, 35, 22],
      fjords: [80, 33, 33],
      'fire-and-ice': [77, 35, 33],
    };
  test.each(MAPS)('%s: land, river, bridge places, points to start with', (id) => {
    const { map } = position({ map: id }).table;
    expect([countHexes(map.land, 0), countHexes(map.river, 0), map.bridges.length]).toEqual(
      printed[id],
    );
    expect(Object.keys(MAP_DEFINITIONS[id].startVp).length).toBe(14);
    for (let terrain = 0; terrain < CYCLE; terrain++) {
      const hexes = countHexes(map.groundHexes, terrain * 4);
      expect(hexes).toBeGreaterThanOrEqual(11);
      expect(hexes).toBeLessThanOrEqual(12);
    }
  });

  test('edges and bridges of the base map', () => {
    const { map, bridgeNames } = position().table;
    expect(bridgeNames).toContain('B1-C1');
    expect(bridgeNames).not.toContain('A1-C1');
    expect(countHexes(map.edgeLand, 0)).toBe(36);
  });
});

describe('factions', () => {
  test('stand in the order of their ids, two on each board', () => {
    expect(FACTION_DEFINITIONS.map(({ id }) => id)).toEqual([...FACTIONS]);
    const boards = FACTION_DEFINITIONS.map(({ board }) => board);
    for (const board of boards) expect(boards.filter((each) => each === board).length).toBe(2);
  });

  test.each(FACTION_DEFINITIONS)('$id: an income for every number of pieces', (faction) => {
    const rows = [
      ['dwelling', faction.dwelling],
      ['trading-post', faction.tradingPost],
      ['temple', faction.temple],
      ['stronghold', faction.stronghold],
      ['sanctuary', faction.sanctuary],
    ] as const;
    for (const [building, row] of rows) {
      for (const amounts of Object.values(row.income)) {
        expect(amounts.length).toBe(NUMBERS.pieces[building] + 1);
        expect([...amounts].sort((one, two) => one - two)).toEqual([...amounts]);
      }
    }
    const tokens = faction.start.power.reduce((sum, each) => sum + each, 0);
    expect(tokens).toBe(['dragonlords', 'shapeshifters'].includes(faction.id) ? 8 : 12);
    expect(BUILDINGS.length).toBe(rows.length + 1);
  });
});

test('tiles: 28 favour tiles, 10 towns and 4 more', () => {
  const count = (tiles: Readonly<Record<string, { readonly count: number }>>) =>
    Object.values(tiles).reduce((sum, tile) => sum + tile.count, 0);
  expect(count(FAVOUR_TILE_DATA)).toBe(28);
  expect(count(TOWN_TILE_DATA)).toBe(14);
});

describe('the terrain cycle', () => {
  test('from home terrain six steps either way, from elsewhere to home and not past it', () => {
    for (let home = 0; home < CYCLE; home++) {
      expect(ROUTES[home * CYCLE + home].length).toBe(12);
      for (let from = 0; from < CYCLE; from++) {
        if (from === home) continue;
        const routes = ROUTES[home * CYCLE + from];
        const up = (home - from + CYCLE) % CYCLE;
        expect(routes.length).toBe(up + (CYCLE - up));
        expect(routes.filter(({ arrives }) => arrives).map(({ steps }) => steps)).toEqual(
          [up, CYCLE - up].sort((one, two) => one - two),
        );
      }
    }
  });

  test('ice: one spade on the start terrain itself', () => {
    const [first] = ICE_ROUTES[3 * CYCLE + 3];
    expect(first).toEqual({ to: ICE, way: 0, steps: 1, arrives: true });
    expect(ICE_ROUTES.flat().some(({ to, arrives }) => arrives && to !== ICE)).toBe(false);
  });
});
