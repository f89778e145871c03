import { useEffect, useRef, useState } from 'preact/compat';
import { clockTidings } from '../clock/clock-tidings.ts';
import { useSpeech } from '../messages/speech.ts';
import { useTable } from '../play/context.ts';
import { inLine } from '../play/in-line.ts';
import { useOpened } from '../shell/opened.ts';
import type { Word } from '../table/talk.ts';
import { seatTidings } from './seat-tidings.ts';
import { useTalk } from './use-talk.ts';
import { isOperators, saidIn } from './words-said.ts';

/** Milliseconds for which a piece of news is shown. */
const SHOWN_MS = 9_000;
/** The number of news shown at once. */
const MOST = 3;

interface Tiding {
  readonly id: number;
  readonly text: string;
  /**
   * Whether it is a chat message or a reaction; these are not shown while the conversation is open.
   */
  readonly isWord: boolean;
}

/** News of the people at a table, over the map, for some seconds each. */
export function Tidings() {
  const { opened } = useOpened();
  const [shown, setShown] = useState<readonly Tiding[]>([]);
  const count = useRef(0);
  const tell = (texts: readonly string[], isWord: boolean) => {
    if (texts.length === 0) return;
    const added = texts.map((text) => ({ id: count.current++, text, isWord }));
    setShown((now) => [...now, ...added].slice(-MOST));
    setTimeout(() => setShown((now) => now.filter((each) => !added.includes(each))), SHOWN_MS);
  };
  useSeatNews((texts) => tell(texts, false));
  useClockNews((texts) => tell(texts, false));
  useRequestNews((texts) => tell(texts, false));
  useWordNews((texts) => tell(texts, true));
  return (
    <div className="tidings" role="status" data-tidings>
      {shown
        .filter(({ isWord }) => !isWord || opened.sheet !== 'talk')
        .map(({ id, text }) => (
          <p key={id} className="tiding">
            <bdi>{text}</bdi>
          </p>
        ))}
    </div>
  );
}

/** News of seats taken and left, and of the next table. */
function useSeatNews(tell: (texts: readonly string[]) => void): void {
  const speech = useSpeech();
  const { play } = useTable();
  const { players, rematch } = play.table;
  const before = useRef({ players, rematch });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the news is told once, at the change.
  useEffect(() => {
    const was = before.current;
    before.current = { players, rematch };
    const isReady = rematch !== undefined && was.rematch === undefined;
    const told = seatTidings(speech, was.players, players);
    tell(isReady ? [...told, speech.m.together.ready] : told);
  }, [players, rematch]);
}

/** News of the clocks: little time left, a bot that stands in, a person who is back. */
function useClockNews(tell: (texts: readonly string[]) => void): void {
  const { m } = useSpeech();
  const { play, people } = useTable();
  const { clocks, players } = play.table;
  const before = useRef(clocks);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the news is told once, at the change.
  useEffect(() => {
    const was = before.current?.seats ?? [];
    before.current = clocks;
    const isMine = (seat: number) => players[seat]?.kind === 'here';
    const name = (seat: number) => inLine(people[seat]?.name ?? '');
    tell(clockTidings(m, { before: was, now: clocks?.seats ?? [], isMine, name }));
  }, [clocks]);
}

/**
 * News of requests: one that was refused, withdrawn or has lapsed, or the move to which the game
 * went back.
 */
function useRequestNews(tell: (texts: readonly string[]) => void): void {
  const { m } = useSpeech();
  const { play, people } = useTable();
  const { requestEnded: ended } = play.table;
  const { steps } = play.history;
  const known = useRef(steps.length);
  const knownEnd = useRef(ended);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the news is told once, at the change.
  useEffect(() => {
    const agreed = steps.at(-1)?.agreed;
    const isNew = steps.length > known.current;
    known.current = steps.length;
    if (!isNew || agreed?.kind !== 'back') return;
    tell([m.agree.back(inLine(people[agreed.seat]?.name ?? ''), agreed.to)]);
  }, [steps.length]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the news is told once, at the change.
  useEffect(() => {
    if (ended === undefined || ended === knownEnd.current) return;
    knownEnd.current = ended;
    if (play.table.players[ended.seat]?.kind === 'here') return;
    const name = inLine(people[ended.seat]?.name ?? '');
    const { refused, withdrawn, isBack: lapsed } = m.agree;
    tell([{ refused, withdrawn, lapsed }[ended.how](name)]);
  }, [ended]);
}

/**
 * News of chat messages of others, and of their reactions to own messages and moves. Those from
 * before the opening are left out.
 */
function useWordNews(tell: (texts: readonly string[]) => void): void {
  const { m } = useSpeech();
  const { play, people } = useTable();
  const { isKnown, words } = useTalk();
  const told = useRef<number | undefined>(undefined);
  const isHere = (seat: number | undefined) =>
    seat !== undefined && play.table.players[seat]?.kind === 'here';
  const isForMe = ({ said }: Word) => {
    if (said.kind !== 'reaction') return true;
    const { word, move = 0 } = said;
    const target =
      word === undefined
        ? play.history.steps[move - 1]?.seat
        : words.find(({ number }) => number === word)?.seat;
    return isHere(target);
  };
  const isTold = (word: Word) => !isHere(word.seat) && isForMe(word);
  const last = words.at(-1)?.number ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs at each new chat message.
  useEffect(() => {
    if (!isKnown) return;
    const from = told.current ?? last;
    told.current = last;
    const fresh = words.filter((word) => word.number > from && (isOperators(word) || isTold(word)));
    tell(
      fresh.flatMap((word) => {
        const name = inLine(word.name === '' ? (people[word.seat]?.name ?? '') : word.name);
        const text = saidIn(m, word, name);
        if (text === undefined) return [];
        return [isOperators(word) ? text : m.told(name, text)];
      }),
    );
  }, [last, isKnown]);
}
