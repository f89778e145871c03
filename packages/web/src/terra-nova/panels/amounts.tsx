import { Rise } from '../../play/rise.tsx';
import { TokenIcon } from '../../ui/icons/token-icon.tsx';
import type { Price } from '../game/price.ts';
import { useNovaSpeech } from '../speech.ts';

/** The icons of the amounts, the same as in every game. */
const ICONS = { coins: 'coin', power: 'power', vp: 'vp', sailing: 'ship' } as const;
export type AmountKind = keyof typeof ICONS;

/** The sign of a resource; a text beside it, or for screen readers, gives its meaning. */
export function Sign({ kind }: { readonly kind: AmountKind }) {
  return <TokenIcon name={ICONS[kind]} />;
}

/** A number with its sign, with words for screen readers. */
export function Amount({
  kind,
  children,
  spoken,
  changing,
}: {
  readonly kind: AmountKind;
  readonly children: string | number;
  readonly spoken: string;
  /** The number itself, if its changes are animated. */
  readonly changing?: number;
}) {
  return (
    <span className="amount">
      {changing !== undefined && <Rise value={changing} />}
      <span aria-hidden="true">
        <Sign kind={kind} />
        {children}
      </span>
      <span className="spoken">{spoken}</span>
    </span>
  );
}

/** The price and the gains of a choice. */
export function PriceTag({ price }: { readonly price: Price }) {
  const { w } = useNovaSpeech();
  const { coins, power, vp, coinsGained, powerGained, sailingGained } = price;
  return (
    <span className="price">
      {coins > 0 && (
        <Amount kind="coins" spoken={`−${w.coins(coins)}`}>
          {`−${coins}`}
        </Amount>
      )}
      {power > 0 && (
        <Amount kind="power" spoken={`−${w.powerOf(power)}`}>
          {`−${power}`}
        </Amount>
      )}
      {coinsGained > 0 && (
        <Amount kind="coins" spoken={`+${w.coins(coinsGained)}`}>
          {`+${coinsGained}`}
        </Amount>
      )}
      {powerGained > 0 && (
        <Amount kind="power" spoken={`+${w.powerOf(powerGained)}`}>
          {`+${powerGained}`}
        </Amount>
      )}
      {sailingGained > 0 && (
        <Amount kind="sailing" spoken={`${w.terms.sailing} +${sailingGained}`}>
          {`+${sailingGained}`}
        </Amount>
      )}
      {vp > 0 && (
        <Amount kind="vp" spoken={`+${w.vpOf(vp)}`}>
          {`+${vp}`}
        </Amount>
      )}
    </span>
  );
}
