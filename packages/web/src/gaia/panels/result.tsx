import { eventsUntil } from '../../game/moment.ts';
import { Again } from '../../shell/again.tsx';
import { FairPlay } from '../../shell/fair-play.tsx';
import { placedBy, placedByTurn } from '../game/progress.ts';
import { GAME } from '../game/rules.ts';
import { seatClass } from '../seats.ts';
import { useGaiaSpeech } from '../speech.ts';
import { useTable } from '../table.ts';
import { PlacedChart } from './placed-chart.tsx';

/** The end: places, meeples by where they lie, what decided between equals, and how it came. */
export function Result() {
  const speech = useGaiaSpeech();
  const { m, w, g } = speech;
  const { play, who } = useTable();
  const outcome = GAME.outcome(play.now);
  if (outcome === undefined || play.telling) return null;
  const { history, now } = play;
  const seats = outcome.vp.map((_, seat) => seat).sort((a, b) => outcome.rank[a] - outcome.rank[b]);
  const [winner] = seats;
  const equal = seats.filter((seat) => outcome.vp[seat] === outcome.vp[winner]);
  const placed = placedBy(eventsUntil(history), seats.length);
  const over = [...eventsUntil(history)].find((event) => event.type === 'game-over');
  const record = play.table.connection === 'here' ? play.table.seed : undefined;
  const rows = [
    { name: g.result.cities, of: (seat: number) => placed.cities[seat] },
    { name: g.result.goals, of: (seat: number) => placed.objectives[seat] },
    { name: g.result.left, of: (seat: number) => now.supply(seat) },
  ];
  return (
    <section className="result" aria-labelledby="result">
      <h2 id="result">{m.scores.winner(who.seat(winner))}</h2>
      {over !== undefined && <p>{speech.event(over, who)}</p>}
      {equal.length > 1 && (
        <p>{g.result.tieBreak(equal.map(who.seat).join(', '), who.seat(winner))}</p>
      )}
      <div className="wide">
        <table>
          <thead>
            <tr>
              <th scope="col">{w.terms.meeples}</th>
              {seats.map((seat) => (
                <th key={seat} scope="col">
                  <i className={`flag ${seatClass(seat)}`} aria-hidden="true" />{' '}
                  <span className="of-place">{m.scores.places(outcome.rank[seat])}</span>{' '}
                  <span className="of-seat">{who.seat(seat)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, of }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {seats.map((seat) => (
                  <td key={seat}>{of(seat)}</td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{w.terms.placed}</th>
              {seats.map((seat) => (
                <td key={seat}>{outcome.vp[seat]}</td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
      <PlacedChart
        turns={placedByTurn(eventsUntil(history), seats.length)}
        most={now.table.meeples}
      />
      {record !== undefined && (
        <p className="hint">
          {m.scores.seed}: <code>{record}</code>
        </p>
      )}
      <Again />
      <FairPlay />
    </section>
  );
}
