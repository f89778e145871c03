import type { Goods } from '@pangaea/rules/terra-mystica';
import type { ReactNode } from 'preact/compat';
import type { TokenName } from '../../ui/icons/shapes.ts';
import { TokenIcon } from '../../ui/icons/token-icon.tsx';

/** Goods with their icons, in the order of the game. */
const GOODS_ICONS = [
  ['coins', 'coin'],
  ['workers', 'worker'],
  ['priests', 'priest'],
  ['power', 'power'],
  ['spades', 'spade'],
] as const satisfies readonly (readonly [keyof Goods, TokenName])[];

/** A number with its icon; screen readers hear the text beside it. */
export function Figure({
  icon,
  children,
}: {
  readonly icon: TokenName;
  readonly children?: ReactNode;
}) {
  return (
    <span className="tm-figure">
      {children}
      <TokenIcon name={icon} />
    </span>
  );
}

/** The goods of a tile. */
export function GoodsFigures({ goods, sign }: { readonly goods: Goods; readonly sign?: string }) {
  return GOODS_ICONS.map(([of, icon]) => {
    const amount = goods[of] ?? 0;
    return (
      amount !== 0 && (
        <Figure key={of} icon={icon}>
          {sign}
          {amount}
        </Figure>
      )
    );
  });
}

/** A number that a draft changes: before and after in one cell, so that nothing moves. */
export function Changing({
  value,
  before = value,
}: {
  readonly value: number;
  readonly before?: number | undefined;
}) {
  if (before === value) return <b>{value}</b>;
  return (
    <span className={value > before ? 'tm-changed tm-more' : 'tm-changed tm-less'}>
      <s>{before}</s> <b>{value}</b>
    </span>
  );
}
