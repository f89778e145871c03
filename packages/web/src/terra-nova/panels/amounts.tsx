import { Rise } from '../../play/rise.tsx';
import type { Price } from '../game/price.ts';
import { useNovaSpeech } from '../speech.ts';

const ICONS = {
  coins: 'M0-9a9 9 0 1 1 0 18a9 9 0 1 1 0-18M0-5a5 5 0 1 1 0 10a5 5 0 1 1 0-10',
  power: 'M0-10L3-3 10 0 3 3 0 10-3 3-10 0-3-3Z',
  vp: 'M0-9L2.600-2.900 9-2.800 4 1.400 5.700 8 0 4.300-5.700 8-4 1.400-9-2.800-2.600-2.900Z',
  sailing: 'M-9 4H9L6 9H-6ZM-1 3V-9L7 1ZM-2 3V-5L-7 1Z',
} as const;
export type AmountKind = keyof typeof ICONS;

/** A small engraved sign; what it means stands beside it or is spoken. */
export function Sign({ kind }: { readonly kind: AmountKind }) {
  return (
    <svg
      className={`sign sign-${kind}`}
      viewBox="-12 -12 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={ICONS[kind]} />
    </svg>
  );
}

/** A number with its sign: seen as both, spoken as words. */
export function Amount({
  kind,
  children,
  spoken,
  changing,
}: {
  readonly kind: AmountKind;
  readonly children: string | number;
  readonly spoken: string;
  /** The number itself, where its changes are to be seen. */
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
