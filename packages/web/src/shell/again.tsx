import { useState } from 'preact/compat';
import { useSpeech } from '../messages/speech.ts';
import { useTable } from '../play/context.ts';

/**
 * After a game: a new one with the same players and options, another deal, and seats moved by one.
 */
export function Again() {
  const { m } = useSpeech();
  const { port } = useTable();
  if (port.rematch !== undefined) return <Rematch />;
  if (port.again === undefined) return null;
  return (
    <button
      type="button"
      className="main"
      data-again
      onClick={() => {
        const id = port.again?.();
        if (id !== undefined) window.location.hash = `#/table/${id}`;
      }}
    >
      {m.scores.again}
    </button>
  );
}

/** At a table of a server: the first press makes the next table for all. */
function Rematch() {
  const { m } = useSpeech();
  const { play, port } = useTable();
  const [isSending, setSending] = useState(false);
  const { players, rematch } = play.table;
  const isOurs = port.seating?.isHost === true || players.some(({ kind }) => kind === 'here');
  if (!isOurs) {
    return rematch === undefined ? null : (
      <button
        type="button"
        className="main"
        data-rematch
        onClick={() => {
          window.location.href = `/t/${rematch}`;
        }}
      >
        {m.together.watchNext}
      </button>
    );
  }
  const go = async () => {
    setSending(true);
    const made = await port.rematch?.();
    // A page that is left may be shown again as it was; a second press leads to the same table.
    setSending(false);
    if (typeof made === 'string') window.location.href = `/t/${made}`;
    else if (made !== undefined) play.wish({ do: 'refused', refusal: made });
  };
  return (
    <button
      type="button"
      className="main"
      data-rematch
      disabled={isSending}
      onClick={() => void go()}
    >
      {rematch === undefined ? m.together.again : m.together.toNext}
    </button>
  );
}
