import { kindOf } from '@pangaea/rules/kernel';
import { KIND } from '@pangaea/rules/terra-mystica';
import { Icon } from '../../ui/icon.tsx';
import { TokenIcon } from '../../ui/icons/token-icon.tsx';
import { bonusFor } from '../game/cults.ts';
import { priceOf } from '../game/price.ts';
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
 * The stakes of one's own turn besides the round: the points for passing now, and the bonus at the
 * end of the round.
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
    </>
  );
}
