import './invitations.css';
import { useSpeech } from '../../messages/speech.ts';
import { invitationsApi } from '../../table/remote/invitations-api.ts';
import { INVITATION_MESSAGES } from './messages.ts';
import { useInvitations } from './use-invitations.ts';

/** Whether a person wants invitations, and whose invitations are refused. */
export function WantedInvitations() {
  const { language } = useSpeech();
  const w = INVITATION_MESSAGES[language];
  const { found, learn } = useInvitations();
  if (found === undefined) return null;
  return (
    <section className="set-up-part" aria-labelledby="wanted-invitations">
      <h2 id="wanted-invitations">{w.heading}</h2>
      <label className="check">
        <input
          type="checkbox"
          checked={!found.none}
          data-want-invitations
          onChange={({ currentTarget }) =>
            void invitationsApi.wantNone(!currentTarget.checked).then(learn)
          }
        />
        {w.wanted}
      </label>
      <p className="hint">{w.wantedHint}</p>
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
