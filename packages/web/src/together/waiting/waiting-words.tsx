import type { Refusal } from '@pangaea/rules/kernel';
import type { TableInfo } from '@pangaea/wire';
import { useEffect, useRef, useState, useSyncExternalStore } from 'preact/compat';
import { ago } from '../../clock/ago.ts';
import { SERVER_TIME } from '../../clock/server-time.ts';
import { NOBODY, useSpeech } from '../../messages/speech.ts';
import type { Phrase, Said, Talk } from '../../table/talk.ts';
import { Composer } from '../composer.tsx';
import { lastHeard, mute, mutedAt, noteHeard, speaker } from '../heard.ts';
import { Muting } from '../muting.tsx';
import { isOperators, saidIn } from '../words-said.ts';

/** The quick phrases for people who wait. */
const BEFORE: readonly Phrase[] = ['hello', 'good-luck', 'one-moment', 'back-soon', 'thanks'];

/** The conversation of the people who wait. A visitor without a seat can only read. */
export function WaitingWords({ table, talk }: { readonly table: TableInfo; readonly talk: Talk }) {
  const speech = useSpeech();
  const { m, language } = speech;
  const { id, seats } = table;
  const { words } = useSyncExternalStore(talk.subscribe, talk.current);
  const [refused, setRefused] = useState<Refusal>();
  const list = useRef<HTMLOListElement>(null);
  const own = seats.find(({ yours }) => yours === true)?.seat;
  const last = words.at(-1)?.number ?? 0;
  useEffect(() => {
    // Chat messages that are shown count as read.
    if (last > lastHeard(localStorage, id)) noteHeard(localStorage, id, last);
    list.current?.scrollTo(0, list.current.scrollHeight);
  }, [id, last]);
  const [muted, setMuted] = useState(() => mutedAt(localStorage, id));
  const spoken = words.filter(
    (word) =>
      word.said.kind !== 'reaction' && (isOperators(word) || !muted.includes(speaker(word))),
  );
  const named = ({ seat, name }: { readonly seat: number; readonly name: string }) =>
    name === '' ? m.start.seat(seat + 1) : name;
  const others = seats.flatMap(({ seat, kind, name = '', joined, yours }) =>
    kind === 'person' && joined && yours !== true
      ? [{ seat, name, shown: named({ seat, name }) }]
      : [],
  );
  const say = async (said: Said) => {
    if (own === undefined) return false;
    const why = await talk.say(own, said);
    setRefused(why);
    return why === undefined;
  };
  return (
    <div className="waiting-words">
      <ol ref={list} className="words" aria-label={m.words.name} data-words={words.length}>
        {spoken.length === 0 && <li className="hint">{m.words.nothing}</li>}
        {spoken.map((word) => (
          <li
            key={word.number}
            className={word.seat === own && !isOperators(word) ? 'word word-own' : 'word'}
            data-word={word.number}
          >
            <div className="word-said">
              <p>
                <b className="word-name">{isOperators(word) ? m.words.operator : named(word)}</b>{' '}
                <time dateTime={new Date(word.at).toISOString()}>
                  {ago(word.at, SERVER_TIME.now(), language)}
                </time>
              </p>
              <p className="word-text">
                <bdi>{saidIn(m, word, named(word))}</bdi>
              </p>
            </div>
          </li>
        ))}
      </ol>
      {refused !== undefined && (
        <p className="refusal" role="alert">
          {speech.refusal(refused, NOBODY)}
        </p>
      )}
      {own === undefined ? (
        <p className="hint">{m.words.onlySeated}</p>
      ) : (
        <Composer table={id} onSay={say} phrases={BEFORE} />
      )}
      <Muting
        others={others}
        isMuted={(other) => muted.includes(speaker(other))}
        onChange={(who, isMuted) => {
          mute(localStorage, id, who, isMuted);
          setMuted(mutedAt(localStorage, id));
        }}
      />
    </div>
  );
}
