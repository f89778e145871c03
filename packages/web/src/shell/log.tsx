import type { GameEvent } from '@pangaea/rules/kernel';
import { memo, type RefObject, useCallback, useEffect, useMemo, useRef } from 'react';
import { eventCount } from '../game/moment.ts';
import { type Told, type Turn, turnsOf } from '../game/turns.ts';
import type { GameFace } from '../games/game-face.ts';
import { useTable } from '../play/context.ts';
import { useGameSpeech, useSpeech, type Who } from '../speech.ts';
import { MoveLine } from './move-line.tsx';

/**
 * What happened, in sentences, by turns where the game has them. A press on one takes the table back to
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
  const look = useCallback(
    (moment: number) => wish({ do: 'look', at: moment >= all ? undefined : moment }),
    [wish, all],
  );
  const turns = useMemo(() => turnsOf(history, face.turns?.of), [history, face]);
  const common = { shown, who, look, face };
  return (
    <ol ref={log} className="log" aria-label={m.history.heading}>
      {turns.map((turn, index) =>
        turn.begun === undefined ? (
          <Entries key={index} {...common} turn={turn} />
        ) : (
          <TurnEntry key={index} {...common} turn={turn} begun={turn.begun} />
        ),
      )}
    </ol>
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
    const head = line.closest('.turn')?.querySelector('.turn-head')?.clientHeight ?? 0;
    if (top < box.top + head) log.current.scrollTop += top - box.top - head;
    if (bottom > box.bottom) log.current.scrollTop += bottom - box.bottom;
    if (log.current.contains(document.activeElement)) line.focus({ preventScroll: true });
  }, [shown, log]);
}

interface Common {
  /** The moment on show. */
  readonly shown: number;
  readonly who: Who;
  readonly face: GameFace;
  readonly look: (moment: number) => void;
}

type AnyTurn = Turn<unknown, GameEvent>;

/** A turn: whose it is, and what happened in it. */
function TurnEntry({
  turn,
  begun,
  ...common
}: Common & { readonly turn: AnyTurn; readonly begun: NonNullable<AnyTurn['begun']> }) {
  const speech = useGameSpeech();
  const { shown, who, look, face } = common;
  const { seat, event, moment } = begun;
  return (
    <li className="turn">
      <button
        type="button"
        className="turn-head"
        tabIndex={shown === moment ? 0 : -1}
        aria-current={shown === moment ? 'step' : undefined}
        onClick={() => look(moment)}
      >
        <i className={`flag ${face.turns?.flag(seat)}`} aria-hidden="true" />
        <b>{speech.event(event, who)}</b>
      </button>
      <ol>
        <Entries {...common} turn={turn} />
      </ol>
    </li>
  );
}

function Entries({ turn, shown, ...common }: Common & { readonly turn: AnyTurn }) {
  return turn.told.map((told) => {
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
        by={turn.begun?.seat}
        lit={isLit ? shown - before : undefined}
      />
    );
  });
}

interface EntryProps extends Omit<Common, 'shown'>, Told<unknown, GameEvent> {
  /** Whose turn it is, where the heading says it. */
  readonly by: number | undefined;
  /** Which event of the entry is on show, counted from 1; 0 for the moment before the set-up. */
  readonly lit: number | undefined;
}

const LogEntry = memo(
  function LogEntry({ step, events, before, by, lit, who, look, face }: EntryProps) {
    const speech = useGameSpeech();
    const milestone = events.find(face.isMilestone);
    const isSetUp = step === undefined && by === undefined;
    return (
      <li className={lit === undefined ? 'entry' : 'entry entry-shown'}>
        {(step !== undefined || isSetUp) && (
          <button
            type="button"
            tabIndex={lit === 0 ? 0 : -1}
            aria-current={lit === 0 ? 'step' : undefined}
            onClick={() => look(before + events.length)}
          >
            {(isSetUp || step?.seat !== by) && (
              <i
                className={step === undefined ? 'flag pigment-none' : `flag ${face.flag(step)}`}
                aria-hidden="true"
              />
            )}
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
            <li key={place} className={event === milestone ? 'log-round' : undefined}>
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
