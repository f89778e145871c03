import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'preact/compat';
import { chaptersOf, roundsOf } from '../../game/chapters.ts';
import { eventCount } from '../../game/moment.ts';
import { useGameSpeech, useSpeech } from '../../messages/speech.ts';
import { useEventWords } from '../../messages/use-words.ts';
import { useTable } from '../../play/context.ts';
import { shownSteps } from '../../play/shown-steps.ts';
import { Icon } from '../../ui/icon.tsx';
import { isSmallLayout, useLayout } from '../../ui/layout.ts';
import { Back } from '../dock/back.tsx';
import { useOpened } from '../opened.ts';
import { SeatMark } from '../seats/seat-mark.tsx';
import { type AnyChapter, Entries, type LogProps } from './log-entries.tsx';
import { Since } from './since.tsx';

/**
 * The events in sentences, by chapters where the game has them. A press on one shows the moment
 * after it. The log is one tab stop; arrow keys go from line to line, and the table follows.
 */
export function Log() {
  return useEventWords(true) ? <Told /> : null;
}

function Told() {
  const { m } = useSpeech();
  const { play, who, face, tryOut } = useTable();
  const { history, wish } = play;
  const all = eventCount(history);
  const shown = play.moment ?? all;
  const { open } = useOpened();
  const log = useRef<HTMLOListElement>(null);
  useFollowing(log, shown);
  const panel = useRef<HTMLElement>(null);
  useSinceAsked(panel);
  const look = useCallback(
    (moment: number) => wish({ do: 'look', at: moment >= all ? undefined : moment }),
    [wish, all],
  );
  const rounds = useMemo(
    () => roundsOf(chaptersOf(history, face.chapter, face.isAnswered)),
    [history, face],
  );
  const common = { shown, who, look, isPast: play.moment !== undefined };
  // An upright telephone has no room for the button to take back beside the actions, so it is in
  // the log.
  const layout = useLayout();
  const isUpright = layout === 'phone';
  const hasBack = isUpright && play.seat !== undefined && play.plan.moves.length === 0;
  return (
    <section ref={panel} className="log-panel" aria-label={m.history.heading}>
      <header className="log-head">
        <h2>{m.history.heading}</h2>
        {hasBack && <Back className="" />}
        {tryOut !== undefined && isSmallLayout(layout) && (
          <button type="button" data-try-out onClick={() => tryOut(shownSteps(play))}>
            {m.tryOut.name}
          </button>
        )}
        <button
          type="button"
          className="quiet"
          data-ledger
          onClick={() => open({ sheet: 'ledger', tab: 'map' })}
        >
          {m.ledger}
        </button>
        <Marks rounds={rounds} log={log} />
      </header>
      <Since />
      <ol ref={log} className="log" aria-label={m.history.heading}>
        {rounds.map((round, index) => {
          const [chapter] = round;
          const { begun } = chapter;
          if (begun === undefined) return <Entries key={index} {...common} chapter={chapter} />;
          const end = rounds[index + 1]?.[0].begun?.moment ?? Infinity;
          const isOnShow = shown >= begun.moment && shown < end;
          const { seat, mark } = begun;
          if (seat !== undefined && mark !== undefined) {
            return <TurnsEntry key={index} {...{ ...common, mark, isOnShow }} turns={round} />;
          }
          return <ChapterEntry key={index} {...{ ...common, chapter, begun, mark, isOnShow }} />;
        })}
      </ol>
    </section>
  );
}

/** The shown line is scrolled into view within the log, and gets the focus if the log has it. */
function useFollowing(log: RefObject<HTMLOListElement | null>, shown: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another line is shown.
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

/**
 * A request for the events since the own turn focuses the first of them, and scrolls it into view.
 */
function useSinceAsked(panel: RefObject<HTMLElement | null>): void {
  const { opened, open } = useOpened();
  const { isSinceAsked } = opened;
  useEffect(() => {
    if (!isSinceAsked) return;
    // If a sheet with the log opens, the sheet takes the focus first, and this must come later.
    const frame = requestAnimationFrame(() => {
      panel.current?.querySelector<HTMLElement>('.since .line')?.focus();
      open({ isSinceAsked: false });
    });
    return () => cancelAnimationFrame(frame);
  }, [isSinceAsked, open, panel]);
}

type Begun = NonNullable<AnyChapter['begun']>;
type Round = ReturnType<typeof roundsOf<AnyChapter>>[number];

/** The numbers of the rounds, to jump to. */
function Marks({
  rounds,
  log,
}: {
  readonly rounds: readonly Round[];
  readonly log: RefObject<HTMLOListElement | null>;
}) {
  const { m } = useSpeech();
  const marks = useRef<HTMLUListElement>(null);
  const marked = rounds.flatMap(([{ begun }], index) =>
    begun?.mark === undefined ? [] : [{ mark: begun.mark, seat: begun.seat, index }],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when there is a new mark.
  useEffect(() => {
    if (marks.current !== null) marks.current.scrollLeft = marks.current.scrollWidth;
  }, [marked.length]);
  if (marked.length === 0) return null;
  const jump = (index: number) => {
    const round = log.current?.children.item(index);
    if (!(round instanceof HTMLElement) || log.current === null) return;
    const fold = round.querySelector<HTMLElement>('.chapter-fold[aria-expanded="false"]');
    fold?.click();
    log.current.scrollTop = round.offsetTop;
  };
  return (
    <ul ref={marks} className="log-marks" aria-label={m.history.jump}>
      {marked.map(({ mark, seat, index }) => (
        <li key={mark}>
          <button
            type="button"
            aria-label={seat === undefined ? m.history.jumpTo(mark) : m.history.turns(mark)}
            onClick={() => jump(placeIn(rounds, index))}
          >
            {mark}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The index of a round's element in the list: entries before the first chapter have no heading. */
function placeIn(rounds: readonly Round[], index: number): number {
  const [first] = rounds[0];
  return index + (first.begun === undefined ? first.told.length - 1 : 0);
}

/** The turns of one round. */
function TurnsEntry({
  mark,
  turns,
  isOnShow,
  ...common
}: LogProps & { readonly mark: string; readonly turns: Round; readonly isOnShow: boolean }) {
  const { m } = useSpeech();
  const [chosen, setChosen] = useState<boolean>();
  const isOpen = chosen ?? isOnShow;
  return (
    <li className="log-turns">
      <button
        type="button"
        className="chapter-fold"
        aria-expanded={isOpen}
        onClick={() => setChosen(!isOpen)}
      >
        {m.history.turns(mark)}
        <Icon name="fold" />
      </button>
      {isOpen && (
        <ol>
          {turns.map((chapter) => {
            const { begun } = chapter;
            if (begun === undefined) return null;
            return <ChapterEntry key={begun.moment} {...{ ...common, chapter, begun }} isOnShow />;
          })}
        </ol>
      )}
    </li>
  );
}

/**
 * A chapter with its heading and its events. Of the chapters with a number, only the shown one is
 * unfolded.
 */
function ChapterEntry({
  chapter,
  begun,
  mark,
  isOnShow,
  ...common
}: LogProps & {
  readonly chapter: AnyChapter;
  readonly begun: Begun;
  /** The number for jumping there; left out inside a round that is folded as a whole. */
  readonly mark?: string | undefined;
  readonly isOnShow: boolean;
}) {
  const speech = useGameSpeech();
  const { m } = speech;
  const { shown, who, look } = common;
  const { seat, event, moment } = begun;
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
