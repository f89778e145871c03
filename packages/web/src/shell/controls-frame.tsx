import { type ReactNode, useEffect, useRef } from 'react';
import { useTable } from '../play/context.ts';
import { useSpeech } from '../speech.ts';
import { CommandLine } from './command-line.tsx';
import { Curtain } from './curtain.tsx';
import { useFocus } from './use-focus.ts';

/**
 * What the one at this device can do now, and what was drafted; or, where another has to decide, that it
 * is his turn to take the device.
 * @param children the game's own choices, and its draft
 */
export function ControlsFrame({ children }: { readonly children: ReactNode }) {
  const { m } = useSpeech();
  const { play } = useTable();
  const { actions, plan, wish } = play;
  const only = theOnlyAction(actions);

  // With a single thing to choose there is nothing to pick first.
  useEffect(() => {
    if (only !== undefined && plan.action === undefined) wish({ do: 'pick', action: only });
  }, [only, plan.action, wish]);

  const panel = useRef<HTMLElement>(null);
  // Who types goes on typing when the next turn brings the line back.
  const typing = useRef(false);
  useFocus(panel, `${play.history.steps.length} ${plan.moves} ${plan.action} ${play.curtain}`);
  if (play.curtain !== undefined) return <Curtain panel={panel} seat={play.curtain} />;
  if (play.seat === undefined || play.moment !== undefined) return null;
  return (
    <section ref={panel} tabIndex={-1} className="controls" aria-label={m.actions.heading}>
      {children}
      <CommandLine typing={typing} />
    </section>
  );
}

/** The id of the only action there is, when there are several ways to do it. */
export function theOnlyAction(
  actions: readonly { readonly id: string; readonly choices: readonly unknown[] }[],
): string | undefined {
  return actions.length === 1 && actions[0].choices.length > 1 ? actions[0].id : undefined;
}

/** Why the last wish was refused. */
export function RefusalLine() {
  const speech = useSpeech();
  const { play, who } = useTable();
  const { refusal } = play.plan;
  return (
    <p className="refusal" role="status">
      {refusal !== undefined && speech.refusal(refusal, who)}
    </p>
  );
}
