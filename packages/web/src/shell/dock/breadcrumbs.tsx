import { useEffect, useMemo, useRef } from 'preact/compat';
import { type AnyDraft, draftOnce } from '../../game/draft.ts';
import { useGameSpeech } from '../../messages/speech.ts';
import { useTable } from '../../play/context.ts';

/** The draft as a chain; each link takes back itself and all links after it. */
export function Breadcrumbs({ draft }: { readonly draft: AnyDraft }) {
  const speech = useGameSpeech();
  const { m } = speech;
  const { play, face } = useTable();
  const { Amount } = face.table;
  const { sending } = play.plan;
  const isReady = play.ready !== undefined;
  const asked = face.table.confirm(speech, play).next;
  const next = asked ?? (isReady ? undefined : m.draft.more);
  const links = useMemo(
    () =>
      draft.moves.map((move, index) => {
        const before = draftOnce(draft.game, draft.base, draft.seat, draft.moves.slice(0, index));
        const state = before.ok ? before.value.state : draft.base;
        const whole = speech.move(state, move);
        const last = draft.moves[index - 1];
        return { whole, link: face.crumb?.(speech, state, move, last) ?? whole };
      }),
    [draft, speech, face],
  );
  const list = useRef<HTMLOListElement>(null);
  // The last link is scrolled into sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the chain changes.
  useEffect(() => {
    list.current?.scrollTo(list.current.scrollWidth, 0);
  }, [links]);
  return (
    <ol ref={list} className="dock-line drafted" aria-label={m.draft.heading}>
      {links.map(({ link, whole }, index) => (
        <li key={index}>
          <span className="crumb" title={whole}>
            {link}
          </span>
          {Amount !== undefined && <Amount at={index} />}
          <button
            type="button"
            className="crumb-undo"
            aria-label={m.draft.undoTo(whole)}
            disabled={sending}
            onClick={() => play.wish({ do: 'undo', to: index })}
          >
            ×
          </button>
        </li>
      ))}
      {next !== undefined && (
        <li
          className={isReady ? 'crumb-more crumb-ready' : 'crumb-more'}
          data-said={asked === undefined ? 'on the button' : undefined}
        >
          {next}
        </li>
      )}
    </ol>
  );
}
