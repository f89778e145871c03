import { useEffect, useRef } from 'react';
import { useTable } from '../play/context.ts';
import { useSpeech } from '../speech.ts';
import { ActionList } from './action-list.tsx';
import { ChoiceList } from './choice-list.tsx';
import { CommandLine } from './command-line.tsx';
import { DraftBar } from './draft-bar.tsx';
import { OwnPurse } from './own-purse.tsx';
import { useFocus } from './use-focus.ts';

/** What the one at this device can do now, and what was drafted. */
export function Controls() {
  const { m } = useSpeech();
  const { play } = useTable();
  const { actions, plan, wish } = play;
  const picked = actions.find(({ id }) => id === plan.action);
  const only = actions.length === 1 && actions[0].choices.length > 1 ? actions[0].id : undefined;

  // With a single thing to choose there is nothing to pick first.
  useEffect(() => {
    if (only !== undefined && plan.action === undefined) wish({ do: 'pick', action: only });
  }, [only, plan.action, wish]);

  const panel = useRef<HTMLElement>(null);
  // Who types goes on typing when the next turn brings the line back.
  const typing = useRef(false);
  useFocus(panel, `${play.table.history.steps.length} ${plan.moves} ${plan.action}`);
  if (play.seat === undefined || play.moment !== undefined) return null;
  return (
    <section ref={panel} tabIndex={-1} className="controls" aria-label={m.actions.heading}>
      <OwnPurse />
      <Refusal />
      {picked === undefined ? (
        <ActionList />
      ) : (
        <ChoiceList action={picked} alone={only !== undefined} />
      )}
      <DraftBar />
      <CommandLine typing={typing} />
    </section>
  );
}

function Refusal() {
  const speech = useSpeech();
  const { play, who } = useTable();
  const { refusal } = play.plan;
  return (
    <p className="refusal" role="status">
      {refusal !== undefined && speech.refusal(refusal, who)}
    </p>
  );
}
