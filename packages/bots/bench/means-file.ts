// Games of equal bots, each as a line of JSON, so that a run can be ended and continued.
import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/** A finished game. */
export interface PlayedTable {
  readonly game: string;
  readonly level: string;
  /** The positions that a bot could visit before a move. */
  readonly positions: number;
  readonly players: number;
  readonly variant: string;
  /** The number of the deal; it gives the same table again. */
  readonly deal: number;
  readonly board: string;
  /** The factions by seat. */
  readonly factions: readonly string[];
  /** Final points by seat. */
  readonly vp: readonly number[];
}

/** The key of a table; it is unique within a file. */
export function keyOf({
  players,
  variant,
  deal,
}: Pick<PlayedTable, 'players' | 'variant' | 'deal'>): string {
  return `${players} ${variant} ${deal}`;
}

/**
 * The games of a text, each once. An incomplete last line of a run that was ended is left out.
 * @throws Error if they belong to different games, levels or numbers of positions, since their mean
 * would have no meaning
 */
export function readTables(text: string): PlayedTable[] {
  const tables = new Map<string, PlayedTable>();
  let kind: string | undefined;
  for (const line of text.split('\n')) {
    const table = parseTable(line);
    if (table === undefined) continue;
    const own = `${table.game}, ${table.level}, ${table.positions} positions`;
    kind ??= own;
    if (own !== kind) throw new Error(`games of two kinds: ${kind}; ${own}`);
    tables.set(keyOf(table), table);
  }
  return [...tables.values()];
}

function parseTable(line: string): PlayedTable | undefined {
  try {
    return line === '' ? undefined : JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** The text of a file; empty if the file does not exist yet. */
export function textOf(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** Adds a line in a single write, so that several runs can write to one file. */
export function appendTable(file: string, table: PlayedTable): void {
  const text = textOf(file);
  const gap = text === '' || text.endsWith('\n') ? '' : '\n';
  appendFileSync(file, `${gap}${JSON.stringify(table)}\n`);
}
