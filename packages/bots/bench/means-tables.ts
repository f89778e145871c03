// Mean points of games of equal bots, as tables in Markdown.
import type { PlayedTable } from './means-file.ts';

/** The facts of a game for the tables. */
export type ToldTable = Pick<PlayedTable, 'board' | 'players' | 'factions' | 'vp'>;

const Z = 1.96;

/** Numbers whose mean is computed. */
export class Sample {
  #sum = 0;
  #squares = 0;
  size = 0;

  add(value: number): void {
    this.size++;
    this.#sum += value;
    this.#squares += value ** 2;
  }

  get mean(): number {
    return this.#sum / this.size;
  }

  /** Half of the 95 % confidence interval of the mean (normal); not a number for fewer than two. */
  get margin(): number {
    const variance = (this.#squares - this.#sum * this.mean) / (this.size - 1);
    return Z * Math.sqrt(Math.max(0, variance) / this.size);
  }
}

/** Samples by two names, such as faction and board. */
export class Samples {
  readonly #of = new Map<string, Map<string, Sample>>();

  add(row: string, column: string, value: number): void {
    const samples = this.#of.get(row) ?? new Map<string, Sample>();
    this.#of.set(row, samples);
    const sample = samples.get(column) ?? new Sample();
    samples.set(column, sample);
    sample.add(value);
  }

  at(row: string, column: string): Sample | undefined {
    return this.#of.get(row)?.get(column);
  }

  rows(): string[] {
    return [...this.#of.keys()];
  }

  columns(): string[] {
    return [...new Set([...this.#of.values()].flatMap((samples) => [...samples.keys()]))];
  }
}

const ALL = 'all';

/**
 * By board and number of players: the mean points of each game's seats. The seats of one game are
 * not independent, so each game counts once.
 */
export function pointsByBoard(tables: readonly ToldTable[]): Samples {
  const samples = new Samples();
  for (const { board, players, vp } of tables) {
    for (const row of [board, ALL]) {
      for (const column of [String(players), ALL]) samples.add(row, column, mean(vp));
    }
  }
  return samples;
}

/** By faction: the lead over the other seats, by number of players and in total, and the points. */
export function pointsByFaction(tables: readonly ToldTable[]): Samples {
  const samples = new Samples();
  for (const { factions, players, vp } of tables) {
    for (const [seat, faction] of factions.entries()) {
      samples.add(faction, 'points', vp[seat]);
      for (const column of [ALL, String(players)]) {
        samples.add(faction, column, aboveOthers(vp, seat));
      }
    }
  }
  return samples;
}

/** By faction and board: its lead over the other seats. */
export function factionsByBoard(tables: readonly ToldTable[]): Samples {
  const samples = new Samples();
  for (const { board, factions, vp } of tables) {
    for (const [seat, faction] of factions.entries()) {
      samples.add(faction, board, aboveOthers(vp, seat));
    }
  }
  return samples;
}

/** Points of a seat above the mean of the other seats at its table. */
export function aboveOthers(vp: readonly number[], seat: number): number {
  return vp[seat] - mean(vp.filter((_, other) => other !== seat));
}

function mean(list: readonly number[]): number {
  return list.reduce((sum, each) => sum + each, 0) / list.length;
}

/**
 * The mean points as tables in Markdown.
 * @param least means of fewer games are left out
 */
export function meansInMarkdown(tables: readonly ToldTable[], least: number): string {
  const counts = [...new Set(tables.map(({ players }) => players))].sort((a, b) => a - b);
  const byPlayers = counts.map((count) => ({ column: String(count), head: `${count} players` }));
  const all = { column: ALL, head: ALL };
  const byBoard = pointsByBoard(tables);
  const byFaction = pointsByFaction(tables);
  const boards = byBoard
    .rows()
    .filter((row) => row !== ALL)
    .sort();
  const factions = byFaction
    .rows()
    .sort((one, other) => meanAt(byFaction, other) - meanAt(byFaction, one));
  const parts = [
    'Points of a seat:',
    table('board', [...boards, ALL], [...byPlayers, all], byBoard, least, points),
    'Points of a faction, and points above the mean of the other seats at its table:',
    table('faction', factions, [POINTS], byFaction, least, points, [all, ...byPlayers]),
  ];
  if (boards.length > 1) {
    const columns = boards.map((board) => ({ column: board, head: board }));
    parts.push(
      'Points above the mean of the other seats, by board:',
      table('faction', factions, columns, factionsByBoard(tables), least, above),
    );
  }
  return `${parts.join('\n\n')}\n`;
}

interface Column {
  readonly column: string;
  readonly head: string;
}

const POINTS: Column = { column: 'points', head: 'points' };

function meanAt(samples: Samples, row: string): number {
  return samples.at(row, ALL)?.mean ?? 0;
}

/**
 * A table in Markdown.
 * @param relative names of the columns at the end, whose numbers have signs
 */
function table(
  what: string,
  rows: readonly string[],
  columns: readonly Column[],
  samples: Samples,
  least: number,
  cell: (sample: Sample) => string,
  relative: readonly Column[] = [],
): string {
  const told = (row: string, { column }: Column, tell: (sample: Sample) => string) => {
    const sample = samples.at(row, column);
    return sample === undefined || sample.size < Math.max(2, least) ? '–' : tell(sample);
  };
  const lines = rows.map((row) => [
    row,
    ...columns.map((column) => told(row, column, cell)),
    ...relative.map((column) => told(row, column, above)),
  ]);
  const heads = [what, ...[...columns, ...relative].map(({ head }) => head)];
  return [heads, heads.map(() => '---'), ...lines]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

function points({ mean: value, margin, size }: Sample): string {
  return `${value.toFixed(1)} ± ${margin.toFixed(1)} (${size})`;
}

function above({ mean: value, margin, size }: Sample): string {
  const shown = value.toFixed(1);
  const signed = Number(shown) === 0 ? '0.0' : value > 0 ? `+${shown}` : shown.replace('-', '−');
  return `${signed} ± ${margin.toFixed(1)} (${size})`;
}
