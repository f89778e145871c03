import { momentAfter } from '../../game/moment.ts';
import { useSpeech } from '../../messages/speech.ts';
import { useTable } from '../../play/context.ts';
import { SeatMark } from '../seats/seat-mark.tsx';
import { MoveLine } from './move-line.tsx';
import { useSince } from './use-since.ts';

/**
 * On one's own turn, the steps of others since the last one; a press shows the moment after a step.
 */
export function Since() {
  const { m } = useSpeech();
  const { play, face } = useTable();
  const { history, wish } = play;
  const steps = useSince();
  if (steps.length === 0) return null;
  const { SinceMore } = face.table;
  return (
    <section className="since" aria-labelledby="since">
      <h3 id="since">{m.since.heading}</h3>
      <ul>
        {steps.map((step, index) => (
          <li key={index}>
            <button
              type="button"
              className="line"
              onClick={() =>
                wish({ do: 'look', at: momentAfter(history, history.steps.indexOf(step) + 1) })
              }
            >
              <SeatMark seat={step.seat} size={16} />
              <span>
                <MoveLine step={step} /> {SinceMore !== undefined && <SinceMore step={step} />}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
