import type { GameEvent } from '@pangaea/rules/kernel';
import { memo, useState } from 'preact/compat';
import { type ChapterTold, type LogLine, linesOf } from '../../game/chapters.ts';
import { useGameSpeech, useSpeech, type Who } from '../../messages/speech.ts';
import { useTable } from '../../play/context.ts';
import { Icon } from '../../ui/icon.tsx';
import { later } from '../../ui/later.tsx';
import { useAheadMarks } from '../ahead/marks.ts';
import { SeatMark } from '../seats/seat-mark.tsx';
import { WhyMove } from '../why/why-move.tsx';
import { MoveLine, TurnLine } from './move-line.tsx';

const AheadMark = later(async () => (await import('../ahead/ahead-mark.tsx')).AheadMark);

export type AnyChapter = ChapterTold<unknown, GameEvent>;

export interface LogProps {
  /** The shown moment. */
  readonly shown: number;
  readonly who: Who;
  readonly look: (moment: number) => void;
  /** Whether the past is shown event by event; then the present line shows its events. */
  readonly isPast: boolean;
}

/** The events of a chapter: of a turn by steps, of a round by lines that can be opened. */
export function Entries({
  chapter,
  shown,
  ...common
}: LogProps & { readonly chapter: AnyChapter }) {
  const by = chapter.begun?.seat;
  const lines =
    by === undefined ? linesOf(chapter.told) : chapter.told.map((each) => [each] as const);
  return lines.map((line) => {
    const [{ before, answers, events }] = line;
    const length = line.reduce((sum, told) => sum + told.events.length, 0);
    const isFirst = before === 0;
    const isLit = (shown > before || (isFirst && shown === 0)) && shown <= before + length;
    const lit = isLit ? shown - before : undefined;
    if (answers && events.length > 1) {
      return <AnswersEntry key={before} {...{ ...common, events, before, lit }} />;
    }
    return (
      <LogEntry
        {...common}
        key={before}
        line={line}
        length={length}
        by={by}
        isOpening={chapter.begun === undefined}
        lit={lit}
      />
    );
  });
}

interface LinesProps extends Omit<LogProps, 'shown' | 'isPast'> {
  readonly events: readonly GameEvent[];
  readonly before: number;
  readonly lit: number | undefined;
}

/**
 * Answers to one question: the seats that have answered and, unfolded while one of them is shown,
 * each answer.
 */
function AnswersEntry({ isPast: _, ...props }: LinesProps & Pick<LogProps, 'isPast'>) {
  const { m } = useSpeech();
  const { events, lit, who } = props;
  const [chosen, setChosen] = useState<boolean>();
  const isOpen = chosen ?? lit !== undefined;
  const names = events.flatMap(({ seat }) => (seat === undefined ? [] : [who.seat(seat)]));
  const isCurrent = !isOpen && lit !== undefined;
  return (
    <li className={lit === undefined ? 'entry' : 'entry entry-shown'}>
      <button
        type="button"
        className="answers-fold"
        aria-expanded={isOpen}
        aria-current={isCurrent ? 'step' : undefined}
        onClick={() => setChosen(!isOpen)}
      >
        {m.history.answered(m.all(names))}
        <Icon name="fold" />
      </button>
      {isOpen && <Lines {...props} />}
    </li>
  );
}

function Lines({ events, before, lit, who, look }: LinesProps) {
  const speech = useGameSpeech();
  return (
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
  );
}

interface EntryProps extends Omit<LogProps, 'shown'> {
  readonly line: LogLine<unknown, GameEvent>;
  /** The number of events of the entry. */
  readonly length: number;
  /** The seat of the chapter, if the heading names it. */
  readonly by: number | undefined;
  /** Whether it is before the first chapter. */
  readonly isOpening: boolean;
  /**
   * The number of the shown event in the entry, counted from 1; 0 for the moment before the set-up.
   */
  readonly lit: number | undefined;
}

const LogEntry = memo(
  function LogEntry({ line, length, by, isOpening, lit, who, look, isPast }: EntryProps) {
    const { m } = useSpeech();
    const [chosen, setChosen] = useState<boolean>();
    const [{ step, before }] = line;
    const isSetUp = step === undefined && isOpening;
    // A turn has a heading, and its few steps are below it.
    const isFolding = by === undefined && !isSetUp;
    const isOpen = !isFolding || (chosen ?? (lit !== undefined && isPast));
    const isCurrent = isOpen ? lit === 0 : lit !== undefined;
    const asked = step?.agreed === undefined ? step : undefined;
    return (
      <li className={lit === undefined ? 'entry' : 'entry entry-shown'}>
        {(isFolding || step !== undefined || isSetUp) && (
          <div className="entry-head">
            <button
              type="button"
              className="entry-look"
              tabIndex={isCurrent ? 0 : -1}
              aria-current={isCurrent ? 'step' : undefined}
              onClick={() => look(before + length)}
            >
              {step !== undefined && step.seat !== by && <SeatMark seat={step.seat} size={16} />}
              <b>
                <Told line={line} by={by} isSetUp={isSetUp} length={length} />
              </b>
            </button>
            {isFolding && (
              <button
                type="button"
                className="entry-fold"
                aria-expanded={isOpen}
                aria-label={m.history.details}
                onClick={() => setChosen(!isOpen)}
              >
                <Icon name="fold" />
              </button>
            )}
          </div>
        )}
        {isOpen &&
          line.map(({ events, before: from }) => (
            <Lines
              key={from}
              events={events}
              before={from}
              lit={lit === undefined ? undefined : lit + before - from}
              who={who}
              look={look}
            />
          ))}
        {isOpen && lit !== undefined && asked !== undefined && <WhyMove step={asked} />}
      </li>
    );
  },
  // Parts of a step are computed again each time; they are equal if they begin and end at the same
  // moment.
  ({ line: one, ...props }, { line: other, ...others }) =>
    one.length === other.length &&
    one.every(
      ({ step, before, events }, at) =>
        step === other[at].step &&
        before === other[at].before &&
        events.length === other[at].events.length,
    ) &&
    (Object.keys(props) as (keyof typeof props)[]).every((key) => props[key] === others[key]),
);

/** The words of a line of the log. */
function Told({
  line,
  by,
  isSetUp,
  length,
}: Pick<EntryProps, 'line' | 'by' | 'length'> & { readonly isSetUp: boolean }) {
  const { m } = useSpeech();
  const [{ step }] = line;
  const { play } = useTable();
  const marks = useAheadMarks(play.table.id);
  if (isSetUp) return m.history.opening;
  if (step === undefined) return m.history.follows(length);
  const steps = line.flatMap(({ step: each }) => (each === undefined ? [] : [each]));
  const isAhead = marks.some((at) => steps.includes(play.history.steps[at]));
  return (
    <>
      {line.length === 1 ? (
        <MoveLine step={step} isNameless={step.seat === by} />
      ) : (
        <TurnLine steps={steps} />
      )}
      {isAhead && <AheadMark />}
    </>
  );
}
