import { useEffect, useLayoutEffect, useRef } from 'preact/compat';
import { type AnyHistory, stateAt } from '../game/history.ts';
import { dropDraft, fateOf, keepDraft, keptDraft } from './kept-draft.ts';
import type { Plan, Wish } from './plan.ts';

/**
 * Restores a draft after the page was closed, for each table separately, when its seat has to
 * decide. If the game has gone on meanwhile, the draft is dropped with a message.
 * @param table undefined if no draft of it is stored
 * @param seat the seat at this device that has to decide
 */
export function useKeptDraft(
  table: string | undefined,
  history: AnyHistory,
  seat: number | undefined,
  { moves, sending }: Plan,
  wish: (wish: Wish) => void,
): void {
  const { game, steps } = history;
  /** There is no stored draft any more. */
  const isRestored = useRef(false);
  const isKept = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at when somebody is asked, or something was played.
  useEffect(() => {
    if (table === undefined || isRestored.current) return;
    const kept = keptDraft(localStorage, table);
    const fate = kept === undefined ? 'none' : fateOf(kept, steps);
    if (kept !== undefined && fate === 'fits' && seat !== kept.seat) return;
    isRestored.current = true;
    const now = stateAt(history);
    const read = kept?.commands.map((each) => game.book.game.notation.parse(now, each)) ?? [];
    const moves = read.flatMap((each) => (each.ok ? [each.value] : []));
    if (fate === 'fits' && moves.length === read.length) wish({ do: 'restore', moves });
    else {
      dropDraft(localStorage, table);
      const refusal = { code: 'draft-dropped', params: {} };
      if (fate === 'fits' || fate === 'overtaken') wish({ do: 'refused', refusal });
    }
  }, [table, seat, steps.length]);
  // Stored before it is painted: a player who closes the page at once finds it again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: stored when it changes.
  useLayoutEffect(() => {
    if (table === undefined || sending) return;
    if (moves.length > 0 && seat !== undefined) {
      const now = stateAt(history);
      const commands = moves.map((move) => game.book.game.notation.print(now, move));
      const version = steps.length;
      keepDraft(localStorage, table, { seat, version, commands, changed: Date.now() });
      isRestored.current = true;
      isKept.current = true;
    } else if (moves.length === 0 && isKept.current) {
      dropDraft(localStorage, table);
      isKept.current = false;
    }
  }, [table, moves, sending, seat, steps.length]);
}
