import './invitations.css';
import type { Refusal } from '@pangaea/rules/kernel';
import type { Acquaintance } from '@pangaea/wire';
import { useEffect, useState } from 'preact/compat';
import { ago } from '../../clock/ago.ts';
import { SERVER_TIME } from '../../clock/server-time.ts';
import { GAMES, isGameId } from '../../games/list.ts';
import { NOBODY, useSpeech } from '../../messages/speech.ts';
import { invitationsApi } from '../../table/remote/invitations-api.ts';
import { INVITATION_MESSAGES } from './messages.ts';

/**
 * For the host of a waiting table: people with whom the host has played, each invited by one press.
 */
export function InvitePeople({ table }: { readonly table: string }) {
  const speech = useSpeech();
  const { language } = speech;
  const w = INVITATION_MESSAGES[language];
  const [people, setPeople] = useState<readonly Acquaintance[]>();
  const [refused, setRefused] = useState<Refusal>();
  useEffect(() => {
    let isGone = false;
    void invitationsApi.people(table).then((answer) => {
      if (isGone) return;
      if (answer.ok) setPeople(answer.value.people);
      else setRefused(answer.refused.refusal);
    });
    return () => {
      isGone = true;
    };
  }, [table]);
  const press = async (what: 'invite' | 'withdraw', { table: met, seat }: Acquaintance) => {
    const answer = await invitationsApi[what](table, { table: met, seat });
    setRefused(answer.ok ? undefined : answer.refused.refusal);
    if (answer.ok) setPeople(answer.value.people);
  };
  return (
    <>
      {refused !== undefined && <p role="alert">{speech.refusal(refused, NOBODY)}</p>}
      {people !== undefined && (
        <p className="hint">{people.length === 0 ? w.nobody : w.peopleHint}</p>
      )}
      <ul className="invitation-people" data-people={people?.length}>
        {people?.map((each) => {
          const name = each.name === '' ? w.nameless(each.seat + 1) : each.name;
          const game = isGameId(each.game) ? GAMES[each.game].title[language] : each.game;
          return (
            <li key={`${each.table} ${each.seat}`}>
              <span>
                <b>{name}</b>
                <small>{w.played(game, ago(each.played, SERVER_TIME.now(), language))}</small>
              </span>
              {each.invited && (
                <span className="hint" data-invited={name}>
                  {w.invited}
                </span>
              )}
              <button
                type="button"
                className={each.invited ? 'quiet' : ''}
                data-invite={each.invited ? undefined : name}
                data-withdraw={each.invited ? name : undefined}
                onClick={() => void press(each.invited ? 'withdraw' : 'invite', each)}
              >
                {each.invited ? w.withdraw : w.invite}
                <span className="spoken">: {name}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
