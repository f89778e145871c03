import { bestSplit, PHASE, QUESTION } from '@pangaea/rules/terra-nova';
import { type ReactNode, useEffect, useState } from 'preact/compat';
import { PieceIcon } from '../../board/pieces/piece-icon.tsx';
import type { Action } from '../../terra/game/choices.ts';
import { LostBy } from '../../terra/panels/lost-by.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TokenIcon } from '../../ui/icons/token-icon.tsx';
import { hasSideColumn, useLayout } from '../../ui/layout.ts';
import { priceOf } from '../game/price.ts';
import { actionName } from '../play/names.ts';
import { useNovaSpeech } from '../speech.ts';
import { useTable } from '../table.ts';
import { Amount, PriceTag } from './amounts.tsx';
import { PowerActions } from './power-actions.tsx';

/**
 * All actions as buttons. An impossible action keeps its place and gives the reason when it is
 * pressed.
 */
export function ActionList() {
  const { m, n } = useNovaSpeech();
  const { play } = useTable();
  const [showsPower, setShowsPower] = useState(false);
  const hasColumn = hasSideColumn(useLayout());
  const { actions, draft } = play;
  // A turn begins with all possible actions.
  const { length } = play.history.steps;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each move of the game.
  useEffect(() => setShowsPower(false), [length]);
  if (actions.length === 0) return null;
  // After the first drafted move only possible next moves are shown, beside the effects of the
  // draft.
  const isMore = draft !== undefined && draft.moves.length > 0;
  // Left out, because *Confirm* does the same: it ends the turn, or the exchange of power.
  const ends = play.ready !== undefined || play.state.top() === QUESTION.exchange;
  const board = actions.filter(
    ({ id, choices }) =>
      !id.startsWith('power:') && (id !== 'end' || !ends) && (!isMore || choices.length > 0),
  );
  const hasPower = actions.length > board.length && actions.some(({ part }) => part !== undefined);
  if (showsPower && hasPower && !hasColumn) {
    return (
      <div className="action-power">
        <PowerActions />
        <button type="button" className="quiet" onClick={() => setShowsPower(false)}>
          {m.actions.cancel}
        </button>
      </div>
    );
  }
  return (
    <>
      <BestSplit />
      <ul className={isMore ? 'actions' : 'actions action-tiles'}>
        {board.map((action) => (
          <li key={action.id}>
            <ActionButton action={action} />
          </li>
        ))}
        {hasPower && !hasColumn && (
          <li>
            <button type="button" className="action" data-power onClick={() => setShowsPower(true)}>
              <span className="action-sign" aria-hidden="true">
                <TokenIcon name="power" />
              </span>
              <span className="action-name">{n.actions.power}</span>
            </button>
          </li>
        )}
      </ul>
    </>
  );
}

/** The last exchange of the Druids: how to get the most from the remaining power. */
function BestSplit() {
  const { n, w } = useNovaSpeech();
  const { draft } = useTable().play;
  if (draft?.state.phase() !== PHASE.gameEnd) return null;
  const { times, vp } = bestSplit(draft.state, draft.seat);
  return times === 0 ? null : <p className="hint">{n.actions.bestSplit(times, w.vpOf(vp))}</p>;
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
  const sign = SIGNS[action.id];
  return (
    <button
      type="button"
      className={choices.length > 0 ? 'action' : 'action action-not'}
      aria-disabled={choices.length === 0}
      data-action={action.id}
      title={refusal === undefined ? undefined : speech.refusal(refusal, who)}
      onClick={press}
    >
      {sign !== undefined && (
        <span className="action-sign" aria-hidden="true">
          {sign}
        </span>
      )}
      <span className="action-name">{name}</span>
      <ActionPrice action={action} />
      {choices.length === 1 && <LostBy moves={[choices[0].move]} />}
    </button>
  );
}

const SIGNS: Readonly<Record<string, ReactNode>> = {
  build: <PieceIcon piece="house" colour={undefined} />,
  transform: <TokenIcon name="spade" />,
  upgrade: <PieceIcon piece="trading-post" colour={undefined} />,
  palace: <PieceIcon piece="left-palace" colour={undefined} />,
  sail: <TokenIcon name="ship" />,
  bridge: <TokenIcon name="bridge" />,
  'bonus-shovel': <TokenIcon name="spade" />,
  special: <TokenIcon name="palace" />,
  exchange: <TokenIcon name="coin" />,
  'exchange-vp': <TokenIcon name="vp" />,
  pass: <Icon name="flag" />,
};

/** The price, from the cheapest choice to the most expensive one. */
function ActionPrice({ action }: { readonly action: Action }) {
  const { w } = useNovaSpeech();
  const { draft } = useTable().play;
  if (draft === undefined || action.choices.length === 0) return null;
  const costs = action.choices
    .slice(0, 40)
    .map(({ move }) => priceOf(draft.state, draft.seat, move));
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
