import type { GameEvent } from '@pangaea/rules/kernel';
import {
  memo,
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'preact/compat';
import { type ChapterTold, chaptersOf, type Told } from '../game/chapters.ts';
import { eventCount } from '../game/moment.ts';
import { useTable } from '../play/context.ts';
import { useGameSpeech, useSpeech, type Who } from '../speech.ts';
import { Icon } from '../ui/icon.tsx';
import { MoveLine } from './move-line.tsx';
import { useOpened } from './opened.ts';
import { SeatMark } from './seat-mark.tsx';
import { Since } from './since.tsx';

/**
 * What happened, in sentences, by chapters where the game has them. A press on one takes the table back to
 * the moment after it. The log is one stop of the Tab key; arrows go from line to line, and the table
 * follows.
 */
export function Log() {
  const { m } = useSpeech();
  const { play, who, face } = useTable();
  const { history, wish } = play;
  const all = eventCount(history);
  const shown = play.moment ?? all;
  const log = useRef<HTMLOListElement>(null);
  useFollowing(log, shown);
  const panel = useRef<HTMLElement>(null);
  useSinceAsked(panel);
  const look = useCallback(
    (moment: number) => wish({ do: 'look', at: moment >= all ? undefined : moment }),
    [wish, all],
  );
  const chapters = useMemo(() => chaptersOf(history, face.chapter), [history, face]);
  const common = { shown, who, look };
  return (
    <section ref={panel} className="log-panel" aria-label={m.history.heading}>
      <header className="log-head">
        <h2>{m.history.heading}</h2>
        <Marks chapters={chapters} log={log} />
      </header>
      <Since />
      <ol ref={log} className="log" aria-label={m.history.heading}>
        {chapters.map((chapter, index) => {
          const { begun } = chapter;
          if (begun === undefined) return <Entries key={index} {...common} chapter={chapter} />;
          const end = chapters[index + 1]?.begun?.moment ?? Infinity;
          return (
            <ChapterEntry
              key={index}
              {...common}
              chapter={chapter}
              begun={begun}
              isOnShow={shown >= begun.moment && shown < end}
            />
          );
        })}
      </ol>
    </section>
  );
}

/** The line on show comes into sight within the log, and keeps the focus when the log has it. */
function useFollowing(log: RefObject<HTMLOListElement | null>, shown: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another moment, another line.
  useEffect(() => {
    const line = log.current?.querySelector<HTMLElement>('[aria-current]');
    if (log.current === null || line == null) return;
    const box = log.current.getBoundingClientRect();
    const { top, bottom } = line.getBoundingClientRect();
    const head = line.closest('.chapter')?.querySelector('.chapter-head')?.clientHeight ?? 0;
    if (top < box.top + head) log.current.scrollTop += top - box.top - head;
    if (bottom > box.bottom) log.current.scrollTop += bottom - box.bottom;
    if (log.current.contains(document.activeElement)) line.focus({ preventScroll: true });
  }, [shown, log]);
}

/** Whoever asks what happened since the own turn gets the focus, and its sight, on the first of it. */
function useSinceAsked(panel: RefObject<HTMLElement | null>): void {
  const { opened, open } = useOpened();
  const { isSinceAsked } = opened;
  useEffect(() => {
    if (!isSinceAsked) return;
    // A sheet that opens with the log in it takes the focus first.
    const frame = requestAnimationFrame(() => {
      panel.current?.querySelector<HTMLElement>('.since .line')?.focus();
      open({ isSinceAsked: false });
    });
    return () => cancelAnimationFrame(frame);
  }, [isSinceAsked, open, panel]);
}

type AnyChapter = ChapterTold<unknown, GameEvent>;

/** Chapters by their figures, to jump to. */
function Marks({
  chapters,
  log,
}: {
  readonly chapters: readonly AnyChapter[];
  readonly log: RefObject<HTMLOListElement | null>;
}) {
  const { m } = useSpeech();
  const marked = chapters.flatMap(({ begun }, index) =>
    begun?.mark === undefined ? [] : [{ mark: begun.mark, index }],
  );
  if (marked.length === 0) return null;
  const jump = (index: number) => {
    const chapter = log.current?.children.item(index);
    if (!(chapter instanceof HTMLElement) || log.current === null) return;
    const fold = chapter.querySelector<HTMLElement>('.chapter-fold[aria-expanded="false"]');
    fold?.click();
    log.current.scrollTop = chapter.offsetTop;
  };
  return (
    <ul className="log-marks" aria-label={m.history.jump}>
      {marked.map(({ mark, index }) => (
        <li key={mark}>
          <button
            type="button"
            aria-label={m.history.jumpTo(mark)}
            onClick={() => jump(placeIn(chapters, index))}
          >
            {mark}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Where a chapter stands among the elements of the list: entries before the first chapter have no heading. */
function placeIn(chapters: readonly AnyChapter[], index: number): number {
  const before = chapters[0].begun === undefined ? chapters[0].told.length - 1 : 0;
  return index + before;
}

interface Common {
  /** The moment on show. */
  readonly shown: number;
  readonly who: Who;
  readonly look: (moment: number) => void;
}

/** A chapter: what it is, and what happened in it. Of those that can be jumped to, only the one on show is open. */
function ChapterEntry({
  chapter,
  begun,
  isOnShow,
  ...common
}: Common & {
  readonly chapter: AnyChapter;
  readonly begun: NonNullable<AnyChapter['begun']>;
  readonly isOnShow: boolean;
}) {
  const speech = useGameSpeech();
  const { m } = speech;
  const { shown, who, look } = common;
  const { seat, mark, event, moment } = begun;
  const [chosen, setChosen] = useState<boolean>();
  const isOpen = chosen ?? (mark === undefined || isOnShow);
  return (
    <li className="chapter">
      <div className="chapter-head">
        <button
          type="button"
          className="chapter-look"
          tabIndex={shown === moment ? 0 : -1}
          aria-current={shown === moment ? 'step' : undefined}
          onClick={() => look(moment)}
        >
          {seat !== undefined && <SeatMark seat={seat} size={16} />}
          <b>{speech.event(event, who)}</b>
        </button>
        {mark !== undefined && (
          <button
            type="button"
            className="chapter-fold"
            aria-expanded={isOpen}
            aria-label={m.history.jumpTo(mark)}
            onClick={() => setChosen(!isOpen)}
          >
            <Icon name="fold" />
          </button>
        )}
      </div>
      {isOpen && (
        <ol>
          <Entries {...common} chapter={chapter} />
        </ol>
      )}
    </li>
  );
}

function Entries({ chapter, shown, ...common }: Common & { readonly chapter: AnyChapter }) {
  return chapter.told.map((told) => {
    const { before, events } = told;
    const isFirst = before === 0;
    const isLit = (shown > before || (isFirst && shown === 0)) && shown <= before + events.length;
    return (
      <LogEntry
        {...common}
        key={before}
        step={told.step}
        events={events}
        before={before}
        by={chapter.begun?.seat}
        isOpening={chapter.begun === undefined}
        lit={isLit ? shown - before : undefined}
      />
    );
  });
}

interface EntryProps extends Omit<Common, 'shown'>, Told<unknown, GameEvent> {
  /** Whose chapter it is, where the heading says it. */
  readonly by: number | undefined;
  /** Stands before the first chapter. */
  readonly isOpening: boolean;
  /** Which event of the entry is on show, counted from 1; 0 for the moment before the set-up. */
  readonly lit: number | undefined;
}

const LogEntry = memo(
  function LogEntry({ step, events, before, by, isOpening, lit, who, look }: EntryProps) {
    const speech = useGameSpeech();
    const isSetUp = step === undefined && isOpening;
    return (
      <li className={lit === undefined ? 'entry' : 'entry entry-shown'}>
        {(step !== undefined || isSetUp) && (
          <button
            type="button"
            tabIndex={lit === 0 ? 0 : -1}
            aria-current={lit === 0 ? 'step' : undefined}
            onClick={() => look(before + events.length)}
          >
            {step !== undefined && step.seat !== by && <SeatMark seat={step.seat} size={16} />}
            <b>
              {step === undefined ? (
                speech.m.history.opening
              ) : (
                <MoveLine step={step} isNameless={step.seat === by} />
              )}
            </b>
          </button>
        )}
        <ul>
          {events.map((event, place) => (
            <li key={place}>
              <button
                type="button"
                className="line"
                tabIndex={lit === place + 1 ? 0 : -1}
                aria-current={lit === place + 1 ? 'step' : undefined}
                onClick={() => look(before + place + 1)}
              >
                {speech.event(event, who)}
              </button>
            </li>
          ))}
        </ul>
      </li>
    );
  },
  // Parts of a step are made anew each time; they are the same when they begin and end at the same moment.
  ({ events: one, ...props }, { events: other, ...others }) =>
    one.length === other.length &&
    (Object.keys(props) as (keyof typeof props)[]).every((key) => props[key] === others[key]),
);
