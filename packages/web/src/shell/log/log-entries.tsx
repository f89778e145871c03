import type { GameEvent } from '@pangaea/rules/kernel';
import { memo, useState } from 'preact/compat';
import type { ChapterTold, LogStep } from '../../game/chapters.ts';
import { useGameSpeech, useSpeech, type Who } from '../../messages/speech.ts';
import { Icon } from '../../ui/icon.tsx';
import { SeatMark } from '../seats/seat-mark.tsx';
import { MoveLine } from './move-line.tsx';

export type AnyChapter = ChapterTold<unknown, GameEvent>;

export interface LogProps {
  /** The shown moment. */
  readonly shown: number;
  readonly who: Who;
  readonly look: (moment: number) => void;
}

/** The events of a chapter, by steps. */
export function Entries({
  chapter,
  shown,
  ...common
}: LogProps & { readonly chapter: AnyChapter }) {
  return chapter.told.map((told) => {
    const { before, events } = told;
    const isFirst = before === 0;
    const isLit = (shown > before || (isFirst && shown === 0)) && shown <= before + events.length;
    if (told.answers && events.length > 1) {
      const lit = isLit ? shown - before : undefined;
      return <AnswersEntry key={before} {...{ ...common, events, before, lit }} />;
    }
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

interface LinesProps extends Omit<LogProps, 'shown'> {
  readonly events: readonly GameEvent[];
  readonly before: number;
  readonly lit: number | undefined;
}

/**
 * Answers to one question: the seats that have answered and, unfolded while one of them is shown,
 * each answer.
 */
function AnswersEntry(props: LinesProps) {
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

interface EntryProps extends Omit<LogProps, 'shown'>, LogStep<unknown, GameEvent> {
  /** The seat of the chapter, where its heading names it. */
  readonly by: number | undefined;
  /** Whether it stands before the first chapter. */
  readonly isOpening: boolean;
  /**
   * The number of the shown event in the entry, counted from 1; 0 for the moment before the set-up.
   */
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
        <Lines events={events} before={before} lit={lit} who={who} look={look} />
      </li>
    );
  },
  // Parts of a step are made anew each time; they are equal when they begin and end at the same moment.
  ({ events: one, ...props }, { events: other, ...others }) =>
    one.length === other.length &&
    (Object.keys(props) as (keyof typeof props)[]).every((key) => props[key] === others[key]),
);
