import { useEffect, useMemo, useRef } from 'preact/compat';
import { type AnyDraft, draftOn } from '../../game/draft.ts';
import { useGameSpeech } from '../../messages/speech.ts';
import { useTable } from '../../play/context.ts';

/** The draft as a chain; each link takes back itself and all links after it. */
export function Breadcrumbs({ draft }: { readonly draft: AnyDraft }) {
  const speech = useGameSpeech();
  const { m } = speech;
  const { play, face } = useTable();
  const { sending } = play.plan;
  const isReady = play.ready !== undefined;
  const { next = isReady ? undefined : m.draft.more } = face.table.confirm(speech, play);
  const links = useMemo(
    () =>
      draft.moves.map((move, index) => {
        const before = draftOn(draft.game, draft.base, draft.seat, draft.moves.slice(0, index));
        return speech.move(before.ok ? before.value.state : draft.base, move);
      }),
    [draft, speech],
  );
  const list = useRef<HTMLOListElement>(null);
  // The last link is scrolled into sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the chain changes.
  useEffect(() => {
    list.current?.scrollTo(list.current.scrollWidth, 0);
  }, [links]);
  return (
    <ol ref={list} className="dock-line drafted" aria-label={m.draft.heading}>
      {links.map((link, index) => (
        <li key={`${index}-${link}`}>
          <span className="crumb" title={link}>
            {link}
          </span>
          <button
            type="button"
            className="crumb-undo"
            aria-label={m.draft.undoTo(link)}
            disabled={sending}
            onClick={() => play.wish({ do: 'undo', to: index })}
          >
            ×
          </button>
        </li>
      ))}
      {next !== undefined && (
        <li className={isReady ? 'crumb-more crumb-ready' : 'crumb-more'}>{next}</li>
      )}
    </ol>
  );
}
