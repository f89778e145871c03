import { stepsSince } from '../../game/since.ts';
import { MoveLine } from '../../panels/move-line.tsx';
import { isAnswer } from '../game/answers.ts';
import { seatClass } from '../seats.ts';
import { useGaiaSpeech } from '../speech.ts';
import { useTable } from '../table.ts';

/** What the others did since my last turn, while it is mine; the log has all of it. */
export function Since() {
  const { g } = useGaiaSpeech();
  const { play } = useTable();
  const { history, seat } = play;
  if (seat === undefined) return null;
  const steps = stepsSince(history, seat, isAnswer).filter((step) => !isAnswer(step));
  if (steps.length === 0) return null;
  return (
    <section className="since" aria-labelledby="since">
      <h2 id="since">{g.since.heading}</h2>
      <ul>
        {steps.map((step, index) => (
          <li key={index}>
            <i className={`flag ${seatClass(step.seat)}`} aria-hidden="true" />
            <MoveLine step={step} />
          </li>
        ))}
      </ul>
    </section>
  );
}
