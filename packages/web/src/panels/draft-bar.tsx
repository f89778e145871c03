import { kindOf } from '@pangaea/rules/kernel';
import { FRAME, KIND } from '@pangaea/rules/terra-nova';
import { useEffect, useMemo } from 'react';
import { draftOn } from '../game/draft.ts';
import { outcomeOf } from '../game/outcome.ts';
import { useTable } from '../play/context.ts';
import { useSpeech } from '../speech.ts';
import { Outcome } from './outcome.tsx';

/** What was drafted, what it comes to, and the buttons that send it or take it back. */
export function DraftBar() {
  const speech = useSpeech();
  const { m } = speech;
  const { play } = useTable();
  const { draft, ready, wish, send } = play;
  const { sending } = play.plan;
  const lines = useMemo(() => {
    if (draft === undefined) return [];
    return draft.moves.map((move, index) => {
      const before = draftOn(draft.base, draft.seat, draft.moves.slice(0, index));
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
  // The end of a common exchange is the one segment that begins with ending it.
  const keep = draft.moves.length === 0 && draft.state.top() === FRAME.exchange;
  if (draft.moves.length === 0) {
    if (!keep) return null;
    return (
      <div className="draft">
        <button type="button" className="main" data-send onClick={() => send([KIND.end])}>
          {speech.w.orders.keep}
        </button>
      </div>
    );
  }
  const passes = draft.moves.some((move) => kindOf(move) === KIND.pass);
  return (
    <section className="draft" aria-label={m.draft.heading}>
      <ol className="drafted">
        {lines.map((line, index) => (
          <li key={`${index}-${line}`}>{line}</li>
        ))}
      </ol>
      <Outcome outcome={outcomeOf(draft.base, draft.seat, draft.events)} />
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
          <span className="hint">{m.draft.more}</span>
        ) : (
          <button
            type="button"
            className="main"
            data-send
            disabled={sending}
            onClick={() => send(ready)}
          >
            {passes ? m.draft.sendPass : m.draft.send}
          </button>
        )}
      </div>
    </section>
  );
}
