import { TokenIcon } from '../../ui/icons/token-icon.tsx';
import type { CultBonus } from '../game/cults.ts';
import { GoodsFigures } from './figures.tsx';
import type { PanelSpeech } from './props.ts';

/** The bonus at the end of a round, as a picture: four steps, then the gain. */
export function CultBonusSign({
  bonus: { cult, per, reward },
  speech,
}: {
  readonly bonus: CultBonus;
  readonly speech: PanelSpeech;
}) {
  return (
    <>
      <span className="tm-bonus-sign" aria-hidden="true">
        {per}
        <TokenIcon name={cult === 'priests' ? 'priest' : cult} />
        <span className="tm-arrow">→</span>
        <GoodsFigures goods={reward} />
      </span>
      <span className="spoken">{sayBonus({ cult, per, reward }, speech)}</span>
    </>
  );
}

export function sayBonus({ cult, per, reward }: CultBonus, { w, p }: PanelSpeech): string {
  const what = cult === 'priests' ? p.cults.priestsSent : p.cults.steps(per, w.cults[cult]);
  return p.cults.bonusOf(what, w.goods(reward));
}
