import { type BowlNumber, ROMAN } from './stones.ts';

/** A bowl as the heading of a column: its number on a power token. */
export function BowlSign({ bowl }: { readonly bowl: BowlNumber }) {
  return <span className="bowl-sign">{ROMAN[bowl]}</span>;
}
