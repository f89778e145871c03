import type { Condition } from '@pangaea/rules/kernel';
import { useState } from 'preact/compat';
import { stateAt } from '../../game/history.ts';
import {
  MOST_PLANNED,
  type PlannedTurn,
  turnsPlanned,
  wholeTurn,
} from '../../game/planned-turns.ts';
import { useGameSpeech } from '../../messages/speech.ts';
import { useTable } from '../../play/context.ts';
import { sayCommands } from '../planned/said.ts';
import type { Step } from './chain.ts';
import { ConditionPicker } from './condition-picker.tsx';
import type { AheadMessages } from './messages.ts';
import { SaidCondition, type SaidConditions } from './said-condition.tsx';

/** The most conditions that the server accepts. */
const MOST_CONDITIONS = 6;

/** Planned turns with their conditions, before they are sent. */
export function Order({
  plan,
  before,
  texts: w,
  said,
  onOrder,
}: {
  readonly plan: PlannedTurn;
  /** Turns that wait already. */
  readonly before: readonly Step[];
  readonly texts: AheadMessages;
  readonly said: SaidConditions;
  readonly onOrder: (steps: readonly Step[], isBehind: boolean, across: boolean) => Promise<void>;
}) {
  const speech = useGameSpeech();
  const { play } = useTable();
  const [conditions, setConditions] = useState<readonly (readonly Condition[])[]>([]);
  const [across, setAcross] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const turns = turnsPlanned(plan);
  const { history } = play;
  const { game } = history.game.book;
  const state = stateAt(history);
  // If nothing is hidden at the table, nothing can be revealed.
  const isHidden =
    game.difference(game.view(state, plan.seat), game.view(state, 'spectator')).length > 0;
  const steps = turns.map(
    (turn, place) => ({ commands: wholeTurn(turn), when: [...(conditions[place] ?? [])] }) as Step,
  );
  const send = async (isBehind: boolean) => {
    setBusy(true);
    await onOrder(steps, isBehind, across);
    setBusy(false);
  };
  const change = (place: number, when: readonly Condition[]) =>
    setConditions(turns.map((_, at) => (at === place ? when : (conditions[at] ?? []))));
  const fits = before.length + steps.length <= MOST_PLANNED;
  return (
    <div className="ahead-order">
      {turns.map(({ commands }, place) => (
        <fieldset key={place} data-ahead-turn={place}>
          <legend>
            <b>{w.step(before.length + place + 1)}</b> {sayCommands(speech, history, commands)}
          </legend>
          <Conditions
            when={conditions[place] ?? []}
            texts={w}
            said={said}
            onChange={(when) => change(place, when)}
          />
          {(conditions[place] ?? []).length < MOST_CONDITIONS && (
            <ConditionPicker
              seat={plan.seat}
              commands={commands}
              texts={w}
              said={said}
              onAdd={(condition) => change(place, [...(conditions[place] ?? []), condition])}
            />
          )}
        </fieldset>
      ))}
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
      {!fits && <p>{w.full}</p>}
      <div className="plan-buttons">
        {fits && (
          <button type="button" data-ahead-order disabled={isBusy} onClick={() => void send(true)}>
            {before.length === 0 ? w.order(steps.length) : w.orderNext(steps.length)}
          </button>
        )}
        {before.length > 0 && (
          <button
            type="button"
            data-ahead-instead
            disabled={isBusy}
            onClick={() => void send(false)}
          >
            {w.orderInstead}
          </button>
        )}
      </div>
    </div>
  );
}

function Conditions({
  when,
  texts: w,
  said,
  onChange,
}: {
  readonly when: readonly Condition[];
  readonly texts: AheadMessages;
  readonly said: SaidConditions;
  readonly onChange: (when: readonly Condition[]) => void;
}) {
  if (when.length === 0) return null;
  return (
    <ul>
      {when.map((each, place) => (
        <li key={place}>
          <span>
            {w.only} <SaidCondition said={said} condition={each} />
          </span>
          <button
            type="button"
            className="quiet"
            aria-label={`${w.remove}: ${said.whole(each)}`}
            onClick={({ currentTarget }) => {
              currentTarget.closest('fieldset')?.querySelector('select')?.focus();
              onChange(when.filter((_, at) => at !== place));
            }}
          >
            ×
          </button>
        </li>
      ))}
    </ul>
  );
}
