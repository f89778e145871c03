import type { DockState } from '../../play/face/table-parts.ts';
import { theOnlyAction } from '../../shell/dock/only-action.ts';
import { HexChoice } from '../../terra/panels/hex-choice.tsx';
import { useTable } from '../table.ts';
import { ActionList } from './action-list.tsx';
import { ChoiceList } from './choice-list.tsx';
import { Outcome } from './outcome.tsx';
import { StandingOrderChoice } from './standing-order.tsx';

/** The possible actions of the seat at this device, or the effects of its draft. */
export function NovaDock({ state }: { readonly state: DockState }) {
  const { play } = useTable();
  const { actions, plan, draft, ready } = play;
  const picked = actions.find(({ id }) => id === plan.action);
  if (state === 'wait') {
    const own = play.table.players.findIndex(({ kind }) => kind === 'here');
    return own < 0 ? null : <StandingOrderChoice seat={own} />;
  }
  const outcome = draft !== undefined && draft.moves.length > 0 && <Outcome draft={draft} />;
  // A question that must be answered first has to be visible without scrolling.
  const isAsked = ready === undefined;
  return (
    <>
      {!isAsked && outcome}
      {plan.spot !== undefined ? (
        <HexChoice key={plan.spot} hex={plan.spot} />
      ) : picked === undefined ? (
        <ActionList />
      ) : (
        <ChoiceList action={picked} alone={theOnlyAction(actions) !== undefined} />
      )}
      {isAsked && outcome}
    </>
  );
}
