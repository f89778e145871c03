import {
  type GameRecord,
  newestRules,
  playLine,
  readLine,
  seedFromNumber,
} from '../../src/kernel/index.ts';
import { printPlayerCommands } from '../../src/snellman/notation/print-ledger.ts';
import { inSiteOrder } from '../../src/snellman/writer/site-order.ts';
import { TableWriter } from '../../src/snellman/writer/table-writer.ts';
import type { Event } from '../../src/terra-mystica/events.ts';
import type { State } from '../../src/terra-mystica/state.ts';
import { game, type HandMade, position } from '../terra-mystica/hand-made.ts';

export interface Told {
  /** Options of the site. */
  readonly options: readonly string[];
  /** `faction: commands`, without the rows of the set-up. */
  readonly rows: readonly string[];
  /** The number of priests that each of the rows contains. */
  readonly priests: readonly number[];
  /** Facts that the notation cannot say. */
  readonly lacks: unknown;
}

/** A position that needs a change by hand for which `HandMade` has no field. */
export interface Prepared extends HandMade {
  readonly prepare?: (s: State) => void;
}

/**
 * The text for moves that are played from a position, under the rules of the site.
 * @param lines as in records
 */
export function told(made: Prepared, ...lines: readonly string[]): Told {
  const writer = new TableWriter(onSite(made));
  playAll(onSite(made), arranged(made, ...lines), (...heard) => writer.add(...heard));
  const table = writer.finish();
  const rows = table.flatMap((entry) => {
    if (entry.kind !== 'row') return [];
    const words = printPlayerCommands(entry.commands);
    const text = words === '' ? entry.faction : `${entry.faction}: ${words}`;
    return words === 'setup' ? [] : [{ text, priests: entry.standing.priests }];
  });
  return {
    lacks: writer.lacking?.params.what,
    priests: rows.map(({ priests }) => priests),
    options: table.flatMap((entry) => (entry.kind === 'option' ? [entry.option] : [])),
    rows: rows.map(({ text }) => text),
  };
}

/** The moves in the order that the site requires; throws if it accepts them in no order. */
export function arranged(made: Prepared, ...lines: readonly string[]): readonly string[] {
  const start = onSite(made);
  playAll(onSite(made), lines);
  const record: GameRecord = {
    game: game.id,
    rulesVersion: newestRules(game),
    options: {},
    seed: seedFromNumber(1),
    commands: lines,
  };
  const ordered = inSiteOrder(game, record, start);
  if (ordered.ok) return ordered.value.commands;
  const { index, refusal } = ordered.error;
  throw new Error(`${refusal.code}: ${lines[index]}`);
}

/** Plays moves that must be legal. */
function playAll(
  s: State,
  lines: readonly string[],
  hear?: (...heard: Parameters<TableWriter['add']>) => void,
): void {
  const before = game.slot(s);
  for (const line of lines) {
    game.copy(s, before);
    const events: Event[] = [];
    const wrong = playLine(game, s, line, events);
    if (wrong !== undefined) throw new Error(`${line}: ${JSON.stringify(wrong)}`);
    const read = readLine(game, before, line);
    if (read.ok) hear?.(before, ...read.value, s, events);
  }
}

function onSite(made: Prepared): State {
  const s = position({ ...made, options: { rules: 'snellman', ...made.options } });
  made.prepare?.(s);
  return s;
}
