import { Explained } from '../../ui/explained.tsx';
import { GoalSigns } from '../cards/card-face.tsx';
import { MeepleIcon } from '../cards/meeple-icon.tsx';
import { type Goal, goalsOf } from '../game/goals.ts';
import { countOf, type GaiaSpeech, useGaiaSpeech } from '../speech.ts';
import { useTable } from '../table.ts';

/**
 * The row of objectives: the cards that each asks for, the seats that completed it, the cards that
 * the viewer still needs.
 */
export function Goals() {
  const speech = useGaiaSpeech();
  const { m, w, g } = speech;
  const { play, who } = useTable();
  const { state, viewer } = play;
  const seat = viewer === 'spectator' ? undefined : viewer;
  return (
    <section className="panel goals" aria-labelledby="goals">
      <h2 id="goals">{g.goals.heading}</h2>
      <ul>
        {goalsOf(state, seat).map((goal) => {
          const { id, by, asks, has } = goal;
          const stand = by === undefined ? sayOpen(speech, goal) : g.goals.by(who.seat(by));
          return (
            <li key={id} data-goal={id} className={by === undefined ? 'goal' : 'goal goal-done'}>
              <Explained
                label={m.told(w.objective(id, who.edition), stand)}
                note={w.explain.objective(id, state.table)}
              >
                <GoalSigns asks={asks} has={has} />
                {by !== undefined && (
                  <span className="set-down">
                    <MeepleIcon seat={by} />
                  </span>
                )}
              </Explained>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The progress of the viewer with an open objective. */
function sayOpen({ w, g }: GaiaSpeech, { asks, has }: Goal): string {
  if (has.length === 0) return g.goals.open;
  const missing = asks.filter((_, index) => !has[index]);
  if (missing.length === 0) return g.goals.complete;
  const lands = missing.filter((each) => each !== 'power');
  const powers = missing.length - lands.length;
  return g.goals.missing(powers > 0 ? g.goals.powers(powers) : w.counted(countOf(lands)));
}
