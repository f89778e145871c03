import { BONUS_TILES, type Cause, type State } from '@pangaea/rules/terra-nova';
import type { Mat } from '../game/mat.ts';
import { type NovaSpeech, useNovaSpeech } from '../speech.ts';
import { useTable } from '../table.ts';

/** The income of the next Phase 1, line by line. */
export function IncomeLines({ mat, seat }: { readonly mat: Mat; readonly seat: number }) {
  const speech = useNovaSpeech();
  const { m, w } = speech;
  const { state } = useTable().play;
  const coins = mat.income.reduce((sum, part) => sum + part.coins, 0);
  const power = mat.income.reduce((sum, part) => sum + part.power, 0);
  return (
    <div className="wide">
      <table className="income-lines">
        <thead>
          <tr>
            <th scope="col">{m.scores.source}</th>
            <th scope="col">{w.terms.coins}</th>
            <th scope="col">{w.terms.power}</th>
          </tr>
        </thead>
        <tbody>
          {mat.income.map((line) => (
            <tr key={line.part}>
              <th scope="row">{lineName(speech, state, seat, line.part)}</th>
              <td>{line.coins}</td>
              <td>{line.power}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{m.scores.total}</th>
            <td>{coins}</td>
            <td>{power}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

/** A source of income, with its pieces or its tile. */
function lineName({ n, w }: NovaSpeech, state: State, seat: number, part: Cause): string {
  const name = w.causes[part];
  if (part === 'income-houses') return `${name} (${n.mat.onBoard(state.housesOnBoard(seat))})`;
  if (part === 'income-trading-posts') {
    return `${name} (${n.mat.onBoard(state.tradingPostsOnBoard(seat))})`;
  }
  return part === 'income-bonus-tile' ? `${name} ${BONUS_TILES[state.bonusTile(seat)]}` : name;
}
