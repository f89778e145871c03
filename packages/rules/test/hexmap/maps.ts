import fc from 'fast-check';
import {
  BLANK_LETTER,
  type HexMap,
  type MapFile,
  parseMap,
  RIVER_LETTER,
} from '../../src/hexmap/index.ts';

/** The map of a file that is correct. */
export function mapOf(file: MapFile, letters: readonly string[]): HexMap {
  const result = parseMap(file, letters);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

export const TERRA_NOVA_LETTERS = ['S', 'L', 'F', 'W', 'D'];

/** Terra Mystica: plains U, swamp K, lakes B, forest G, mountains S, wasteland R, desert Y. */
export const TERRA_MYSTICA_LETTERS = ['U', 'K', 'B', 'G', 'S', 'R', 'Y'];

export const TERRA_MYSTICA_BASE: MapFile = {
  id: 'base',
  title: 'Base board',
  shift: 'even',
  names: 'land',
  rows: [
    'U S G B Y R U K R G B R K',
    ' Y ~ ~ U K ~ ~ Y K ~ ~ Y',
    '~ ~ K ~ S ~ G ~ G ~ S ~ ~',
    ' G B Y ~ ~ R B ~ R ~ R U',
    'K U R B K U S Y ~ ~ G K B',
    ' S G ~ ~ Y G ~ ~ ~ U S U',
    '~ ~ ~ S ~ R ~ G ~ Y K B Y',
    ' Y B U ~ ~ ~ B K ~ S U S',
    'R K S B R G Y U S ~ B G R',
  ],
  bridgeSpan: 'edge',
  bridges: 'all',
};

/** The bridge places of the base board, as the servers and the expansions' sheets name them. */
export const TERRA_MYSTICA_BASE_BRIDGES = (
  'A3-C1 A7-C3 A11-C5 B1-C1 B1-D1 B2-C1 B3-C3 B4-C3 B5-C5 B6-C5 B6-D8 C2-D3 C2-D4 C2-E5 C4-D5 ' +
  'C5-D6 D6-E8 D6-E9 E4-G1 E8-G3 F1-H1 F2-G1 F2-H2 F3-G1 F4-G3 G2-H4 G2-I6 G4-H5 H6-I9'
).split(' ');

/**
 * Complete boards of 1..10 rows of 1..9 hexes with rivers, gaps, any shift; connected ones only.
 */
export const anyMap: fc.Arbitrary<HexMap> = fc
  .record({
    shift: fc.constantFrom('odd' as const, 'even' as const),
    names: fc.constantFrom('all' as const, 'land' as const),
    bridgeSpan: fc.constantFrom('hex' as const, 'edge' as const),
    rows: fc.array(
      fc.array(
        fc.oneof(
          { weight: 5, arbitrary: fc.constantFrom(...TERRA_NOVA_LETTERS) },
          { weight: 4, arbitrary: fc.constant(RIVER_LETTER) },
          { weight: 1, arbitrary: fc.constant(BLANK_LETTER) },
        ),
        { minLength: 1, maxLength: 9 },
      ),
      { minLength: 1, maxLength: 10 },
    ),
  })
  .map(({ rows, ...rest }) => {
    const joined = rows.map((row) => row.join(' '));
    const file = { id: 'any', title: 'Any', bridges: 'all' as const, ...rest, rows: joined };
    return parseMap(file, TERRA_NOVA_LETTERS);
  })
  .filter((result) => result.ok)
  .map((result) => (result as { value: HexMap }).value);
