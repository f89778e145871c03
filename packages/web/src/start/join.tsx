import type { Refusal } from '@pangaea/rules/kernel';
import type { Offer, TableInfo } from '@pangaea/wire';
import { type FormEvent, useEffect, useState } from 'preact/compat';
import { agreedSaid } from '../clock/agreed.ts';
import { GAMES, isGameId } from '../games/list.ts';
import { NOBODY, useSpeech } from '../messages/speech.ts';
import { peopleOf } from '../play/people.ts';
import { haveHoursBeenAsked } from '../shell/settings/hours-asked.ts';
import { api } from '../table/remote/api.ts';
import { claimFor, shareFor } from '../table/remote/shares.ts';
import { Portrait } from '../ui/faces/face.tsx';
import { later } from '../ui/later.tsx';
import { Part } from '../ui/part.tsx';
import { Masthead } from './masthead.tsx';
import { cleanName } from './name.ts';
import { NeverPlayed } from './never-played.tsx';
import { keepName, keptName } from './own-name.ts';
import { playersOf } from './players-of.ts';

const OwnLink = later(async () => (await import('./own-link.tsx')).OwnLink);
const AskHours = later(async () => (await import('../shell/settings/ask-hours.tsx')).AskHours);

/** Milliseconds until a server that did not answer is tried again. */
const RETRY = 2000;

/**
 * The page for a person with a link: the host and the game, the people present, and a field for the
 * name.
 */
export function Join({
  id,
  secret,
  onEnter,
}: {
  readonly id: string;
  /** The key in the link. */
  readonly secret: string;
  /** Opens the table, with a seat or as a spectator. */
  readonly onEnter: () => void;
}) {
  const speech = useSpeech();
  const { m } = speech;
  const [name, setName] = useState(keptName);
  const [isSending, setSending] = useState(false);
  const [refused, setRefused] = useState<Refusal>();
  const [table, setTable] = useState<TableInfo>();
  const [offered, setOffered] = useState<'asked' | 'free' | 'none'>('asked');
  /**
   * Set if this device already has a seat at the table; it may then take another seat for another
   * person.
   */
  const [own, setOwn] = useState<Offer>();
  const [isBeside, setBeside] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const link = () => ({ key: secret, again: claimFor(localStorage, id) });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the server is asked about a link once.
  useEffect(() => {
    let isGone = false;
    const ask = async () => {
      const [offer, found] = await Promise.all([api.offer(id, link()), api.table(id)]);
      if (isGone) return;
      if (found.ok) setTable(found.value);
      if (offer.ok && offer.value.invites === true) setOwn(offer.value);
      else if (offer.ok && offer.value.yours) onEnter();
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
    if (!isBeside) keepName(name);
    // After the deal no share can be added.
    const share = table?.deal?.dealt === false ? shareFor(localStorage, id) : undefined;
    const wanted = isBeside ? { key: secret, beside: true } : link();
    void api.claim(id, wanted, name, share).then((claimed) => {
      setSending(false);
      if (claimed.ok) {
        const isSlow = claimed.value.time?.kind === 'slow';
        if (isSlow && !haveHoursBeenAsked(localStorage)) setAsking(true);
        else onEnter();
        return;
      }
      const { refusal } = claimed.refused;
      setRefused(refusal);
      // The page proposes a name that is free.
      if (typeof refusal.params.free === 'string') setName(refusal.params.free);
    });
  };
  if (isAsking) return <AskedHours onDone={onEnter} />;
  const isKnown = refused?.code !== 'table-unknown';
  return (
    <>
      <Masthead />
      <main className="start start-set-up">
        <form className="game-card join-card" onSubmit={submit}>
          <Told table={table} />
          <div className="join">
            {refused !== undefined && <p role="alert">{speech.refusal(refused, NOBODY)}</p>}
            {own !== undefined && offered === 'asked' && table !== undefined && (
              <OwnLink
                table={table}
                offer={own}
                onEnter={onEnter}
                onBeside={() => {
                  setName('');
                  setBeside(true);
                  setOffered('free');
                }}
              />
            )}
            {offered === 'free' && (
              <>
                <NameField name={name} onChange={setName} />
                <button type="submit" className="main" disabled={isSending}>
                  {m.remote.joinButton}
                </button>
              </>
            )}
            {offered === 'none' && table?.over === false && (
              <NoSeat isInvited={refused?.code === 'invitation-gone'} />
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

function NameField({
  name,
  onChange,
}: {
  readonly name: string;
  readonly onChange: (name: string) => void;
}) {
  const { m } = useSpeech();
  return (
    <>
      <label htmlFor="join-name">{m.remote.joinHint}</label>
      <input
        id="join-name"
        value={name}
        required
        maxLength={24}
        autoComplete="nickname"
        onChange={({ currentTarget }) => onChange(cleanName(currentTarget.value))}
      />
    </>
  );
}

/** At a slow table the page asks once for the person's hours. */
function AskedHours({ onDone }: { readonly onDone: () => void }) {
  return (
    <>
      <Masthead />
      <main className="start start-set-up">
        <Part>
          <AskHours onDone={onDone} />
        </Part>
      </main>
    </>
  );
}

/**
 * Shown if the link gives no seat. A person who has played there may come back with a key, or be
 * let back; so may a person who was invited on another device.
 */
function NoSeat({ isInvited }: { readonly isInvited: boolean }) {
  const { m } = useSpeech();
  return (
    <>
      {!isInvited && <p className="hint">{m.letBack.atTable}</p>}
      <a className="link-alone" href="/#/sign-in" data-sign-in>
        {m.devices.haveKey}
      </a>
    </>
  );
}

/** The facts about the table that the server sends; their height is reserved until they arrive. */
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

  /** The name of the host, if there is one. */
  function invitation(title: string): string {
    const host = table?.host;
    const name = host === undefined ? '' : (table?.seats[host].name ?? '');
    return name === '' ? m.remote.joinGame(title) : m.remote.invites(name, title);
  }
}
