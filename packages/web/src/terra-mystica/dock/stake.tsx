import { kindOf } from '@pangaea/rules/kernel';
import { KIND } from '@pangaea/rules/terra-mystica';
import { Icon } from '../../ui/icon.tsx';
import { TokenIcon } from '../../ui/icons/token-icon.tsx';
import { useChoosing } from '../choosing.ts';
import { boardOf } from '../game/board.ts';
import { bonusFor } from '../game/cults.ts';
import { priceOf } from '../game/price.ts';
import { ActionSign } from '../panels/action-sign.tsx';
import { useMysticaSpeech } from '../speech.ts';
import { useTable } from '../table.ts';

const GOODS = ['coins', 'workers', 'priests', 'power', 'spades'] as const;
const ICONS = {
  coins: 'coin',
  workers: 'worker',
  priests: 'priest',
  power: 'power',
  spades: 'spade',
} as const;

/**
 * The stakes of the player's own turn besides the round: the points for passing now, and the bonus
 * at the end of the round.
 */
export function Stake() {
  const { t, w } = useMysticaSpeech();
  const { play } = useTable();
  const { draft, actions } = play;
  if (draft === undefined) return null;
  const { state, seat } = draft;
  const pass = actions
    .flatMap(({ choices }) => choices)
    .find(({ move }) => kindOf(move) === KIND.pass);
  const vp = (pass === undefined ? [] : priceOf(state, seat, pass.move)).find(
    ({ of }) => of === 'vp',
  );
  const bonus = bonusFor(state, seat) ?? {};
  const due = GOODS.filter((of) => (bonus[of] ?? 0) > 0);
  return (
    <>
      {vp !== undefined && (
        <span className="stake" title={t.stake.passing(w.vpOf(vp.amount))}>
          <span aria-hidden="true">
            <Icon name="flag" />+{vp.amount}
            <TokenIcon name="vp" />
          </span>
          <span className="spoken">{t.stake.passing(w.vpOf(vp.amount))}</span>
        </span>
      )}
      {due.length > 0 && (
        <span className="stake" title={t.stake.bonus(w.goods(bonus))}>
          <span aria-hidden="true">
            <TokenIcon name="cult" />
            {due.map((of) => (
              <span key={of}>
                +{bonus[of]}
                <TokenIcon name={ICONS[of]} />
              </span>
            ))}
          </span>
          <span className="spoken">{t.stake.bonus(w.goods(bonus))}</span>
        </span>
      )}
      <UnusedActions />
    </>
  );
}

/**
 * The special actions of card, tiles, board and stronghold that can be taken now, each with one
 * press.
 */
function UnusedActions() {
  const { w } = useMysticaSpeech();
  const { specials } = useChoosing();
  const { draft } = useTable().play;
  if (draft === undefined || specials === undefined || specials.takable.size === 0) return null;
  const actions = boardOf(draft.state, draft.seat)?.actions ?? [];
  return actions
    .filter(({ index }) => specials.takable.has(index))
    .map(({ action, index }) => (
      <button
        key={action}
        type="button"
        className="stake-action"
        title={w.specialActions[action]}
        data-own-action={action}
        onClick={() => specials.onTake(index)}
      >
        <ActionSign action={action} />
        <span className="stake-action-name">{w.specialActions[action]}</span>
      </button>
    ));
}
