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

/** One printed number or letter, and how to change it in place. */
export interface DataMutant {
  readonly name: string;
  change(): void;
  restore(): void;
}

/** Everything printed, by the name under which it stands in `printed.txt`. */
const ROOTS: Readonly<Record<string, object>> = {
  'round tiles': ROUND_TILE_DATA,
  'bonus cards': BONUS_CARD_DATA,
  'favour tiles': FAVOUR_TILE_DATA,
  'town tiles': TOWN_TILE_DATA,
  'power actions': POWER_ACTION_DATA,
  'fire and ice': FIRE_ICE_DATA,
  numbers: NUMBERS,
};

const LETTERS = 'YUKBGSR~';

/** Every number one up and one down, never below nothing; every letter of a map the next one. */
export function* dataMutants(): Generator<DataMutant> {
  for (const [name, root] of Object.entries(ROOTS)) yield* numbersOf(root as Holder, name);
  for (const definition of FACTION_DEFINITIONS) {
    yield* numbersOf(
      definition as unknown as Holder,
      definition.id,
      Object.keys(printedOn(definition)),
    );
  }
  for (const [map, { startVp, board }] of Object.entries(MAP_DEFINITIONS)) {
    yield* numbersOf(startVp as Holder, `${map}/startVp`);
    yield* lettersOf(board.rows as string[], map);
  }
}

/** A board without its id and what is no data. */
function printedOn(definition: FactionDefinition): Holder {
  const { id, hooks, checks, kinds, questions, specials, ...printed } = definition;
  return printed;
}

function changeOf(holder: Holder, key: string, is: unknown, name: string): DataMutant {
  const was = holder[key];
  const set = (value: unknown) => () => {
    holder[key] = value;
  };
  return { name: `${name}/${key} ${was} to ${is}`, change: set(is), restore: set(was) };
}

function* numbersOf(
  holder: Holder,
  path: string,
  keys: readonly string[] = Object.keys(holder),
): Generator<DataMutant> {
  for (const key of keys) {
    const value = holder[key];
    if (typeof value === 'object' && value !== null) {
      yield* numbersOf(value as Holder, `${path}/${key}`);
    }
    if (typeof value !== 'number') continue;
    yield changeOf(holder, key, value + 1, path);
    if (value > 0) yield changeOf(holder, key, value - 1, path);
  }
}

function* lettersOf(rows: string[], map: string): Generator<DataMutant> {
  for (const [row, text] of rows.entries()) {
    for (const [column, letter] of [...text].entries()) {
      if (letter === ' ') continue;
      const next = LETTERS[(LETTERS.indexOf(letter) + 1) % LETTERS.length];
      const is = text.slice(0, column) + next + text.slice(column + 1);
      yield changeOf(rows as unknown as Holder, String(row), is, `${map}/rows`);
    }
  }
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
