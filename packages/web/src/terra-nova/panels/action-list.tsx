import { bestSplit, PHASE, QUESTION } from '@pangaea/rules/terra-nova';
import { useState } from 'react';
import type { Action } from '../game/choices.ts';
import { powerPriceOf } from '../game/mat.ts';
import { priceOf } from '../game/price.ts';
import { actionName, powerOf } from '../play/names.ts';
import { useNovaSpeech } from '../speech.ts';
import { useTable } from '../table.ts';
import { Amount, PriceTag } from './amounts.tsx';
import { ActionHelp } from './explanation.tsx';

/** All actions as buttons. What cannot be done now stays in its place and says why when asked. */
export function ActionList() {
  const { m } = useNovaSpeech();
  const { play } = useTable();
  const [all, setAll] = useState(false);
  const { actions } = play;
  if (actions.length === 0) return null;
  // Confirming ends the turn by itself, keeping the power ends the exchange.
  const ends = play.ready !== undefined || play.state.top() === QUESTION.exchange;
  const shown = actions.filter(({ id }) => id !== 'end' || !ends);
  const board = shown.filter(({ id }) => !id.startsWith('power:'));
  const power = actions.filter(({ id }) => id.startsWith('power:'));
  return (
    <div className={all ? 'action-list action-list-all' : 'action-list'}>
      <BestSplit />
      <ul className="actions">
        {board.map((action) => (
          <li key={action.id}>
            <ActionButton action={action} />
          </li>
        ))}
      </ul>
      {power.length > 0 && (
        <ul className="actions actions-power">
          {power.map((action) => (
            <li key={action.id}>
              <ActionButton action={action} />
            </li>
          ))}
        </ul>
      )}
      {actions.some(({ choices }) => choices.length === 0) && (
        <button
          type="button"
          className="quiet action-more"
          aria-pressed={all}
          onClick={() => setAll(!all)}
        >
          {m.actions.others}
        </button>
      )}
      {actions.length > 3 && <ActionHelp />}
    </div>
  );
}

/** The Druids' last exchange: how to get the most out of the power that is left. */
function BestSplit() {
  const { m, w } = useNovaSpeech();
  const { draft } = useTable().play;
  if (draft?.state.phase() !== PHASE.gameEnd) return null;
  const { times, vp } = bestSplit(draft.state, draft.seat);
  return times === 0 ? null : <p className="hint">{m.actions.bestSplit(times, w.vpOf(vp))}</p>;
}

function ActionButton({ action }: { readonly action: Action }) {
  const speech = useNovaSpeech();
  const { play, who } = useTable();
  const { draft, wish } = play;
  if (draft === undefined) return null;
  const name = actionName(speech, draft.state, action.id);
  const { choices, refusal } = action;
  const press = () => {
    if (refusal !== undefined) wish({ do: 'refused', refusal });
    else if (choices.length === 1) wish({ do: 'draft', move: choices[0].move });
    else wish({ do: 'pick', action: action.id });
  };
  return (
    <button
      type="button"
      className={choices.length > 0 ? 'action' : 'action action-not'}
      aria-disabled={choices.length === 0}
      data-action={action.id}
      title={refusal === undefined ? undefined : speech.refusal(refusal, who)}
      onClick={press}
    >
      <span className="action-name">{name}</span>
      <ActionPrice action={action} />
    </button>
  );
}

/** The price where all choices of an action cost the same; of a power action always. */
function ActionPrice({ action }: { readonly action: Action }) {
  const { w } = useNovaSpeech();
  const { play } = useTable();
  const { draft } = play;
  if (draft === undefined) return null;
  const { state, seat } = draft;
  const power = powerOf(state, action);
  if (power !== undefined) {
    const cost = powerPriceOf(state, seat, power);
    return (
      <span className="price">
        <Amount kind="power" spoken={w.powerOf(cost)}>
          {cost}
        </Amount>
      </span>
    );
  }
  if (action.choices.length === 0) return null;
  const costs = action.choices.slice(0, 40).map(({ move }) => priceOf(state, seat, move));
  const [first] = costs;
  const same = costs.every(({ coins, power }) => coins === first.coins && power === first.power);
  if (same && action.choices.length === 1) return <PriceTag price={first} />;
  if (first.coins === 0) return null;
  const least = Math.min(...costs.map(({ coins }) => coins));
  const most = Math.max(...costs.map(({ coins }) => coins));
  const text = least === most ? `−${least}` : `−${least}…${most}`;
  return (
    <span className="price">
      <Amount kind="coins" spoken={least === most ? w.coins(least) : `${least}–${w.coins(most)}`}>
        {text}
      </Amount>
    </span>
  );
}
