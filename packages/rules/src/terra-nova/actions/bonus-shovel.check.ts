import type { Seat } from '../../kernel/index.ts';
import { type Reason, refuse } from '../refusals.ts';
import { NONE, type State } from '../state.ts';
import { BONUS_TILES } from '../vocabulary.ts';
import { checkFreeShovels } from './transform.check.ts';

/**
 * Checks the special action of the bonus tile that the seat holds. Rulebook, appendix "Bonus
 * tiles".
 */
export function checkBonusShovel(
  state: State,
  seat: Seat,
  hex: number,
  reason: Reason | undefined,
): number {
  const held = state.bonusTile(seat);
  const shovels = held === NONE ? 0 : state.table.bonusShovels[held];
  const tile = BONUS_TILES[held] ?? 'none';
  if (shovels === 0) return refuse('bonus-tile-without-action', { tile }, reason);
  if (state.isBonusActionUsed(seat)) return refuse('bonus-action-used', { tile }, reason);
  return checkFreeShovels(state, seat, hex, { shovels, buyMore: true, power: 0 }, reason);
}
