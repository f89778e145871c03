import type { EventSink, Seat } from '../kernel/index.ts';
import type { VpEvent } from './events.ts';
import type { TerraState } from './state.ts';

/** Victory points gained, or paid if negative. */
export function gainVp<Cause>(
  s: TerraState,
  seat: Seat,
  amount: number,
  cause: Cause,
  sink: EventSink<VpEvent<Cause>> | undefined,
): void {
  if (amount === 0) return;
  s.addVp(seat, amount);
  sink?.push({ type: 'vp', seat, amount, cause });
}
