import {
  BONUS_CARD_DATA,
  FACTION_DEFINITIONS,
  FAVOUR_TILE_DATA,
  type FactionDefinition,
  FIRE_ICE_DATA,
  NUMBERS,
  POWER_ACTION_DATA,
  ROUND_TILE_DATA,
  TOWN_TILE_DATA,
} from '../../src/terra-mystica/index.ts';
import { MAP_DEFINITIONS } from '../../src/terra-mystica/maps/index.ts';

type Holder = Record<string, unknown>;

/** Everything printed, by its name in `printed.txt`. */
const ROOTS: Readonly<Record<string, object>> = {
  'round tiles': ROUND_TILE_DATA,
  'bonus cards': BONUS_CARD_DATA,
  'favour tiles': FAVOUR_TILE_DATA,
  'town tiles': TOWN_TILE_DATA,
  'power actions': POWER_ACTION_DATA,
  'fire and ice': FIRE_ICE_DATA,
  numbers: NUMBERS,
};

/** A board without its id and without parts that are not data. */
function printedOn(definition: FactionDefinition): Holder {
  const { id, hooks, checks, kinds, questions, specials, ...printed } = definition;
  return printed;
}

/** Everything printed as lines, numbers with their place. */
export function printedLines(): string[] {
  const lines: string[] = [];
  const tell = (node: unknown, path: string) => {
    if (typeof node === 'function' || node === undefined) return;
    if (typeof node !== 'object' || node === null) lines.push(`${path} ${String(node)}`);
    else if (Array.isArray(node) && node.every((each) => typeof each === 'number')) {
      lines.push(`${path} ${node.join(' ')}`);
    } else for (const [key, value] of Object.entries(node)) tell(value, `${path}/${key}`);
  };
  for (const [name, root] of Object.entries(ROOTS)) tell(root, name);
  for (const definition of FACTION_DEFINITIONS) tell(printedOn(definition), definition.id);
  for (const [map, definition] of Object.entries(MAP_DEFINITIONS)) tell(definition, map);
  return lines;
}
