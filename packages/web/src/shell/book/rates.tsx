import type { TokenName } from '../../ui/icons/shapes.ts';
import { TokenIcon } from '../../ui/icons/token-icon.tsx';

export type Sign = readonly [count: number | string, sign: TokenName];

/** An exchange: goods, and the goods that they become; without `to`, only goods. */
export interface Rate {
  readonly from: readonly Sign[];
  readonly to?: readonly Sign[];
}

/** Rows of exchanges. */
export function Rates({ of }: { readonly of: readonly Rate[] }) {
  return (
    <ul className="book-rates">
      {of.map(({ from, to }) => (
        <li key={JSON.stringify([from, to])}>
          <Signs of={from} />
          {to !== undefined && <span className="book-arrow">→</span>}
          {to !== undefined && <Signs of={to} />}
        </li>
      ))}
    </ul>
  );
}

export function Signs({ of }: { readonly of: readonly Sign[] }) {
  return (
    <span className="book-signs">
      {of.map(([count, sign]) => (
        <span key={sign} className="book-sign">
          {count}
          <TokenIcon name={sign} />
        </span>
      ))}
    </span>
  );
}
