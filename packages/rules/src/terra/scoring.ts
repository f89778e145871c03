import type { Outcome, Seat } from '../kernel/index.ts';
import type { TerraState } from './state.ts';

/**
 * Points for the first places: seats with equal values share the sum of their points, rounded down.
 * Rulebooks, final scoring.
 * @param values first those of the seats; others that are ranked with them may follow
 * @param count how many values are compared
 */
export function sharedPoints(
  points: ArrayLike<number>,
  values: ArrayLike<number>,
  count: number,
  seat: Seat,
): number {
  let ahead = 0;
  let equal = 0;
  for (let other = 0; other < count; other++) {
    if (values[other] > values[seat]) ahead++;
    else if (values[other] === values[seat]) equal++;
  }
  let sum = 0;
  for (let place = ahead; place < ahead + equal && place < points.length; place++) {
    sum += points[place];
  }
  return Math.floor(sum / equal);
}

/** Victory points and shared ranks. There is no tie-break: tied players win together. */
export function ranking(s: TerraState): Outcome {
  const vp = Array.from({ length: s.table.players }, (_, seat) => s.vp(seat));
  return { vp, rank: vp.map((own) => 1 + vp.filter((other) => other > own).length) };
}
