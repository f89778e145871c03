import type { EventSink, Seat } from '../kernel/index.ts';
import type { VpEvent } from './events.ts';
import type { TerraState } from './state.ts';

/** Gives victory points to a seat, or takes them if the amount is negative. */
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
