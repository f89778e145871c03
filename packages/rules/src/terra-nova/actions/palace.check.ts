import type { Seat } from '../../kernel/index.ts';
import { hexName } from '../../terra/check/geography.ts';
import { isOwn, TRADING_POST } from '../check/geography.ts';
import { needsCoins, needsOwnBuilding } from '../check/needs.ts';
import { LEGAL, type Reason, refuse } from '../refusals.ts';
import type { State } from '../state.ts';
import { BUILDINGS } from '../vocabulary.ts';

/**
 * Checks the upgrade of a trading post to the left (0) or right (1) palace. Rulebook, "Upgrade a
 * building".
 */
export function checkPalace(
  state: State,
  seat: Seat,
  hex: number,
  palace: number,
  reason: Reason | undefined,
): number {
  const building = state.building(hex);
  if (isOwn(state, seat, hex) && building !== TRADING_POST) {
    const params = { hex: hexName(state, hex), building: BUILDINGS[building] };
    return refuse('not-a-trading-post', params, reason);
  }
  const place = needsOwnBuilding(state, seat, hex, reason);
  if (place !== LEGAL) return place;
  if (((state.palaces(seat) >> palace) & 1) === 1) {
    return refuse('palace-already-built', { palace: palace === 0 ? 'left' : 'right' }, reason);
  }
  return needsCoins(state, seat, state.table.palaceCost, reason);
}
