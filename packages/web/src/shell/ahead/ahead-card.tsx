import '../planned/plan-card.css';
import './ahead.css';
import type { Condition, Refusal } from '@pangaea/rules/kernel';
import type { Ahead, OrderAhead } from '@pangaea/wire';
import { useState } from 'preact/compat';
import { stateAt } from '../../game/history.ts';
import type { PlannedTurn } from '../../game/planned.ts';
import { useGameSpeech } from '../../messages/speech.ts';
import { useTable } from '../../play/context.ts';
import { aheadApi } from '../../table/remote/ahead-api.ts';
import type { ApiAnswer } from '../../table/remote/api.ts';
import { ConditionPicker } from './condition-picker.tsx';
import { AHEAD_MESSAGES, type AheadMessages } from './messages.ts';

const MOST = 5;

interface AheadCardProps {
  readonly seat: number;
  readonly plan: PlannedTurn | undefined;
  readonly ordered: Ahead;
  readonly onChange: (ordered: Ahead) => void;
  readonly onOrdered: () => void;
  readonly onRead: () => void;
}

type Step = OrderAhead['steps'][number];

/** The turns that are ordered, how each stands, and the one that could be ordered now. */
export function AheadCard({ seat, plan, ordered, onChange, onOrdered, onRead }: AheadCardProps) {
  const speech = useGameSpeech();
  const w = AHEAD_MESSAGES[speech.language];
  const { play, who } = useTable();
  const { id } = play.table;
  const [refused, setRefused] = useState<Refusal>();
  const { ahead, number } = ordered;
  const say = (condition: Condition) =>
    condition.is === 'passed' ? w.hasPassed(who.seat(condition.seat)) : w.holds(condition);
  const take = (answer: ApiAnswer<Ahead>) => {
    setRefused(answer.ok ? undefined : answer.refused.refusal);
    if (answer.ok) onChange(answer.value);
    else onRead();
    return answer.ok;
  };
  const steps = ahead?.steps ?? [];
  const card = (
    <>
      {ahead !== undefined && (
        <>
          <p className="plan-told" role="status">
            <b>{w.heading}</b> {w.hint}
          </p>
          <ol>
            {steps.map((step, place) => (
              <li key={place} data-ahead={standOf(ahead, place)}>
                <span className="plan-what">{movesOf(step)}</span>{' '}
                <small>
                  {step.when.length > 0 && `${w.only(step.when.map(say))} `}
                  {w.is[standOf(ahead, place)]}
                </small>
                {standOf(ahead, place) === 'lapsed' && (
                  <p className="ahead-why">{whyOf(ahead, step, w, say)}</p>
                )}
              </li>
            ))}
          </ol>
          <div className="plan-buttons">
            <button
              type="button"
              data-ahead-drop
              onClick={async () => void take(await aheadApi.drop(id, seat, number))}
            >
              {w.takeBack}
            </button>
          </div>
        </>
      )}
      {plan !== undefined && (
        <Order
          plan={plan}
          before={waitingOf(ahead)}
          texts={w}
          say={say}
          onOrder={async (step, across) => {
            const order = {
              replaces: number,
              across: across || ahead?.across === true,
              steps: [...waitingOf(ahead), step],
            };
            if (take(await aheadApi.order(id, seat, order))) onOrdered();
          }}
        />
      )}
      {refused !== undefined && (
        <p className="ahead-why" role="alert">
          {w.failed} {speech.refusal(refused, who)}
        </p>
      )}
    </>
  );
  if (plan !== undefined) return <div className="ahead">{card}</div>;
  return (
    <section className="plan-card ahead" aria-label={w.heading}>
      {card}
    </section>
  );

  /** The moves in words where they can be read in the present position, else as they are written. */
  function movesOf({ commands }: { readonly commands: readonly string[] }): string {
    const state = stateAt(play.history);
    const { game } = play.history.game.book;
    return commands
      .map((command) => {
        const move = game.notation.parse(state, command);
        if (!move.ok) return command;
        return speech.short?.(state, move.value) ?? speech.move(state, move.value);
      })
      .join(', ');
  }
}

/** A planned turn with its conditions, before it is ordered. */
function Order({
  plan,
  before,
  texts: w,
  say,
  onOrder,
}: {
  readonly plan: PlannedTurn;
  readonly before: readonly Step[];
  readonly texts: AheadMessages;
  readonly say: (condition: Condition) => string;
  readonly onOrder: (step: Step, across: boolean) => Promise<void>;
}) {
  const { play } = useTable();
  const [when, setWhen] = useState<readonly Condition[]>([]);
  const [across, setAcross] = useState(false);
  const [isBusy, setBusy] = useState(false);
  if (before.length >= MOST) return <p>{w.full}</p>;
  const { game } = play.history.game.book;
  const state = stateAt(play.history);
  // Where nobody hides anything, nothing can come to light.
  const isHidden =
    game.difference(game.view(state, plan.seat), game.view(state, 'spectator')).length > 0;
  return (
    <div className="ahead-order">
      {when.length > 0 && (
        <ul>
          {when.map((each, place) => (
            <li key={place}>
              {w.only([say(each)])}{' '}
              <button
                type="button"
                className="quiet"
                aria-label={`${w.remove}: ${say(each)}`}
                onClick={() => setWhen(when.filter((_, at) => at !== place))}
              >
                ×
              </button>
            </li>
          ))}
        </ul>
      )}
      {when.length < 6 && (
        <ConditionPicker
          seat={plan.seat}
          commands={plan.commands}
          texts={w}
          onAdd={(condition) => setWhen([...when, condition])}
        />
      )}
      {isHidden && (
        <label>
          <input
            type="checkbox"
            checked={across}
            onChange={(event) => setAcross(event.currentTarget.checked)}
          />{' '}
          {w.across}
        </label>
      )}
      <div className="plan-buttons">
        <button
          type="button"
          data-ahead-order
          disabled={isBusy}
          onClick={async () => {
            setBusy(true);
            await onOrder({ commands: [...plan.commands], when: [...when] } as Step, across);
            setBusy(false);
          }}
        >
          {before.length === 0 ? w.order : w.orderNext}
        </button>
      </div>
    </div>
  );
}

type Chain = Ahead['ahead'];

/** Steps that wait still: another one comes behind them. */
function waitingOf(ahead: Chain): Step[] {
  if (ahead === undefined || ahead.lapsed !== undefined) return [];
  return ahead.steps.slice(ahead.done) as Step[];
}

function standOf({ done, lapsed }: NonNullable<Chain>, place: number) {
  if (place < done) return 'done';
  if (lapsed === undefined) return 'waits';
  return place === done ? 'lapsed' : 'behind';
}

function whyOf(
  { lapsed }: NonNullable<Chain>,
  { when, commands }: NonNullable<Chain>['steps'][number],
  w: AheadMessages,
  say: (condition: Condition) => string,
): string {
  if (lapsed === undefined) return '';
  const { is, index = 0 } = lapsed;
  if (is === 'condition') return w.why.condition(say(when[index] as Condition));
  return is === 'refused' ? w.why.refused(commands[index]) : w.why[is];
}
