import type { Event } from '@pangaea/rules/gaia';
import { stepsSince } from '../../game/since.ts';
import { MoveLine } from '../../shell/move-line.tsx';
import { isAnswer } from '../game/answers.ts';
import { placedBy } from '../game/progress.ts';
import { seatClass } from '../seats.ts';
import { useGaiaSpeech } from '../speech.ts';
import { useTable } from '../table.ts';
import { Placed } from './outlook.tsx';

/** What the others did since my last turn and whose meeples came and went, while it is mine. */
export function Since() {
  const { g } = useGaiaSpeech();
  const { play } = useTable();
  const { history, seat } = play;
  if (seat === undefined) return null;
  const steps = stepsSince(history, seat, isAnswer).filter((step) => !isAnswer(step));
  if (steps.length === 0) return null;
  const placedOf = (events: readonly Event[]) => {
    const { cities, objectives } = placedBy(events, history.start.table.players);
    return cities.map((count, each) => count + objectives[each]);
  };
  return (
    <section className="since" aria-labelledby="since">
      <h2 id="since">{g.since.heading}</h2>
      <ul>
        {steps.map((step, index) => (
          <li key={index}>
            <i className={`flag ${seatClass(step.seat)}`} aria-hidden="true" />
            <span>
              <MoveLine step={step} />{' '}
              <Placed look={{ placed: placedOf(step.events) }} seat={seat} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
