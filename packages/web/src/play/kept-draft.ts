import type { AnyStep } from '../game/history.ts';
import { dropOldest } from '../table/drop-oldest.ts';
import type { Shelf } from '../table/storage.ts';
import type { Segment } from './plan.ts';

/** The unsent draft of a seat, as this device stores it. */
export interface KeptDraft extends Segment {
  /** Milliseconds since 1970. */
  readonly changed: number;
}

const PREFIX = 'pangaea.draft.';
/** The number of tables whose drafts are stored; the oldest are dropped. */
const KEPT = 40;

/**
 * Stores a draft beside those of other tables. If the browser has no room, the game goes on without
 * it.
 */
export function keepDraft(shelf: Shelf, table: string, draft: KeptDraft): void {
  try {
    shelf.setItem(PREFIX + table, JSON.stringify(draft));
    dropOldest(shelf, PREFIX, KEPT, PREFIX + table);
  } catch {
    // Full, or forbidden.
  }
}

export function keptDraft(shelf: Shelf, table: string): KeptDraft | undefined {
  try {
    const { seat, version, commands, changed } = JSON.parse(shelf.getItem(PREFIX + table) ?? '{}');
    if (![seat, version, changed].every(Number.isInteger) || !Array.isArray(commands)) {
      return undefined;
    }
    return commands.every((each) => typeof each === 'string')
      ? { seat, version, commands, changed }
      : undefined;
  } catch {
    return undefined;
  }
}

export function dropDraft(shelf: Shelf, table: string): void {
  try {
    shelf.removeItem(PREFIX + table);
  } catch {
    // A browser that forbids storage has no drafts.
  }
}

/**
 * The fate of a stored draft, or of a segment without an answer. `fits`: only standing orders were
 * played since, which change nothing on the board. `sent`: exactly these moves follow. Otherwise
 * the game has gone on without it.
 */
export function fateOf(
  { seat, version, commands }: Segment,
  steps: readonly Pick<AnyStep, 'seat' | 'command'>[],
): 'fits' | 'sent' | 'overtaken' {
  if (version > steps.length) return 'overtaken';
  const since = steps.slice(version).filter(({ command }) => !command.startsWith('order '));
  if (since.length === 0) return 'fits';
  const isSent = commands.every(
    (command, at) => since[at]?.seat === seat && since[at].command === command,
  );
  return isSent ? 'sent' : 'overtaken';
}
