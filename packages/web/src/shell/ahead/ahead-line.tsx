import '../planned/plan-card.css';
import './ahead.css';
import { useGameSpeech } from '../../messages/speech.ts';
import { useTable } from '../../play/context.ts';
import { useOpened } from '../opened.ts';
import { sayCommands } from '../planned/said.ts';
import { type Chain, waitingOf, whyLapsed } from './chain.ts';
import { AHEAD_MESSAGES } from './messages.ts';
import { useSaidConditions } from './said-condition.tsx';

/**
 * The state of the turns that are ordered ahead (the chain), in one line. A button opens them or,
 * in the card of a plan, the form that sends the plan.
 */
export function AheadLine({
  ahead,
  hasPlan,
  onRead,
}: {
  readonly ahead: Chain | undefined;
  /** Whether the line is in the card of a plan. */
  readonly hasPlan: boolean;
  /** Called when the person has read that a chain has ended. */
  readonly onRead: () => void;
}) {
  const speech = useGameSpeech();
  const w = AHEAD_MESSAGES[speech.language];
  const { play, who } = useTable();
  const said = useSaidConditions();
  const { opened, open } = useOpened();
  const line = (
    <>
      {ahead !== undefined && <Told ahead={ahead} />}
      <div className="plan-buttons">
        <button
          type="button"
          data-ahead-open
          aria-expanded={opened.sheet === 'ahead'}
          onClick={() => open({ sheet: 'ahead', tab: 'map' })}
        >
          {hasPlan ? w.open : w.look}
        </button>
        {ahead !== undefined && waitingOf(ahead).length === 0 && (
          <button type="button" data-ahead-read onClick={onRead}>
            {w.done}
          </button>
        )}
      </div>
    </>
  );
  if (hasPlan) return <div className="ahead">{line}</div>;
  return (
    <section className="plan-card ahead ahead-line" aria-label={w.heading}>
      {line}
    </section>
  );

  function Told({ ahead: chain }: { readonly ahead: Chain }) {
    const waiting = waitingOf(chain);
    const { history } = play;
    const at = chain.lapsed === undefined && waiting.length === 0 ? chain.done - 1 : chain.done;
    const stand = chain.lapsed !== undefined ? 'lapsed' : waiting.length > 0 ? 'waits' : 'done';
    return (
      <p className="plan-told" role="status" data-ahead-now={stand}>
        <b>{w.heading}</b> {sayCommands(speech, history, chain.steps[at].commands)}{' '}
        <small>{waiting.length > 1 ? w.count(waiting.length) : w.is[stand]}</small>
        {chain.lapsed !== undefined && (
          <span className="ahead-why"> {whyLapsed(speech, who, history, chain, said.whole)}</span>
        )}
      </p>
    );
  }
}
