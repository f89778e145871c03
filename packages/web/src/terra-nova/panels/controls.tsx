import { kindOf } from '@pangaea/rules/kernel';
import { FRAME, KIND } from '@pangaea/rules/terra-nova';
import { ControlsFrame, RefusalLine, theOnlyAction } from '../../shell/controls-frame.tsx';
import { DraftBar } from '../../shell/draft-bar.tsx';
import { outcomeOf } from '../game/outcome.ts';
import { useNovaSpeech } from '../speech.ts';
import { useTable } from '../table.ts';
import { ActionList } from './action-list.tsx';
import { ChoiceList } from './choice-list.tsx';
import { Outcome } from './outcome.tsx';
import { OwnPurse } from './own-purse.tsx';

/** What the one at this device can do now, and what was drafted. */
export function Controls() {
  const { m, w } = useNovaSpeech();
  const { play } = useTable();
  const { actions, plan, draft } = play;
  const picked = actions.find(({ id }) => id === plan.action);
  const passes = plan.moves.some((move) => kindOf(move) === KIND.pass);
  // The end of a common exchange is the one segment that begins with ending it.
  const keeps = draft?.state.top() === FRAME.exchange;
  return (
    <ControlsFrame>
      <OwnPurse />
      <RefusalLine />
      {picked === undefined ? (
        <ActionList />
      ) : (
        <ChoiceList action={picked} alone={theOnlyAction(actions) !== undefined} />
      )}
      <DraftBar
        label={passes ? m.draft.sendPass : m.draft.send}
        nothing={keeps ? { label: w.orders.keep, move: KIND.end } : undefined}
        outcome={({ base, seat, events }) => <Outcome outcome={outcomeOf(base, seat, events)} />}
      />
    </ControlsFrame>
  );
}
