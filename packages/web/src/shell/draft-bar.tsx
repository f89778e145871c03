import { type ReactNode, useEffect, useMemo } from 'react';
import { type AnyDraft, draftOn } from '../game/draft.ts';
import { useTable } from '../play/context.ts';
import { useGameSpeech } from '../speech.ts';

interface Props {
  /** What the draft comes to. */
  readonly outcome: (draft: AnyDraft) => ReactNode;
  /** On the button that sends it. */
  readonly label: string;
  /** With nothing drafted: a segment of one move that says that nothing is wanted. */
  readonly nothing?: { readonly label: string; readonly move: number } | undefined;
  /** On a button that sends what was drafted so far, where more may follow and others wait to see it. */
  readonly early?: string | undefined;
}

/** What was drafted, what it comes to, and the buttons that send it or take it back. */
export function DraftBar({ outcome, label, nothing, early }: Props) {
  const speech = useGameSpeech();
  const { m } = speech;
  const { play } = useTable();
  const { draft, ready, wish, send } = play;
  const { sending } = play.plan;
  const lines = useMemo(() => {
    if (draft === undefined) return [];
    return draft.moves.map((move, index) => {
      const before = draftOn(draft.game, draft.base, draft.seat, draft.moves.slice(0, index));
      return speech.move(before.ok ? before.value.state : draft.base, move);
    });
  }, [draft, speech]);
  const undoable = !sending && draft !== undefined && draft.moves.length > 0;
  useEffect(() => {
    if (!undoable) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey) return;
      event.preventDefault();
      wish({ do: 'undo' });
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [undoable, wish]);
  if (draft === undefined) return null;
  if (draft.moves.length === 0) {
    if (nothing === undefined) return null;
    return (
      <div className="draft">
        <button type="button" className="main" data-send onClick={() => send([nothing.move])}>
          {nothing.label}
        </button>
      </div>
    );
  }
  return (
    <section className="draft" aria-label={m.draft.heading}>
      <ol className="drafted">
        {lines.map((line, index) => (
          <li key={`${index}-${line}`}>{line}</li>
        ))}
      </ol>
      {outcome(draft)}
      <div className="draft-buttons">
        <button type="button" data-undo disabled={sending} onClick={() => wish({ do: 'undo' })}>
          {m.draft.undo}
        </button>
        {draft.moves.length > 1 && (
          <button type="button" className="quiet" onClick={() => wish({ do: 'clear' })}>
            {m.draft.undoAll}
          </button>
        )}
        {ready === undefined ? (
          <>
            <span className="hint">{m.draft.more}</span>
            {early !== undefined && (
              <button
                type="button"
                className="quiet"
                data-early
                disabled={sending}
                onClick={() => send(draft.moves)}
              >
                {early}
              </button>
            )}
          </>
        ) : (
          <button
            type="button"
            className="main"
            data-send
            disabled={sending}
            onClick={() => send(ready)}
          >
            {label}
          </button>
        )}
      </div>
    </section>
  );
}
