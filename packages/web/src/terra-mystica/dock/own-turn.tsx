import { kindOf } from '@pangaea/rules/kernel';
import { KIND } from '@pangaea/rules/terra-mystica';
import { theOnlyAction } from '../../shell/dock/only-action.ts';
import { HexChoice } from '../../terra/panels/hex-choice.tsx';
import { later } from '../../ui/later.tsx';
import { useTable } from '../table.ts';
import { ActionList } from './action-list.tsx';
import { pickedOf } from './buttons.ts';
import { ChoiceList } from './choice-list.tsx';
import { Outcome } from './outcome.tsx';

export { Amount } from '../../terra/panels/amount.tsx';
export { adviceFor } from '../game/advice.ts';
export { chainsOn } from '../game/chains.ts';
export { paidAmong } from '../game/paying.ts';
export { ownLandFirst } from '../game/terrains-made.ts';
export { usualOf } from '../game/usual.ts';
export { lostBy } from '../play/lost-by.ts';
export { ChainName } from './chain-name.tsx';
export { ChoicePrice, MadeLand } from './choice-signs.tsx';
export { choosingOf } from './choosing-of.ts';
export { Stake } from './stake.tsx';

const AuctionOutcome = later(async () => (await import('./auction.tsx')).AuctionOutcome);

/** Moves of an auction. They move no goods, so other effects of them are shown. */
const AUCTION: ReadonlySet<number> = new Set([KIND.nominate, KIND.bid, KIND.seal]);

/** The possible actions of the seat at this device, or the effects of its draft. */
export function OwnTurn() {
  const { play } = useTable();
  const { actions, plan, draft, ready } = play;
  const picked = pickedOf(actions, plan.action);
  const last = draft?.moves.at(-1);
  const outcome =
    draft === undefined || last === undefined ? null : AUCTION.has(kindOf(last)) ? (
      <AuctionOutcome state={draft.base} move={last} />
    ) : (
      <Outcome draft={draft} />
    );
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
        <ChoiceList picked={picked} alone={theOnlyAction(actions) !== undefined} />
      )}
      {isAsked && outcome}
    </>
  );
}
