import { useState } from 'preact/compat';
import { hides } from '../game/rules.ts';
import { useTable } from '../play/context.ts';
import { useSpeech } from '../speech.ts';

/** The links to seats that nobody has taken yet; and whether the server can be heard. */
export function Invitations() {
  const { m } = useSpeech();
  const { play } = useTable();
  const { links = [], connection, players, holders = 0, isUnseated, game } = play.table;
  const { now } = play;
  const free = links.flatMap((link, seat) => (link === undefined ? [] : [{ link, seat }]));
  const watching = connection !== 'here' && players.every(({ kind }) => kind !== 'here');
  return (
    <>
      {connection === 'lost' && (
        <p className="connection" role="alert">
          {m.remote.lost}
        </p>
      )}
      {connection === 'deleted' && (
        <p className="connection" role="alert">
          {m.remote.deleted}
        </p>
      )}
      {holders > 1 && hides(game, now) && (
        <p className="hint shared-seat">{m.remote.shared(holders)}</p>
      )}
      {isUnseated === true && <p role="alert">{m.remote.unseated}</p>}
      {watching && <p className="hint">{m.remote.watching}</p>}
      {free.length > 0 && (
        <section className="invitations" aria-labelledby="invitations">
          <h2 id="invitations">{m.remote.invite}</h2>
          <p className="hint">{m.remote.inviteHint}</p>
          <ul>
            {free.map(({ link, seat }) => (
              <li key={seat}>
                <Invitation link={link} name={m.start.seat(seat + 1)} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Invitation({ link, name }: { readonly link: string; readonly name: string }) {
  const { m } = useSpeech();
  const [copied, setCopied] = useState(false);
  // On a plain LAN address there is no clipboard; the text can be copied by hand.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  return (
    <label className="invitation">
      <span>{name}</span>
      <input readOnly value={link} onFocus={({ currentTarget }) => currentTarget.select()} />
      {clipboard !== undefined && (
        <button
          type="button"
          onClick={() => void clipboard.writeText(link).then(() => setCopied(true))}
        >
          {copied ? m.remote.copied : m.remote.copy}
        </button>
      )}
    </label>
  );
}
