import type { Seat } from '../../kernel/index.ts';
import { hexName, isRiver, neighboursOf } from '../../terra/check/geography.ts';
import { boardOf, traitOf } from '../check/geography.ts';
import { needsEmptyLand, needsTerrain } from '../check/needs.ts';
import { LEGAL, type Reason, refuse } from '../refusals.ts';
import type { State } from '../state.ts';

export function checkPlace(s: State, seat: Seat, hex: number, reason?: Reason): number {
  const target = boardOf(s, seat).hooks?.aim?.(s, seat) ?? s.home(seat);
  const wrong = needsEmptyLand(s, hex, reason) || needsTerrain(s, hex, target, reason);
  if (wrong !== LEGAL || traitOf(s, seat, 'onlyOverRivers') === 0) return wrong;
  if (neighboursOf(s, hex).some((each) => isRiver(s, each))) return LEGAL;
  return refuse('not-at-river', { hex: hexName(s, hex) }, reason);
}
