import type { Refusal } from '@pangaea/rules/kernel';
import { useEffect, useRef, useState } from 'preact/compat';
import { ago } from '../clock/ago.ts';
import { SERVER_TIME } from '../clock/server-time.ts';
import { NOBODY, useSpeech } from '../messages/speech.ts';
import { useTable } from '../play/context.ts';
import { inLine } from '../play/in-line.ts';
import { SeatMark } from '../shell/seats/seat-mark.tsx';
import { REACTIONS, type Reaction, type Said, type Word } from '../table/talk.ts';
import { Icon } from '../ui/icon.tsx';
import { Composer } from './composer.tsx';
import { Muting } from './muting.tsx';
import { useTalk } from './use-talk.ts';
import { isOperators, saidIn } from './words-said.ts';

/** The conversation of the table, and a line for own words. A spectator can only read. */
export function WordsPanel() {
  const speech = useSpeech();
  const { m } = speech;
  const { play, people } = useTable();
  const { talk, words, read } = useTalk();
  const [refused, setRefused] = useState<Refusal>();
  const list = useRef<HTMLOListElement>(null);
  const seat = useOwnSeat();
  // Chat messages on show count as read, and the list is scrolled to the last one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs at each new chat message.
  useEffect(() => {
    read();
    list.current?.scrollTo(0, list.current.scrollHeight);
  }, [words.length, read]);
  const say = async (said: Said) => {
    if (seat === undefined) return false;
    const why = await talk?.say(seat, said);
    setRefused(why);
    return why === undefined;
  };
  const last = play.history.steps.findLastIndex((step) => step.seat !== seat);
  const spoken = words.filter(({ said }) => said.kind !== 'reaction' || said.word === undefined);
  return (
    <section className="words-panel">
      <ol ref={list} className="words" aria-label={m.words.name} data-words={words.length}>
        {spoken.length === 0 && <li className="hint">{m.words.nothing}</li>}
        {spoken.map((word) => (
          <Entry
            key={word.number}
            word={word}
            reactions={words.filter(
              ({ said }) => said.kind === 'reaction' && said.word === word.number,
            )}
            onReact={
              seat === undefined ||
              word.seat === seat ||
              word.said.kind === 'reaction' ||
              isOperators(word)
                ? undefined
                : (reaction) => void say({ kind: 'reaction', reaction, word: word.number })
            }
          />
        ))}
      </ol>
      {refused !== undefined && (
        <p className="refusal" role="alert">
          {speech.refusal(refused, NOBODY)}
        </p>
      )}
      {seat === undefined ? (
        <p className="hint">{m.words.onlySeated}</p>
      ) : (
        <>
          <Composer table={play.table.id} onSay={say} />
          {last >= 0 && (
            <div className="react-move">
              <span>{m.words.lastMove(nameAt(play.history.steps[last].seat))}</span>
              <Reactions
                onReact={(reaction) => void say({ kind: 'reaction', reaction, move: last + 1 })}
              />
            </div>
          )}
        </>
      )}
      <MutedAtTable />
    </section>
  );

  function nameAt(at: number): string {
    return inLine(people[at]?.name ?? m.start.seat(at + 1));
  }
}

/** The seat for which the person at this device writes. */
function useOwnSeat(): number | undefined {
  const { play } = useTable();
  const first = play.table.players.findIndex(({ kind }) => kind === 'here');
  return play.seat ?? (first < 0 ? undefined : first);
}

function Entry({
  word,
  reactions,
  onReact,
}: {
  readonly word: Word;
  readonly reactions: readonly Word[];
  readonly onReact: ((reaction: Reaction) => void) | undefined;
}) {
  const { m, language } = useSpeech();
  const { play, people } = useTable();
  const [isOpen, setOpen] = useState(false);
  const { seat, name, at, said } = word;
  const named = (by: { readonly seat: number; readonly name: string }) =>
    by.name === '' ? (people[by.seat]?.name ?? m.start.seat(by.seat + 1)) : by.name;
  const text = saidIn(m, word, named(word));
  if (text === undefined) return null;
  const isByOperator = isOperators(word);
  const isOwn = !isByOperator && play.table.players[seat]?.kind === 'here';
  const mover =
    said.kind === 'reaction' ? play.history.steps[(said.move ?? 0) - 1]?.seat : undefined;
  return (
    <li className={isOwn ? 'word word-own' : 'word'} data-word={word.number} data-kind={said.kind}>
      <SeatMark seat={seat} size={22} />
      <div className="word-said">
        <p>
          <b className="word-name">
            {isByOperator ? m.words.operator : <bdi>{named({ seat, name })}</bdi>}
          </b>{' '}
          <time dateTime={new Date(at).toISOString()}>{ago(at, SERVER_TIME.now(), language)}</time>
        </p>
        {said.kind === 'reaction' ? (
          <p className="word-text">
            <Icon name={said.reaction} />{' '}
            {mover === undefined ? text : m.words.toMove(text, inLine(people[mover].name))}
          </p>
        ) : (
          <p className="word-text">
            <bdi>{text}</bdi>
          </p>
        )}
        {reactions.length > 0 && (
          <ul className="word-reactions">
            {reactions.map(({ number, said, ...by }) => (
              <li key={number} title={named(by)}>
                {said.kind === 'reaction' && <Icon name={said.reaction} />}
                <span className="spoken">{m.told(named(by), saidIn(m, { said }) ?? '')}</span>
              </li>
            ))}
          </ul>
        )}
        {isOpen && onReact !== undefined && (
          <Reactions
            onReact={(reaction) => {
              onReact(reaction);
              setOpen(false);
            }}
          />
        )}
      </div>
      {onReact !== undefined && (
        <button
          type="button"
          className="quiet word-react"
          aria-expanded={isOpen}
          aria-label={m.words.react}
          title={m.words.react}
          data-react
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="laugh" />
        </button>
      )}
    </li>
  );
}

function Reactions({ onReact }: { readonly onReact: (reaction: Reaction) => void }) {
  const { m } = useSpeech();
  return (
    <span className="reactions">
      {REACTIONS.map((reaction) => (
        <button
          key={reaction}
          type="button"
          className="quiet"
          aria-label={m.words.reactions[reaction]}
          title={m.words.reactions[reaction]}
          data-reaction={reaction}
          onClick={() => onReact(reaction)}
        >
          <Icon name={reaction} />
        </button>
      ))}
    </span>
  );
}

/** The muted people of this device. */
function MutedAtTable() {
  const { play, people } = useTable();
  const { silence, isMuted } = useTalk();
  const others = play.table.players.flatMap((player, seat) =>
    player.kind === 'away' && player.joined
      ? [{ seat, name: player.name, shown: people[seat].name }]
      : [],
  );
  return <Muting others={others} isMuted={isMuted} onChange={silence} />;
}
