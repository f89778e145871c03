import { ROUNDS } from '@pangaea/rules/terra-nova';
import { Asked } from '../../ui/asked.tsx';
import { later } from '../../ui/later.tsx';
import type { Mat } from '../game/mat.ts';
import { useNovaSpeech } from '../speech.ts';
import { useTable } from '../table.ts';
import { Amount } from './amounts.tsx';

const IncomeLines = later(async () => (await import('./income-lines.tsx')).IncomeLines);

/** The income of the next Phase 1; a press shows it line by line. */
export function Income({ mat, seat }: { readonly mat: Mat; readonly seat: number }) {
  const { m, n, w } = useNovaSpeech();
  const { play, who } = useTable();
  const { state } = play;
  if (state.round() === ROUNDS) return <span>{n.mat.noIncome}</span>;
  const coins = mat.income.reduce((sum, part) => sum + part.coins, 0);
  const power = mat.income.reduce((sum, part) => sum + part.power, 0);
  const answer = () => <IncomeLines mat={mat} seat={seat} />;
  return (
    <Asked title={m.told(n.mat.income, who.seat(seat))} answer={answer} className="income">
      <span>{n.mat.income}</span>
      <Amount kind="coins" spoken={w.coins(coins)}>{`+${coins}`}</Amount>
      <Amount kind="power" spoken={w.powerOf(power)}>{`+${power}`}</Amount>
    </Asked>
  );
}
