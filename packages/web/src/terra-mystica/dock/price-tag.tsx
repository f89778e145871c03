import type { TokenName } from '../../ui/icons/shapes.ts';
import { TokenIcon } from '../../ui/icons/token-icon.tsx';
import type { AmountOf, PricePart } from '../game/price.ts';
import { type MysticaSpeech, useMysticaSpeech } from '../speech.ts';

const ICONS: Readonly<Record<AmountOf, TokenName>> = {
  workers: 'worker',
  coins: 'coin',
  priests: 'priest',
  power: 'power',
  vp: 'vp',
  spades: 'spade',
  keys: 'key',
};

/** The icon of a resource. */
export function AmountIcon({ of }: { readonly of: AmountOf }) {
  return <TokenIcon name={ICONS[of]} />;
}

/** An amount of a resource in words. */
export function sayAmount({ w }: MysticaSpeech, of: AmountOf, amount: number): string {
  switch (of) {
    case 'power':
      return w.powerOf(amount);
    case 'vp':
      return w.vpOf(amount);
    default:
      return w[of](amount);
  }
}

/** The price and the gains of a choice: numbers with icons, and words for screen readers. */
export function PriceTag({ parts }: { readonly parts: readonly PricePart[] }) {
  const speech = useMysticaSpeech();
  if (parts.length === 0) return null;
  return (
    <span className="price">
      {parts.map(({ of, amount, most }) => {
        const sign = amount < 0 ? '−' : '+';
        const upTo = most === undefined ? '' : `${Math.abs(amount)}–`;
        const last = Math.abs(most ?? amount);
        return (
          <span key={`${of}${sign}`} className="amount">
            <span aria-hidden="true">
              {sign}
              {upTo}
              {last}
              <AmountIcon of={of} />
            </span>
            <span className="spoken">{`${sign}${upTo}${sayAmount(speech, of, last)}`}</span>
          </span>
        );
      })}
    </span>
  );
}
