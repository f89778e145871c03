import type { Seat } from '../../kernel/index.ts';
import type { Sink } from '../events.ts';
import { gainVp, scoreRound } from '../gains.ts';
import type { State } from '../state.ts';
import { SCORED } from '../vocabulary.ts';
import { deriveReach } from './reach.ts';

type SailingCause = 'sailing' | 'power-action' | 'town-tile' | 'left-palace' | 'right-palace';

/** Advances one space on the sailing track; does nothing at its end (ruling R4). */
export function advanceSailing(s: State, seat: Seat, cause: SailingCause, sink: Sink): void {
  const to = s.sailing(seat) + 1;
  if (to > s.table.maxSailing) {
    sink?.push({ type: 'lost', seat, what: 'sailing', amount: 1 });
    return;
  }
  s.setSailing(seat, to);
  sink?.push({ type: 'sailing', seat, to, cause });
  gainVp(s, seat, s.table.sailingVp[to], 'sailing', sink);
  scoreRound(s, seat, SCORED.sailing, 1, sink);
  deriveReach(s, seat);
}
