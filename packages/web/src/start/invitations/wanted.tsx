import './invitations.css';
import { NOBODY, useSpeech } from '../../messages/speech.ts';
import { invitationsApi } from '../../table/remote/invitations-api.ts';
import { useNewestWish } from '../newest-wish.ts';
import { INVITATION_MESSAGES } from './messages.ts';
import { useInvitations } from './use-invitations.ts';

/** Whether a person wants invitations, and whose invitations are refused. */
export function WantedInvitations() {
  const speech = useSpeech();
  const w = INVITATION_MESSAGES[speech.language];
  const { found, refused, learn } = useInvitations();
  const [none, wantNone] = useNewestWish(found?.none ?? false, invitationsApi.wantNone, learn);
  if (found === undefined) return null;
  return (
    <section className="set-up-part" aria-labelledby="wanted-invitations">
      <h2 id="wanted-invitations">{w.heading}</h2>
      <label className="check">
        <input
          type="checkbox"
          checked={!none}
          data-want-invitations
          onChange={({ currentTarget }) => wantNone(!currentTarget.checked)}
        />
        {w.wanted}
      </label>
      <p className="hint">{w.wantedHint}</p>
      {refused !== undefined && <p role="alert">{speech.refusal(refused, NOBODY)}</p>}
      {found.refused.length > 0 && (
        <>
          <h3>{w.unwanted}</h3>
          <ul className="invitation-people">
            {found.refused.map(({ id, name }) => (
              <li key={id}>
                <span>{name === '' ? w.somebody : name}</span>
                <button
                  type="button"
                  data-allow-invitations={id}
                  onClick={() => void invitationsApi.allow(id).then(learn)}
                >
                  {w.allow}
                  <span className="spoken">: {name}</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
