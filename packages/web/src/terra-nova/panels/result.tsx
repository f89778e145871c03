import type { Cause } from '@pangaea/rules/terra-nova';
import { eventsUntil } from '../../game/moment.ts';
import { Again } from '../../shell/again.tsx';
import { FairPlay } from '../../shell/fair-play.tsx';
import { ledger, pointsByRound } from '../game/ledger.ts';
import { GAME } from '../game/rules.ts';
import { useNovaSpeech } from '../speech.ts';
import { useTable } from '../table.ts';
import { PointsChart } from './points-chart.tsx';
import { Whence } from './whence.tsx';

/** The end: places, points by where they came from, and how they grew. */
export function Result() {
  const { m, w } = useNovaSpeech();
  const { play, who } = useTable();
  const outcome = GAME.outcome(play.now);
  if (outcome === undefined || play.telling) return null;
  const { history } = play;
  const seats = outcome.vp.map((_, seat) => seat).sort((a, b) => outcome.rank[a] - outcome.rank[b]);
  const winners = seats.filter((seat) => outcome.rank[seat] === 1).map(who.seat);
  const ledgers = new Map(seats.map((seat) => [seat, ledger(eventsUntil(history), seat, 'vp', 0)]));
  const causes = [...new Set([...ledgers.values()].flat().map(({ cause }) => cause))];
  const amount = (seat: number, cause: Cause) =>
    ledgers.get(seat)?.find((entry) => entry.cause === cause)?.amounts[0] ?? 0;
  const record = play.table.connection === 'here' ? play.table.seed : undefined;
  return (
    <section className="result" aria-labelledby="result">
      <h2 id="result">
        {winners.length === 1 ? m.scores.winner(winners[0]) : m.scores.winners(winners.join(', '))}
      </h2>
      <div className="wide">
        <table>
          <thead>
            <tr>
              <th scope="col">{m.scores.source}</th>
              {seats.map((seat) => (
                <th key={seat} scope="col">
                  <span className="of-place">{m.scores.places(outcome.rank[seat])}</span>{' '}
                  <span className="of-seat">{who.seat(seat)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {causes.map((cause) => (
              <tr key={cause}>
                <th scope="row">{w.causes[cause]}</th>
                {seats.map((seat) => (
                  <td key={seat}>
                    {amount(seat, cause) === 0 ? (
                      '–'
                    ) : (
                      <Whence seat={seat} of="vp" only={cause} atEnd>
                        {amount(seat, cause)}
                      </Whence>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{m.scores.total}</th>
              {seats.map((seat) => (
                <td key={seat}>
                  <Whence seat={seat} of="vp" atEnd>
                    {outcome.vp[seat]}
                  </Whence>
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
      <PointsChart points={pointsByRound(history)} />
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
