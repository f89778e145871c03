import { useTable } from '../play/context.ts';
import { useSpeech } from '../speech.ts';
import { Icon } from '../ui/icon.tsx';

/** Back and forth through the game; the board follows. */
export function HistoryBar() {
  const { m } = useSpeech();
  const { play } = useTable();
  const { table, plan, wish } = play;
  const last = table.history.steps.length;
  const at = plan.at ?? last;
  const look = (step: number) =>
    wish({ do: 'look', at: step >= last ? undefined : Math.max(0, step) });
  return (
    <nav
      className={plan.at === undefined ? 'history' : 'history history-past'}
      aria-label={m.history.heading}
    >
      <button
        type="button"
        aria-label={m.history.first}
        disabled={at === 0}
        onClick={() => look(0)}
      >
        <Icon name="first" />
      </button>
      <button
        type="button"
        aria-label={m.history.previous}
        disabled={at === 0}
        onClick={() => look(at - 1)}
      >
        <Icon name="previous" />
      </button>
      <input
        type="range"
        aria-label={m.history.slider}
        aria-valuetext={m.history.at(at, last)}
        min={0}
        max={last}
        value={at}
        onChange={(event) => look(event.target.valueAsNumber)}
      />
      <button
        type="button"
        aria-label={m.history.next}
        disabled={at >= last}
        onClick={() => look(at + 1)}
      >
        <Icon name="next" />
      </button>
      <span className="history-at">{m.history.at(at, last)}</span>
      {plan.at !== undefined && (
        <button type="button" className="main" onClick={() => look(last)}>
          {m.history.now}
        </button>
      )}
    </nav>
  );
}
