import { type BowlNumber, ROMAN } from './stones.ts';

/** A bowl as the head of a column: its number on a stone of power. */
export function BowlSign({ bowl }: { readonly bowl: BowlNumber }) {
  return <span className="bowl-sign">{ROMAN[bowl]}</span>;
}
