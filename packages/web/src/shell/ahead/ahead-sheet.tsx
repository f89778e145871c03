import '../planned/plan-card.css';
import './ahead.css';
import type { Condition, Refusal } from '@pangaea/rules/kernel';
import type { Ahead } from '@pangaea/wire';
import { useState } from 'preact/compat';
import type { PlannedTurn } from '../../game/planned-turns.ts';
import { useGameSpeech } from '../../messages/speech.ts';
import { useTable } from '../../play/context.ts';
import { aheadApi } from '../../table/remote/ahead-api.ts';
import type { ApiAnswer } from '../../table/remote/api.ts';
import { sayCommands } from '../planned/said.ts';
import { Sheet } from '../sheet.tsx';
import { type Chain, standOf, waitingOf, whyLapsed } from './chain.ts';
import { AHEAD_MESSAGES, type AheadMessages } from './messages.ts';
import { Order } from './order.tsx';
import { SaidCondition, type SaidConditions, useSaidConditions } from './said-condition.tsx';

interface AheadSheetProps {
  readonly seat: number;
  readonly plan: PlannedTurn | undefined;
  readonly ordered: Ahead;
  readonly onChange: (ordered: Ahead) => void;
  readonly onOrdered: () => void;
  readonly onRead: () => void;
  readonly onClose: () => void;
}

/**
 * A sheet with the turns that are ordered ahead on the server, and with the planned turns that can
 * be sent there.
 */
export function AheadSheet(props: AheadSheetProps) {
  const { seat, plan, ordered, onChange, onOrdered, onRead, onClose } = props;
  const speech = useGameSpeech();
  const w = AHEAD_MESSAGES[speech.language];
  const { play, who } = useTable();
  const said = useSaidConditions();
  const { id } = play.table;
  const [refused, setRefused] = useState<Refusal>();
  const { ahead, number } = ordered;
  const take = (answer: ApiAnswer<Ahead>) => {
    setRefused(answer.ok ? undefined : answer.refused.refusal);
    if (answer.ok) onChange(answer.value);
    else onRead();
    return answer.ok;
  };
  const before = waitingOf(ahead);
  return (
    <Sheet title={w.heading} className="sheet-ahead" onClose={onClose}>
      <div className="ahead">
        <p className="hint">{w.hint}</p>
        {ahead !== undefined && (
          <>
            <Steps ahead={ahead} texts={w} said={said} />
            <div className="plan-buttons">
              <button
                type="button"
                data-ahead-drop
                onClick={async () => {
                  const isDropped = take(await aheadApi.drop(id, seat, number));
                  if (isDropped && plan === undefined) onClose();
                }}
              >
                {before.length > 0 ? w.takeBack : w.done}
              </button>
            </div>
          </>
        )}
        {plan !== undefined && (
          <Order
            plan={plan}
            before={before}
            texts={w}
            said={said}
            onOrder={async (steps, isBehind, across) => {
              const order = {
                replaces: number,
                across: across || (isBehind && ahead?.across === true),
                steps: isBehind ? [...before, ...steps] : [...steps],
              };
              if (!take(await aheadApi.order(id, seat, order))) return;
              onClose();
              onOrdered();
            }}
          />
        )}
        {refused !== undefined && (
          <p className="ahead-why" role="alert">
            {w.failed} {speech.refusal(refused, who)}
          </p>
        )}
      </div>
    </Sheet>
  );
}

/** The planned turns, and the state of each. */
function Steps({
  ahead,
  texts: w,
  said,
}: {
  readonly ahead: Chain;
  readonly texts: AheadMessages;
  readonly said: SaidConditions;
}) {
  const speech = useGameSpeech();
  const { play, who } = useTable();
  const { history } = play;
  const say = (step: { readonly commands: readonly string[] }) =>
    sayCommands(speech, history, step.commands);
  return (
    <ol className="ahead-steps">
      {ahead.steps.map((step, place) => {
        const stand = standOf(ahead, place);
        return (
          <li key={place} data-ahead={stand}>
            <span className="plan-what">{say(step)}</span> <small>{w.is[stand]}</small>
            {stand === 'lapsed' && (
              <p className="ahead-why">{whyLapsed(speech, who, history, ahead, said.whole)}</p>
            )}
            {stand === 'waits' && step.when.length > 0 && (
              <ul>
                {step.when.map((each, at) => (
                  <li key={at}>
                    {w.only} <SaidCondition said={said} condition={each as Condition} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        );
      })}
    </ol>
  );
}
