import { hasHex, RIVER, WORDS } from '@pangaea/rules/hexmap';
import { NONE, SETS, type State, TERRAINS } from '@pangaea/rules/terra-nova';
import { paint, type Style } from '../style.ts';
import { columns, left } from '../text.ts';

/** Columns that a hex takes. */
const CELL = 8;

/** Letter of each terrain, in the order of `TERRAINS`; colours for text and ground as SGR codes. */
const LETTERS = TERRAINS.map((terrain) => terrain[0].toUpperCase());
const PAINT = ['97;48;5;238', '97;48;5;25', '97;48;5;22', '97;48;5;124', '30;48;5;179'];
const RIVER_PAINT = '38;5;74';

/** Signs of buildings, in the order of `BUILDINGS`. */
const BUILDING_SIGNS = ['', 'h', 't', 'L', 'R', 'n'] as const;

/**
 * The board: a line for each row, every hex with its name, terrain letter, and the building on it
 * as seat and sign; `*` marks a building in a town, `=` `/` `\` bridges of a seat across a river
 * hex.
 */
export function drawMap(s: State, style: Style): string[] {
  const { map } = s.table;
  const rows: string[] = [];
  for (let hex = 0; hex < map.size; hex++) {
    const row = map.row[hex];
    const at = Math.round(map.x[hex] * CELL) + 1;
    const line = rows[row] ?? '';
    const gap = ' '.repeat(Math.max(0, at - columns(line)));
    rows[row] = line + gap + cell(s, hex, style);
  }
  return rows.map((row) => row.trimEnd());
}

function cell(s: State, hex: number, style: Style): string {
  const { map } = s.table;
  const name = left(map.names[hex], 3);
  if (map.ground[hex] === RIVER) {
    return `${paint(style, RIVER_PAINT, left(name + riverSign(s, hex), CELL - 1))} `;
  }
  const letter = LETTERS[s.terrain(hex)];
  const text = left(`${name}${letter} ${buildingSign(s, hex)}`, CELL - 1);
  return `${paint(style, PAINT[s.terrain(hex)], text)} `;
}

function buildingSign(s: State, hex: number): string {
  const building = s.building(hex);
  if (building === 0) return '';
  const owner = s.owner(hex);
  if (owner === NONE) return BUILDING_SIGNS[building];
  const town = hasHex(s.i32, SETS.inTown + owner * WORDS, hex);
  return `${owner}${BUILDING_SIGNS[building]}${town ? '*' : ''}`;
}

/** Waves, or the bridges across the hex with their owners. */
function riverSign(s: State, hex: number): string {
  const { map } = s.table;
  const signs = map.bridges.flatMap((bridge, index) => {
    const owner = s.bridgeOwner(index);
    if (owner === NONE || !bridge.via.includes(hex)) return [];
    const across = map.row[bridge.a] === map.row[bridge.b];
    const sign = across ? '=' : map.x[bridge.a] < map.x[bridge.b] ? '\\' : '/';
    return [`${sign}${owner}`];
  });
  return signs.length === 0 ? '~~~' : signs.join('');
}
