import { type Refusal, refusal } from '../refusal.ts';
import { err, ok, type Result } from '../result.ts';
import type { Buffers, Fields, Layout, Plain } from './layout.ts';

const KEPT_TABLES = 64;

/**
 * Makes a function that compiles tables. It keeps the last 64 tables, so that each of them is
 * compiled only once.
 */
export function keptTables<O, T>(compile: (options: O) => T): (options: O) => T {
  const tables = new Map<string, T>();
  return (options) => {
    const key = JSON.stringify(options);
    const kept = tables.get(key);
    if (kept !== undefined) return kept;
    const table = compile(options);
    if (tables.size >= KEPT_TABLES) tables.clear();
    tables.set(key, table);
    return table;
  };
}

/** Functions of a game that are needed to read a position. */
export interface PositionForm<S, O> {
  readonly layout: Pick<Layout<Fields>, 'fromPlain'>;
  options(given: unknown): Result<O, Refusal>;
  /** An empty state of a table with these options. */
  slot(options: O): S;
  /** The first field with an impossible value. */
  findImpossible(state: S): string | undefined;
  /** Computes the derived fields from the others. */
  derive(state: S): void;
}

/** Reads `{ options, position }`; further members are refused. */
export function readPosition<S extends Buffers, O>(
  json: unknown,
  form: PositionForm<S, O>,
): Result<S, Refusal> {
  const malformed = (field: string) => err(refusal('position-malformed', { field }));
  if (typeof json !== 'object' || json === null) return malformed('');
  const { options: given, position, ...surplus } = json as { options?: unknown; position?: Plain };
  const [unknown] = Object.keys(surplus);
  if (unknown !== undefined) return malformed(unknown);
  const options = form.options(given);
  if (!options.ok) return options;
  const state = form.slot(options.value);
  const read = form.layout.fromPlain(position, state);
  if (!read.ok) return read;
  const wrong = form.findImpossible(state);
  if (wrong !== undefined) return malformed(wrong);
  form.derive(state);
  return ok(state);
}
