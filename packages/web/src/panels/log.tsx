import type { GameEvent } from '@pangaea/rules/kernel';
import { memo, type RefObject, useCallback, useEffect, useRef } from 'react';
import type { AnyStep } from '../game/history.ts';
import { eventCount } from '../game/moment.ts';
import type { GameFace } from '../games/game-face.ts';
import { useTable } from '../play/context.ts';
import { useGameSpeech, useSpeech, type Who } from '../speech.ts';
import { MoveLine } from './move-line.tsx';

/**
 * What happened, in sentences. A press on one takes the table back to the moment after it. The log is
 * one stop of the Tab key; arrows go from line to line, and the table follows.
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
  const common = { opening: history.opening, who, look, face };
  let before = history.opening.length;
  return (
    <ol ref={log} className="log" aria-label={m.history.heading}>
      <LogEntry {...common} step={undefined} before={0} lit={litIn(0, before, shown)} />
      {history.steps.map((step, index) => {
        const from = before;
        before += step.events.length;
        // Ending a turn is nothing to tell, unless it ended more.
        if (step.events.length === 0) return null;
        const lit = shown === from ? undefined : litIn(from, before, shown);
        return <LogEntry {...common} key={index} step={step} before={from} lit={lit} />;
      })}
    </ol>
  );
}

/** Which event of an entry is on show, counted from 1; 0 for the moment before the set-up. */
function litIn(from: number, to: number, shown: number): number | undefined {
  return shown >= from && shown <= to ? shown - from : undefined;
}

/** The line on show comes into sight within the log, and keeps the focus when the log has it. */
function useFollowing(log: RefObject<HTMLOListElement | null>, shown: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another moment, another line.
  useEffect(() => {
    const line = log.current?.querySelector<HTMLElement>('[aria-current]');
    if (log.current === null || line == null) return;
    const box = log.current.getBoundingClientRect();
    const { top, bottom } = line.getBoundingClientRect();
    if (top < box.top) log.current.scrollTop += top - box.top;
    if (bottom > box.bottom) log.current.scrollTop += bottom - box.bottom;
    if (log.current.contains(document.activeElement)) line.focus({ preventScroll: true });
  }, [shown, log]);
}

interface EntryProps {
  /** Undefined for the set-up. */
  readonly step: AnyStep | undefined;
  readonly opening: readonly GameEvent[];
  /** The moment before it. */
  readonly before: number;
  readonly lit: number | undefined;
  readonly who: Who;
  readonly face: GameFace;
  readonly look: (moment: number) => void;
}

const LogEntry = memo(function LogEntry({
  step,
  opening,
  before,
  lit,
  who,
  look,
  face,
}: EntryProps) {
  const speech = useGameSpeech();
  const events: readonly GameEvent[] = step?.events ?? opening;
  const milestone = events.find(face.isMilestone);
  return (
    <li className={lit === undefined ? 'entry' : 'entry entry-shown'}>
      <button
        type="button"
        tabIndex={lit === 0 ? 0 : -1}
        aria-current={lit === 0 ? 'step' : undefined}
        onClick={() => look(before + events.length)}
      >
        <i
          className={step === undefined ? 'flag pigment-none' : `flag ${face.flag(step)}`}
          aria-hidden="true"
        />
        <b>{step === undefined ? speech.m.history.opening : <MoveLine step={step} />}</b>
      </button>
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
});
