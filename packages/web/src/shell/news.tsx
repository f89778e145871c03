import { useSpeech } from '../messages/speech.ts';
import { useTable } from '../play/context.ts';
import { later } from '../ui/later.tsx';
import { EditionNote } from './edition-note.tsx';

const Unsaved = later(async () => (await import('./unsaved.tsx')).Unsaved);

/** News over the map that moves nothing: refusals, the connection, bots that fail, free seats. */
export function News() {
  const { company, play } = useTable();
  return (
    <div className="news">
      <Refused />
      <BotsFail />
      {play.table.isUnsaved && <Unsaved />}
      {company !== undefined && <company.RequestLine />}
      {company !== undefined && <company.Invitations />}
      {company !== undefined && <company.TellMe />}
      <EditionNote />
      {company !== undefined && <company.Tidings />}
    </div>
  );
}

/** Tells which bots of this device are not available at present. */
function BotsFail() {
  const { m } = useSpeech();
  const { play, who } = useTable();
  const { failing = [] } = play.table;
  if (failing.length === 0) return null;
  return (
    <p className="connection" role="alert">
      {m.botsFail(m.all(failing.map(who.full)))}
    </p>
  );
}

/**
 * The reason why the last input was refused; it disappears with the next input, or when it is
 * closed.
 */
function Refused() {
  const speech = useSpeech();
  const { m } = speech;
  const { play, who, face } = useTable();
  const { RefusalMore } = face.table;
  const { refusal } = play.plan;
  return (
    <div className={refusal === undefined ? 'refused' : 'refused refused-now'}>
      <p className="refusal" role="status">
        {refusal !== undefined && speech.refusal(refusal, who)}
      </p>
      {refusal !== undefined && RefusalMore !== undefined && <RefusalMore refusal={refusal} />}
      {refusal !== undefined && (
        <button
          type="button"
          className="quiet"
          aria-label={m.close}
          onClick={() => play.wish({ do: 'excuse' })}
        >
          ×
        </button>
      )}
    </div>
  );
}
