import type { Refusal } from '@pangaea/rules/kernel';
import type { TableInfo } from '@pangaea/wire';
import { type FormEvent, useEffect, useState } from 'preact/compat';
import { agreedSaid } from '../clock/agreed.ts';
import { GAMES, isGameId } from '../games/list.ts';
import { NOBODY, useSpeech } from '../messages/speech.ts';
import { peopleOf } from '../play/people.ts';
import { api } from '../table/remote/api.ts';
import { claimFor, shareFor } from '../table/remote/shares.ts';
import { Portrait } from '../ui/faces/face.tsx';
import { Part } from '../ui/part.tsx';
import { Masthead } from './masthead.tsx';
import { cleanName } from './name.ts';
import { NeverPlayed } from './never-played.tsx';
import { keepName, keptName } from './own-name.ts';
import { playersOf } from './players-of.ts';

/** Milliseconds until a server that did not answer is asked again. */
const RETRY = 2000;

/** Somebody was given a link: who invites to which game, who is there, and under which name one plays. */
export function Join({
  id,
  secret,
  onEnter,
}: {
  readonly id: string;
  /** Of the link. */
  readonly secret: string;
  /** To the table, with a seat or to watch. */
  readonly onEnter: () => void;
}) {
  const speech = useSpeech();
  const { m } = speech;
  const [name, setName] = useState(keptName);
  const [isSending, setSending] = useState(false);
  const [refused, setRefused] = useState<Refusal>();
  const [table, setTable] = useState<TableInfo>();
  const [offered, setOffered] = useState<'asked' | 'free' | 'none'>('asked');
  const link = () => ({ key: secret, again: claimFor(localStorage, id) });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a link is worth is asked once.
  useEffect(() => {
    let isGone = false;
    const ask = async () => {
      const [offer, found] = await Promise.all([api.offer(id, link()), api.table(id)]);
      if (isGone) return;
      if (found.ok) setTable(found.value);
      if (offer.ok && offer.value.yours) onEnter();
      else if (offer.ok) setOffered('free');
      else if (offer.status !== 0) setOffered('none');
      else window.setTimeout(() => void ask(), RETRY);
      setRefused(offer.ok ? undefined : offer.refused.refusal);
    };
    void ask();
    return () => {
      isGone = true;
    };
  }, [id, secret]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSending(true);
    keepName(name);
    // Where the game is dealt already nothing can be added.
    const share = table?.deal?.dealt === false ? shareFor(localStorage, id) : undefined;
    void api.claim(id, link(), name, share).then((claimed) => {
      setSending(false);
      if (claimed.ok) onEnter();
      else setRefused(claimed.refused.refusal);
    });
  };
  const isKnown = refused?.code !== 'table-unknown';
  return (
    <>
      <Masthead />
      <main className="start start-set-up">
        <form className="game-card join-card" onSubmit={submit}>
          <Told table={table} />
          <div className="join">
            {refused !== undefined && <p role="alert">{speech.refusal(refused, NOBODY)}</p>}
            {offered === 'free' && (
              <>
                <label htmlFor="join-name">{m.remote.joinHint}</label>
                <input
                  id="join-name"
                  value={name}
                  required
                  maxLength={24}
                  autoComplete="nickname"
                  onChange={({ currentTarget }) => setName(cleanName(currentTarget.value))}
                />
                <button type="submit" className="main" disabled={isSending}>
                  {m.remote.joinButton}
                </button>
              </>
            )}
            {offered === 'none' && table?.over === false && (
              <p className="hint">{m.letBack.atTable}</p>
            )}
            {offered !== 'asked' && isKnown && (
              <button
                type="button"
                className={offered === 'free' ? 'quiet' : ''}
                data-watch
                onClick={onEnter}
              >
                {m.remote.watch}
              </button>
            )}
            {!isKnown && <a href="/">{m.home}</a>}
          </div>
        </form>
      </main>
    </>
  );
}

/** The server's words about the table; their height is kept until they come. */
function Told({ table }: { readonly table: TableInfo | undefined }) {
  const speech = useSpeech();
  const { language, m } = speech;
  const game = table !== undefined && isGameId(table.game) ? table.game : undefined;
  const entry = game === undefined ? undefined : GAMES[game];
  const people =
    table === undefined ? [] : peopleOf(speech, { id: table.id, players: playersOf(table) });
  return (
    <>
      <div className="game-cover" aria-hidden="true">
        <Part otherwise={null}>{entry !== undefined && <entry.Cover />}</Part>
      </div>
      <div className="game-words">
        <h1>{entry === undefined ? m.remote.join : invitation(entry.title[language])}</h1>
        {entry !== undefined && table !== undefined && (
          <>
            <p className="game-lead">{entry.lead[language]}</p>
            <p>
              {m.phrases([
                m.remote.tempos[table.pace],
                ...(table.time === undefined ? [] : agreedSaid(m, table.time)),
                m.remote.wholeGame(entry.minutes.each * people.length),
                m.remote.present(people.filter(({ isAway }) => !isAway).length, people.length),
              ])}
            </p>
          </>
        )}
        <ul className="start-seats">
          {people.map(({ name, face, isAway }, seat) => (
            <li key={seat} className="start-seat">
              {face !== undefined && <Portrait face={face} size={24} />}
              {isAway ? m.remote.waiting : name}
            </li>
          ))}
        </ul>
        {game !== undefined && <NeverPlayed game={game} />}
      </div>
    </>
  );

  /** By whom, where that one has a name. */
  function invitation(title: string): string {
    const host = table?.host;
    const name = host === undefined ? '' : (table?.seats[host].name ?? '');
    return name === '' ? m.remote.joinGame(title) : m.remote.invites(name, title);
  }
}
