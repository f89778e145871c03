import { useEffect, useLayoutEffect, useRef } from 'preact/compat';
import { type AnyHistory, stateAt } from '../game/history.ts';
import { dropDraft, fateOf, keepDraft, keptDraft } from './kept-draft.ts';
import type { Plan, Wish } from './plan.ts';

/**
 * Restores a draft after the page was closed, for each table separately, when its seat has to
 * decide. If the game has gone on meanwhile, the draft is dropped with a message.
 * @param table the name under which it is stored; empty if none is
 * @param seat the seat at this device that has to decide
 */
export function useKeptDraft(
  table: string,
  history: AnyHistory,
  seat: number | undefined,
  { moves, sending }: Plan,
  wish: (wish: Wish) => void,
): void {
  const { game, steps } = history;
  /**
   * `restored`: the table whose stored draft has been restored or dropped. `kept`: the table for
   * which this page has stored a draft.
   */
  const restored = useRef('');
  const kept = useRef('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when seat or game changes.
  useEffect(() => {
    if (restored.current === table) return;
    const found = keptDraft(localStorage, table);
    const fate = found === undefined ? 'none' : fateOf(found, steps);
    if (found !== undefined && fate === 'fits' && seat !== found.seat) return;
    restored.current = table;
    const now = stateAt(history);
    const read = found?.commands.map((each) => game.book.game.notation.parse(now, each)) ?? [];
    const moves = read.flatMap((each) => (each.ok ? [each.value] : []));
    if (fate === 'fits' && moves.length === read.length) wish({ do: 'restore', moves });
    else {
      dropDraft(localStorage, table);
      const refusal = { code: 'draft-dropped', params: {} };
      if (fate === 'fits' || fate === 'overtaken') wish({ do: 'refused', refusal });
    }
  }, [table, seat, steps.length]);
  // Stored before it is painted: a player who closes the page at once finds it again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: stores only when the draft changes.
  useLayoutEffect(() => {
    if (table === '' || sending) return;
    if (moves.length > 0 && seat !== undefined) {
      const now = stateAt(history);
      const commands = moves.map((move) => game.book.game.notation.print(now, move));
      const version = steps.length;
      keepDraft(localStorage, table, { seat, version, commands, changed: Date.now() });
      restored.current = table;
      kept.current = table;
    } else if (moves.length === 0 && kept.current !== '') {
      dropDraft(localStorage, kept.current);
      kept.current = '';
    }
  }, [table, moves, sending, seat, steps.length]);
}
