import { describe, expect, it } from 'vitest';
import {
  MAP_FAULTS,
  type MapFault,
  type MapFile,
  parseMap,
  readMapFile,
} from '../../src/hexmap/index.ts';
import { TERRA_NOVA_LETTERS } from './maps.ts';

const file: MapFile = {
  id: 'small',
  title: 'Small',
  shift: 'even',
  names: 'all',
  rows: ['S L ~ S', ' ~ ~ D', 'F W D F'],
  bridgeSpan: 'hex',
  bridges: [{ a: 'A2', b: 'A4' }],
};

const many = (count: number, text: string) => Array.from({ length: count }, () => text);

/**
 * For each fault, a change of the file above, with the places and params that the fault must have.
 */
const broken: Record<MapFault, [Partial<MapFile>, [string, object][]]> = {
  'no-hexes': [{ rows: [' . . '], bridges: [] }, [['/rows', {}]]],
  'too-many-hexes': [
    { rows: many(13, 'S S S S S S S S S S'), bridges: [] },
    [['/rows', { found: 130, most: 128 }]],
  ],
  'too-many-rows': [{ firstRow: 'Y' }, [['/rows', { found: 3, most: 2 }]]],
  'row-too-long': [
    { rows: ['S', many(65, 'S').join(' ')], bridges: [] },
    [['/rows/1', { found: 65, most: 64 }]],
  ],
  'unknown-letter': [
    { rows: ['S L ~ X', ' ~ d D', 'F W D F'] },
    [
      ['/rows/0', { found: 'X', place: 4, allowed: ['S', 'L', 'F', 'W', 'D', '~', '.'] }],
      ['/rows/1', { found: 'd', place: 2, allowed: ['S', 'L', 'F', 'W', 'D', '~', '.'] }],
    ],
  ],
  'map-not-connected': [{ rows: ['S . L', '. . .', 'S L'] }, [['/rows', { hex: 'A2' }]]],
  'unknown-hex': [
    { bridges: [{ a: 'Z9', b: 'A5' }] },
    [
      ['/bridges/0/a', { hex: 'Z9' }],
      ['/bridges/0/b', { hex: 'A5' }],
    ],
  ],
  'not-land': [{ bridges: [{ a: 'A2', b: 'A3' }] }, [['/bridges/0/b', { hex: 'A3' }]]],
  'no-bridge-place': [
    {
      bridges: [
        { a: 'A2', b: 'B3' },
        { a: 'A1', b: 'A1' },
        { a: 'A2', b: 'A4' },
      ],
    },
    [
      ['/bridges/0', { a: 'A2', b: 'B3' }],
      ['/bridges/1', { a: 'A1', b: 'A1' }],
    ],
  ],
  'bridge-twice': [
    {
      bridges: [
        { a: 'A2', b: 'A4' },
        { a: 'A4', b: 'A2' },
      ],
    },
    [['/bridges/1', { a: 'A4', b: 'A2' }]],
  ],
};

describe('a broken map', () => {
  it('starts from a map without a fault', () => {
    expect(parseMap(file, TERRA_NOVA_LETTERS).ok).toBe(true);
  });

  it.each(MAP_FAULTS)('is refused for %s with every place', (code) => {
    const [change, places] = broken[code];
    const result = parseMap({ ...file, ...change }, TERRA_NOVA_LETTERS, '/map');
    const faults = result.ok ? [] : result.error.filter((fault) => fault.code === code);
    expect(faults).toEqual(places.map(([path, params]) => ({ path: `/map${path}`, code, params })));
  });

  it('has bridges only as its span asks', () => {
    const edge = parseMap({ ...file, bridgeSpan: 'edge' }, TERRA_NOVA_LETTERS);
    expect(edge.ok ? [] : edge.error).toEqual([
      { path: '/bridges/0', code: 'no-bridge-place', params: { a: 'A2', b: 'A4' } },
    ]);
  });

  it('is refused for its shape before its content is read', () => {
    expect(readMapFile(file)).toEqual({ ok: true, value: file });
    const result = readMapFile({ ...file, shift: 'left', rows: 'S L', firstRow: 'AB' }, '/map');
    const faults = result.ok ? [] : result.error;
    expect(faults.map(({ path, code }) => [path, code])).toEqual([
      ['/map/shift', 'unknown-word'],
      ['/map/rows', 'wrong-type'],
      ['/map/firstRow', 'bad-text'],
    ]);
  });
});
