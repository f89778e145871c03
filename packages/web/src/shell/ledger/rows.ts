import { type ChapterOf, chaptersOf, linesOf } from '../../game/chapters.ts';
import { type AnyHistory, type AnyStep, stateAt } from '../../game/history.ts';
import { eventCount, tableAt } from '../../game/moment.ts';
import type { TallyColumn } from '../../play/face/tally.ts';

/** One figure of a row, and its change by the move; undefined where a text has changed. */
export interface Cell {
  readonly value: number | string | undefined;
  readonly change: number | undefined;
  readonly isChanged: boolean;
}

/** A row of the ledger: consecutive moves of one seat, or the effects of a round on one seat. */
export interface LedgerRow {
  readonly seat: number;
  /** The moves of the row; empty if no move caused it. */
  readonly steps: readonly AnyStep[];
  /** The moment right after the moves of the row. */
  readonly moment: number;
  /** One cell for each column. */
  readonly cells: readonly Cell[];
}

/** The rows of a round, or those before the first round. */
export interface LedgerPart {
  readonly mark: string | undefined;
  readonly rows: readonly LedgerRow[];
}

/**
 * The game as a table with one row for each move.
 * @param only the seat whose rows are wanted; if left out, all seats
 */
export function ledgerOf(
  history: AnyHistory,
  columns: readonly TallyColumn[],
  chapterOf: ChapterOf,
  only?: number,
): readonly LedgerPart[] {
  const { game: rules } = history.game.book;
  const seats = Array.from({ length: rules.seats(history.start) }, (_, seat) => seat);
  const isWanted = (seat: number) => only === undefined || only === seat;
  const figures = (state: unknown) =>
    seats.map((seat) => columns.map((column) => column.value(state, seat)));
  let before = figures(history.start);
  const parts: { mark: string | undefined; rows: LedgerRow[] }[] = [];
  const add = (seat: number, steps: readonly AnyStep[], moment: number, now: typeof before) => {
    const cells = now[seat].map((value, at) => cellOf(before[seat][at], value));
    const isTold = steps.length > 0 || cells.some(({ isChanged }) => isChanged);
    if (isTold && isWanted(seat)) parts[parts.length - 1].rows.push({ seat, steps, moment, cells });
  };
  const all = eventCount(history);
  for (const { begun, told } of chaptersOf(history, chapterOf)) {
    if (parts.length === 0 || begun?.mark !== undefined)
      parts.push({ mark: begun?.mark, rows: [] });
    for (const line of linesOf(told)) {
      const last = line[line.length - 1];
      const moment = last.before + last.events.length;
      const now = figures(moment >= all ? stateAt(history) : tableAt(history, moment));
      const steps = line.flatMap(({ step }) => (step === undefined ? [] : [step]));
      if (steps.length > 0) add(steps[0].seat, steps, moment, now);
      // Gains of others by a move are in their next rows; gains by a round have separate rows.
      else for (const seat of seats) add(seat, [], moment, now);
      before = steps.length > 0 ? withSeat(before, steps[0].seat, now) : now;
    }
  }
  return parts.filter(({ rows }) => rows.length > 0);
}

function withSeat<T>(before: readonly T[], seat: number, now: readonly T[]): T[] {
  return before.map((each, at) => (at === seat ? now[at] : each));
}

function cellOf(before: Cell['value'], value: Cell['value']): Cell {
  const areNumbers = typeof before === 'number' && typeof value === 'number';
  const change = areNumbers ? value - before : undefined;
  return { value, change, isChanged: before !== value };
}

/**
 * The rows of the ledger as a text that spreadsheets read as a table: cells separated by tabs.
 * @param head the names of the columns, after those of round, seat and move
 */
export function ledgerText(
  parts: readonly LedgerPart[],
  head: readonly string[],
  told: (row: LedgerRow, mark: string | undefined) => readonly [seat: string, move: string],
): string {
  const lines = parts.flatMap(({ mark, rows }) =>
    rows.map((row) => [
      mark ?? '',
      ...told(row, mark),
      ...row.cells.map(({ value = '' }) => `${value}`),
    ]),
  );
  return [head, ...lines].map((cells) => cells.map(asCell).join('\t')).join('\n');
}

function asCell(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}
