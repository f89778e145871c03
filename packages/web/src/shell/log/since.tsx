import type { AnyStep } from '../../game/history.ts';
import { momentAfter } from '../../game/moment.ts';
import { useSpeech } from '../../messages/speech.ts';
import { useTable } from '../../play/context.ts';
import { SeatMark } from '../seats/seat-mark.tsx';
import { TurnLine } from './move-line.tsx';
import { useSince } from './use-since.ts';

/**
 * In the person's own turn, the steps of others since the last one; a press shows the moment after
 * a step.
 */
export function Since() {
  const { m } = useSpeech();
  const { play, face } = useTable();
  const { history, wish } = play;
  const steps = useSince();
  if (steps.length === 0) return null;
  const { SinceMore } = face.table;
  // If a game describes the effects of a step, each step has its own line.
  const turnsOf = SinceMore === undefined ? inTurns : alone;
  return (
    <section className="since" aria-labelledby="since">
      <h3 id="since">{m.since.heading}</h3>
      <ul>
        {turnsOf(steps).map((turn, index) => {
          const last = turn[turn.length - 1];
          return (
            <li key={index}>
              <button
                type="button"
                className="line"
                onClick={() =>
                  wish({ do: 'look', at: momentAfter(history, history.steps.indexOf(last) + 1) })
                }
              >
                <SeatMark seat={last.seat} size={16} />
                <span>
                  <TurnLine steps={turn} /> {SinceMore !== undefined && <SinceMore step={last} />}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

type Turn = readonly [AnyStep, ...AnyStep[]];

/** Groups consecutive steps of one seat; agreements of a table are not included. */
function inTurns(steps: readonly AnyStep[]): readonly Turn[] {
  const turns: [AnyStep, ...AnyStep[]][] = [];
  for (const step of steps) {
    const turn = turns.at(-1);
    const [last] = turn ?? [];
    const goesOn = last?.seat === step.seat && !last.agreed && !step.agreed;
    if (turn !== undefined && goesOn) turn.push(step);
    else turns.push([step]);
  }
  return turns;
}

function alone(steps: readonly AnyStep[]): readonly Turn[] {
  return steps.map((step) => [step]);
}
