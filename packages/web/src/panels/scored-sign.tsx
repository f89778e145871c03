import type { Counted, ScoredEvent } from '@pangaea/rules/terra-nova';
import { PieceIcon } from '../board/pieces.tsx';
import { Sign } from '../ui/amounts.tsx';

/** What a round tile or bonus tile counts, as a picture. */
export function ScoredSign({ on }: { readonly on: ScoredEvent | Counted }) {
  if (on === 'sailing' || on === 'shovel') return <Sign kind={on} />;
  if (on === 'town') {
    return (
      <svg className="piece-icon" viewBox="-40 -20 80 62" aria-hidden="true" focusable="false">
        <path className="town-tile" d="M-34-14H34V26L0 36-34 26Z" />
      </svg>
    );
  }
  return <PieceIcon piece={on === 'palace' ? 'left-palace' : on} colour={undefined} />;
}
