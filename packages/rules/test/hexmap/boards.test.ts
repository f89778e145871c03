import { describe, expect, it } from 'vitest';
import {
  countHexes,
  type HexMap,
  hexesOf,
  type MapFile,
  RIVER,
  riverDistance,
} from '../../src/hexmap/index.ts';
import { HOUSE_EDITIONS } from '../../src/terra-nova/editions/index.ts';
import {
  mapOf,
  TERRA_MYSTICA_BASE,
  TERRA_MYSTICA_BASE_BRIDGES,
  TERRA_MYSTICA_LETTERS,
  TERRA_NOVA_LETTERS,
} from './maps.ts';

const namesOf = (map: HexMap, hexes: Iterable<number>) => [...hexes].map((hex) => map.names[hex]);
const hex = (map: HexMap, name: string) => map.indexOf.get(name) as number;
const continentOf = (map: HexMap, name: string) => map.continent[hex(map, name)];

describe.each(HOUSE_EDITIONS)('the board of Terra Nova, $id,', ({ map: board }) => {
  const map = mapOf(board, TERRA_NOVA_LETTERS);

  it('has 77 hexes, 55 of land with 11 of each terrain, 22 of river', () => {
    expect(map.size).toBe(77);
    expect(countHexes(map.land, 0)).toBe(55);
    expect(countHexes(map.river, 0)).toBe(22);
    for (let letter = 0; letter < 5; letter++)
      expect(countHexes(map.groundHexes, letter * 4)).toBe(11);
  });

  it('has four continents', () => {
    expect(map.continents).toBe(4);
    const sizes = [0, 0, 0, 0];
    for (const continent of map.continent) if (continent >= 0) sizes[continent]++;
    expect(sizes).toEqual([13, 13, 15, 14]);
    expect(['A1', 'A6', 'E3', 'E9'].map((name) => continentOf(map, name))).toEqual([0, 1, 2, 3]);
  });

  it('has 28 land hexes at the outer edge and 22 away from the river', () => {
    expect(countHexes(map.edgeLand, 0)).toBe(28);
    expect(55 - countHexes(map.touchesRiver, 0)).toBe(22);
    const edge = namesOf(map, hexesOf(map.edge, 0));
    expect(edge.filter((name) => map.ground[hex(map, name)] === RIVER)).toEqual([
      'A5',
      'D8',
      'E1',
      'I5',
    ]);
  });

  it('has no two neighbours of one terrain', () => {
    for (let at = 0; at < map.size; at++) {
      for (const other of hexesOf(map.adjacentLand, at * 4)) {
        if (map.ground[at] !== RIVER) expect(map.ground[other]).not.toBe(map.ground[at]);
      }
    }
  });

  it('has ten bridges, eight of them between continents', () => {
    expect(map.bridges.map(({ name }) => name)).toEqual([
      'B4-B6',
      'D4-D6',
      'D1-F2',
      'C4-E3',
      'D6-F7',
      'C8-E9',
      'G4-G6',
      'H3-H5',
      'C2-C4',
      'G6-G8',
    ]);
    const over = map.bridges.map(({ via }) => namesOf(map, via).join(' ')).join(' ');
    expect(over).toBe('B5 D5 E2 D3 E7 D8 G5 H4 C3 G7');
    const joining = map.bridges.filter(({ a, b }) => map.continent[a] !== map.continent[b]);
    expect(joining.length).toBe(8);
  });

  it('counts rivers between two hexes', () => {
    expect(riverDistance(map, hex(map, 'B4'), hex(map, 'B3'))).toBe(0);
    expect(riverDistance(map, hex(map, 'B4'), hex(map, 'B6'))).toBe(1);
    expect(riverDistance(map, hex(map, 'A4'), hex(map, 'C6'))).toBe(2);
  });
});

describe('the base board of Terra Mystica', () => {
  const map = mapOf(TERRA_MYSTICA_BASE, TERRA_MYSTICA_LETTERS);

  it('has 113 hexes, 77 of land with 11 of each terrain, 36 of river', () => {
    expect(map.size).toBe(113);
    expect(countHexes(map.land, 0)).toBe(77);
    expect(countHexes(map.river, 0)).toBe(36);
    for (let letter = 0; letter < 7; letter++)
      expect(countHexes(map.groundHexes, letter * 4)).toBe(11);
  });

  it('names land hexes without counting rivers, and rivers over the whole board', () => {
    expect(map.names[13]).toBe('B1');
    expect(map.names.slice(14, 17)).toEqual(['r0', 'r1', 'B2']);
    expect(map.names.filter((name) => name.startsWith('r')).at(-1)).toBe('r35');
    expect(map.names.at(-1)).toBe('I12');
    expect(map.ground[hex(map, 'E5')]).toBe(TERRA_MYSTICA_LETTERS.indexOf('K'));
  });

  it('has the 29 bridge places known for it', () => {
    const places = map.bridges.map(({ name }) => name);
    expect(places.toSorted()).toEqual(TERRA_MYSTICA_BASE_BRIDGES.toSorted());
  });

  it('lets a bridge stand at the side of the board beside a single river hex', () => {
    expect(map.bridges.find(({ name }) => name === 'F1-H1')?.via.length).toBe(2);
    const beside = map.bridges.filter(({ via }) => via.length === 1);
    expect(beside.map(({ name }) => name)).toEqual([]);
    const side = mapOf(
      { ...TERRA_MYSTICA_BASE, rows: ['K K', ' ~ K', 'K K'], shift: 'even' },
      TERRA_MYSTICA_LETTERS,
    );
    expect(side.bridges.map(({ name }) => name)).toEqual(['A1-C1']);
    expect(namesOf(side, side.bridges[0].via)).toEqual(['r0']);
  });

  it('has 36 land hexes at the edge and 56 at the river', () => {
    expect(countHexes(map.edgeLand, 0)).toBe(36);
    expect(countHexes(map.touchesRiver, 0)).toBe(56);
  });
});

describe('the forms of a map file', () => {
  const file: MapFile = {
    id: 'forms',
    title: 'Forms',
    shift: 'odd',
    firstRow: 'C',
    names: 'all',
    rows: ['S . ~ L', '  S ~ L  D'],
    bridgeSpan: 'hex',
    bridges: [{ a: 'D3', b: 'D1' }],
  };
  const map = mapOf(file, TERRA_NOVA_LETTERS);

  it('shifts odd rows, begins with any row letter, leaves gaps out', () => {
    expect(map.names).toEqual(['C1', 'C2', 'C3', 'D1', 'D2', 'D3', 'D4']);
    expect([...map.x]).toEqual([0.5, 2.5, 3.5, 0, 1, 2, 3]);
    expect([...map.column]).toEqual([0, 2, 3, 0, 1, 2, 3]);
    expect([...map.row]).toEqual([0, 0, 0, 1, 1, 1, 1]);
  });

  it('takes the ends of a bridge in either order', () => {
    expect(map.bridges).toEqual([{ name: 'D1-D3', a: 3, b: 5, via: [4] }]);
  });
});
