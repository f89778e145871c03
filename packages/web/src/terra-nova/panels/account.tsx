import type { Cause } from '@pangaea/rules/terra-nova';
import { eventsUntil } from '../../game/moment.ts';
import { ledger } from '../game/ledger.ts';
import { GAME } from '../game/rules.ts';
import { useNovaSpeech } from '../speech.ts';
import { useTable } from '../table.ts';
import { Whence } from './whence.tsx';

/** Points of all seats by where they came from. */
export function Account() {
  const { m, w } = useNovaSpeech();
  const { play, who } = useTable();
  const outcome = GAME.outcome(play.now);
  if (outcome === undefined) return null;
  const { history } = play;
  const seats = outcome.vp.map((_, seat) => seat).sort((a, b) => outcome.rank[a] - outcome.rank[b]);
  const ledgers = new Map(seats.map((seat) => [seat, ledger(eventsUntil(history), seat, 'vp', 0)]));
  const causes = [...new Set([...ledgers.values()].flat().map(({ cause }) => cause))];
  const amount = (seat: number, cause: Cause) =>
    ledgers.get(seat)?.find((entry) => entry.cause === cause)?.amounts[0] ?? 0;
  return (
    <div className="wide">
      <table>
        <thead>
          <tr>
            <th scope="col">{m.scores.source}</th>
            {seats.map((seat) => (
              <th key={seat} scope="col">
                {who.seat(seat)}
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
  );
}
