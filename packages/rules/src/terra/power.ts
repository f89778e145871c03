import type { EventSink, Seat } from '../kernel/index.ts';
import type { TerraState } from './state.ts';

export type PowerEvent<Cause> =
  /**
   * Power gained: `toTwo` tokens went from bowl I to II, `toThree` from II to III; `lost` tokens
   * could not move.
   */
  | {
      readonly type: 'power';
      readonly seat: Seat;
      readonly amount: number;
      readonly toTwo: number;
      readonly toThree: number;
      readonly lost: number;
      readonly cause: Cause;
      /** The seat whose building gave the power. */
      readonly from?: Seat;
    }
  /** Power spent: tokens went from bowl III to I. */
  | {
      readonly type: 'power-spent';
      readonly seat: Seat;
      readonly amount: number;
      readonly cause: Cause;
    };

/**
 * Moves one token per power, from bowl I to II as long as bowl I has any, then from II to III;
 * power that finds all tokens in III is lost. Both rulebooks, "Power cycle".
 * @param from the seat whose building gave the power
 */
export function gainPower<Cause>(
  s: TerraState,
  seat: Seat,
  amount: number,
  cause: Cause,
  sink: EventSink<PowerEvent<Cause>> | undefined,
  from?: Seat,
): void {
  if (amount === 0) return;
  const one = s.bowl1(seat);
  const two = s.bowl2(seat);
  const toTwo = amount < one ? amount : one;
  const rest = amount - toTwo;
  const toThree = rest < two + toTwo ? rest : two + toTwo;
  s.setBowls(seat, one - toTwo, two + toTwo - toThree, s.bowl3(seat) + toThree);
  if (sink === undefined) return;
  const lost = rest - toThree;
  const event = { type: 'power', seat, amount, toTwo, toThree, lost, cause } as const;
  sink.push(from === undefined ? event : { ...event, from });
}

/** Moves tokens from bowl III to I. The caller has checked that there are enough. */
export function spendPower<Cause>(
  s: TerraState,
  seat: Seat,
  amount: number,
  cause: Cause,
  sink: EventSink<PowerEvent<Cause>> | undefined,
): void {
  if (amount === 0) return;
  s.setBowls(seat, s.bowl1(seat) + amount, s.bowl2(seat), s.bowl3(seat) - amount);
  sink?.push({ type: 'power-spent', seat, amount, cause });
}
