import { useState } from 'preact/compat';
import { useSpeech } from '../messages/speech.ts';
import { useOpenedWords } from '../messages/use-opened-words.ts';
import { useTable } from '../play/context.ts';

/**
 * After a game: begins a new one with the same options and players, another deal, and every player
 * moved by one seat.
 */
export function Again() {
  const { m } = useSpeech();
  const { storage } = useOpenedWords();
  const { play, port } = useTable();
  const [refused, setRefused] = useState('');
  if (port.rematch !== undefined) return <Rematch />;
  if (port.again === undefined) return null;
  const go = async () => {
    const made = await port.again?.().catch(() => undefined);
    if (typeof made === 'string') window.location.hash = `#/table/${made}`;
    else if (made === undefined) setRefused(m.version.unreached);
    else if (made.code === 'unsaved') setRefused(storage.noRoom);
    else play.wish({ do: 'refused', refusal: made });
  };
  return (
    <>
      {refused !== '' && <p role="alert">{refused}</p>}
      <button type="button" className="main" data-again onClick={() => void go()}>
        {m.scores.again}
      </button>
    </>
  );
}

/** The rematch of a table of a server: the first press makes the next table for all. */
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
