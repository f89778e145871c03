import { NONE } from '@pangaea/rules/terra-nova';
import { useNovaSpeech } from '../speech.ts';
import { useTable } from '../table.ts';
import { Amount } from './amounts.tsx';
import { Bowls } from './bowls.tsx';

/**
 * What I can spend, beside what I can do: for widths where my mat is out of sight then. The mat has
 * it all for those who listen.
 */
export function OwnPurse() {
  const { w } = useNovaSpeech();
  const { state, seat } = useTable().play;
  if (seat === undefined || state.faction(seat) === NONE) return null;
  return (
    <div className="own-purse" aria-hidden="true">
      <Amount kind="coins" spoken={w.coins(state.coins(seat))}>
        {state.coins(seat)}
      </Amount>
      <Amount kind="vp" spoken={w.vpOf(state.vp(seat))}>
        {state.vp(seat)}
      </Amount>
      <Bowls bowls={[state.bowl1(seat), state.bowl2(seat), state.bowl3(seat)]} />
    </div>
  );
}
