import { useTable } from '../play/context.ts';
import { useSpeech } from '../speech.ts';
import { RequestLine } from '../together/request-line.tsx';
import { Tidings } from '../together/tidings.tsx';
import { EditionNote } from './edition-note.tsx';
import { Invitations } from './invitations.tsx';

/** What comes over the map and pushes nothing: why something was refused, the connection, free seats. */
export function News() {
  return (
    <div className="news">
      <Refused />
      <RequestLine />
      <Invitations />
      <EditionNote />
      <Tidings />
    </div>
  );
}

/** Why the last wish was refused; goes with the next one, or when it is put away. */
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
