import { hasHex, RIVER, WORDS } from '@pangaea/rules/hexmap';
import {
  BUILDINGS,
  type Building,
  NONE,
  SETS,
  type State,
  TERRAINS,
  type Terrain,
} from '@pangaea/rules/terra-mystica';
import { paint, type Style } from '../style.ts';
import { columns, left } from '../text.ts';

/** The width of a hex in columns, and the width in a narrow terminal. */
const CELL = 8;
const NARROW = 7;

/** Letter and colours, for text and ground as SGR codes, of each terrain. */
const TERRAIN_LOOKS: Readonly<Record<Terrain, readonly [letter: string, codes: string]>> = {
  desert: ['D', '30;48;5;179'],
  plains: ['P', '97;48;5;94'],
  swamp: ['S', '97;48;5;238'],
  lakes: ['L', '97;48;5;25'],
  forest: ['F', '97;48;5;22'],
  mountains: ['M', '30;48;5;248'],
  wasteland: ['W', '97;48;5;124'],
  ice: ['I', '30;48;5;195'],
  volcano: ['V', '30;48;5;208'],
};
const LOOKS = TERRAINS.map((terrain) => TERRAIN_LOOKS[terrain]);
const RIVER_PAINT = '38;5;74';

/** The signs of buildings. A structure that is none of their kinds is a landscape. */
const BUILDING_SIGNS: Readonly<Record<Building, string>> = {
  none: 'x',
  dwelling: 'd',
  'trading-post': 't',
  temple: 'e',
  stronghold: 'H',
  sanctuary: 'A',
};

/**
 * The board: a line for each row, every hex with its name, terrain letter, and the structure on it
 * as seat and sign; `*` marks a structure in a town, `#` a town tile on a river hex, and `=` `/`
 * `\` `|` are bridges across it.
 */
export function drawMap(s: State, style: Style): string[] {
  const { map } = s.table;
  const size = (Math.max(...map.x) + 1) * CELL + 1 > style.width ? NARROW : CELL;
  const rows: string[] = [];
  for (let hex = 0; hex < map.size; hex++) {
    const row = map.row[hex];
    const at = Math.round(map.x[hex] * size) + 1;
    const line = rows[row] ?? '';
    const gap = ' '.repeat(Math.max(0, at - columns(line)));
    rows[row] = line + gap + cell(s, hex, size, style);
  }
  return rows.map((row) => row.trimEnd());
}

function cell(s: State, hex: number, size: number, style: Style): string {
  const { map } = s.table;
  const name = left(map.names[hex], 3);
  const between = ' '.repeat(size - NARROW);
  if (map.ground[hex] === RIVER) {
    return `${paint(style, RIVER_PAINT, left(name + riverSign(s, hex), CELL - 1))}${between}`;
  }
  const [letter, codes] = LOOKS[s.terrain(hex)];
  const text = left(`${name}${letter}${between}${structureSign(s, hex)}`, CELL - 1);
  return `${paint(style, codes, text)}${between}`;
}

function structureSign(s: State, hex: number): string {
  const owner = s.owner(hex);
  if (owner === NONE) return '';
  const isInTown = hasHex(s.i32, SETS.inTown + owner * WORDS, hex);
  return `${owner}${BUILDING_SIGNS[BUILDINGS[s.building(hex)]]}${isInTown ? '*' : ''}`;
}

/** The contents of a river hex: a structure, the bridges across it with their owners, or waves. */
function riverSign(s: State, hex: number): string {
  const { map } = s.table;
  const structure = structureSign(s, hex);
  if (structure !== '') return ` ${structure}`;
  const bridges = map.bridges.flatMap((bridge, index) => {
    const owner = s.bridgeOwner(index);
    if (owner === NONE || !bridge.via.includes(hex)) return [];
    const across = map.x[bridge.b] - map.x[bridge.a];
    const isLevel = map.row[bridge.a] === map.row[bridge.b];
    return [`${isLevel ? '=' : across === 0 ? '|' : across > 0 ? '\\' : '/'}${owner}`];
  });
  const town = hasHex(s.i32, SETS.riverTowns, hex) ? '#' : '';
  return bridges.length + town.length === 0 ? '~~~' : `${town}${bridges.join('')}`;
}
