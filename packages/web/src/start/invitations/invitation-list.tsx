import './invitations.css';
import type { Invited } from '@pangaea/wire';
import { useRef, useState } from 'preact/compat';
import { ago } from '../../clock/ago.ts';
import { agreedSaid } from '../../clock/agreed.ts';
import { SERVER_TIME } from '../../clock/server-time.ts';
import { GAMES, isGameId } from '../../games/list.ts';
import { NOBODY, useSpeech } from '../../messages/speech.ts';
import { invitationsApi } from '../../table/remote/invitations-api.ts';
import { INVITATION_MESSAGES } from './messages.ts';
import { useInvitations } from './use-invitations.ts';

/** An invitation that was declined just now, with its sender. */
interface Declined {
  readonly name: string;
  readonly isForAll: boolean;
}

/**
 * Tables to which this person is invited, each with a link to its free seat.
 * @param table if given, only the invitation to this table is listed
 */
export function InvitationList({ table }: { readonly table?: string }) {
  const speech = useSpeech();
  const { m, language } = speech;
  const w = INVITATION_MESSAGES[language];
  const { found, refused, learn } = useInvitations();
  const [declined, setDeclined] = useState<Declined>();
  const all = found?.invitations ?? [];
  const shown = table === undefined ? all : all.filter((each) => each.table === table);
  const hasShown = useRef(false);
  if (shown.length > 0) hasShown.current = true;
  const isPast = table !== undefined && hasShown.current && shown.length === 0;
  if (shown.length === 0 && declined === undefined && !isPast) return null;
  const decline = async ({ table, name }: Invited, what: 'this' | 'person') => {
    if (learn(await invitationsApi.decline({ table, for: what })))
      setDeclined({ name: nameOf(name), isForAll: what === 'person' });
  };
  const nameOf = (name: string) => (name === '' ? w.somebody : name);
  return (
    <section className="invited-to" aria-labelledby="invited-to" data-invitations={shown.length}>
      <h2 id="invited-to">{w.heading}</h2>
      <ul>
        {shown.map((each) => {
          const game = isGameId(each.game) ? GAMES[each.game].title[language] : each.game;
          const said = w.invites(nameOf(each.name), game);
          return (
            <li key={each.table} data-invitation={each.table}>
              <p>
                <b>{said}</b>
                <small>
                  {m.phrases([
                    w.free(each.free),
                    m.remote.tempos[each.pace],
                    ...(each.time === undefined ? [] : agreedSaid(m, each.time)),
                    ago(each.at, SERVER_TIME.now(), language),
                  ])}
                </small>
              </p>
              <p className="invitation-ways">
                <a className="invited-take" href={each.link} data-take-invitation>
                  {w.take}
                </a>
                <button type="button" data-decline onClick={() => void decline(each, 'this')}>
                  {w.decline}
                  <span className="spoken">: {said}</span>
                </button>
                <button
                  type="button"
                  className="quiet"
                  data-decline-all
                  onClick={() => void decline(each, 'person')}
                >
                  {w.never(nameOf(each.name))}
                </button>
              </p>
            </li>
          );
        })}
      </ul>
      {refused !== undefined && <p role="alert">{speech.refusal(refused, NOBODY)}</p>}
      <p role="status">
        {declined === undefined
          ? isPast && w.past
          : declined.isForAll
            ? w.refused(declined.name)
            : w.declined}
      </p>
    </section>
  );
}
