import { NONE, TERRAINS } from '@pangaea/rules/terra-nova';
import { memo, useEffect, useRef } from 'react';
import type { Step } from '../game/history.ts';
import { useTable } from '../play/context.ts';
import { useSpeech } from '../speech.ts';

/** What happened, in sentences; a press on an entry takes the board back to it. */
export function Log() {
  const { m } = useSpeech();
  const { play } = useTable();
  const { steps } = play.table.history;
  const end = useRef<HTMLLIElement>(null);
  const shown = play.plan.at ?? steps.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new entry scrolls into sight.
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' });
  }, [shown]);
  return (
    <ol className="log" aria-label={m.history.heading}>
      <LogEntry index={0} shown={shown === 0} step={undefined} />
      {steps.map((step, index) => {
        // Ending a turn is nothing to tell, unless it ended more.
        if (step.events.length === 0 && shown !== index + 1) return null;
        return <LogEntry key={index} index={index + 1} shown={shown === index + 1} step={step} />;
      })}
      <li ref={end} aria-hidden="true" />
    </ol>
  );
}

const LogEntry = memo(function LogEntry({
  index,
  step,
  shown,
}: {
  readonly index: number;
  readonly step: Step | undefined;
  readonly shown: boolean;
}) {
  const speech = useSpeech();
  const { play, who } = useTable();
  const { opening, start } = play.table.history;
  const state = step?.state ?? start;
  const home =
    step === undefined || state.faction(step.seat) === NONE
      ? 'none'
      : TERRAINS[state.home(step.seat)];
  const events = step?.events ?? opening;
  const round = events.find((event) => event.type === 'round');
  return (
    <li className={shown ? 'entry entry-shown' : 'entry'} aria-current={shown ? 'step' : undefined}>
      <button type="button" onClick={() => play.wish({ do: 'look', at: index })}>
        <i className={`flag pigment-${home}`} aria-hidden="true" />
        <b>
          {step === undefined
            ? speech.m.history.opening
            : `${who.seat(step.seat)}: ${speech.move(state, step.move)}`}
        </b>
      </button>
      <ul>
        {events.map((event, place) => (
          <li key={place} className={event === round ? 'log-round' : undefined}>
            {speech.event(event, who)}
          </li>
        ))}
      </ul>
    </li>
  );
});
