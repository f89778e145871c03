import type { Counted, ScoredEvent } from '@pangaea/rules/terra-nova';
import { PieceIcon } from '../../board/pieces/piece-icon.tsx';
import { TokenIcon } from '../../ui/icons/token-icon.tsx';
import { Sign } from './amounts.tsx';

/** A picture of the thing that a round tile or bonus tile scores. */
export function ScoredSign({ on }: { readonly on: ScoredEvent | Counted }) {
  if (on === 'sailing') return <Sign kind={on} />;
  if (on === 'shovel') return <TokenIcon name="spade" />;
  if (on === 'town') {
    return (
      <svg className="piece-icon" viewBox="-34 -30 68 62" aria-hidden="true" focusable="false">
        <path
          className="town-sign"
          d="M-30 26V-16H-20V-8H-10V-24H10V-8H20V-16H30V26ZM-7 26V10Q0 2 7 10V26Z"
        />
      </svg>
    );
  }
  return <PieceIcon piece={on === 'palace' ? 'left-palace' : on} colour={undefined} />;
}
