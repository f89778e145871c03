import { MeepleShape } from '../board/tile.tsx';
import { SignShape } from './signs.tsx';

/** A meeple in a line of text; its owner is named beside it. */
export function MeepleIcon({ seat }: { readonly seat: number }) {
  return (
    <svg className="meeple-icon" viewBox="-16 -16 32 32" aria-hidden="true" focusable="false">
      <MeepleShape seat={seat} x={0} y={0} />
    </svg>
  );
}

/** A neutral meeple, for counts of meeples. */
export function MeepleSign() {
  return (
    <svg className="meeple-icon" viewBox="-16 -16 32 32" aria-hidden="true" focusable="false">
      <SignShape name="meeple" className="meeple-sign" transform="scale(1.35)" />
    </svg>
  );
}
