import type { Seat } from '@pangaea/rules/kernel';
import type { State } from '@pangaea/rules/terra-mystica';

const SEATS = 5;
/** The logistic function from -`FAR` to `FAR`, in steps of 1 / `FINE`. */
const FAR = 8;
const FINE = 32;
const LOGISTIC = Float64Array.from(
  { length: 2 * FAR * FINE + 1 },
  (_, place) => 1 / (1 + Math.exp(FAR - place / FINE)),
);

function logistic(x: number): number {
  if (x <= -FAR) return 0;
  return x >= FAR ? 1 : LOGISTIC[Math.round((x + FAR) * FINE)];
}

/** The probability that this number of others are ahead. */
const AHEAD = new Float64Array(SEATS);

/**
 * Adds the expected points of final places to each seat, by the probability of being ahead of each
 * other seat.
 * @param values the compared numbers, by seat; a seat with 0 gets nothing
 * @param blur the difference at which the odds of being ahead are e
 * @param points of the first places, five at most
 * @param only if given, only this seat gets points
 */
export function addPlaces(
  s: State,
  values: Float64Array,
  blur: number,
  points: readonly number[],
  into: Float64Array,
  only: Seat | undefined,
): void {
  const { players } = s.table;
  const end = only === undefined ? players : only + 1;
  // The probability of a place depends only on the places before it.
  const last = Math.min(players, points.length) - 1;
  for (let seat = only ?? 0; seat < end; seat++) {
    if (values[seat] <= 0) continue;
    AHEAD.fill(0);
    AHEAD[0] = 1;
    for (let other = 0; other < players; other++) {
      if (other === seat) continue;
      const ahead = logistic((values[other] - values[seat]) / blur);
      for (let n = last; n > 0; n--) {
        AHEAD[n] = AHEAD[n] * (1 - ahead) + AHEAD[n - 1] * ahead;
      }
      AHEAD[0] *= 1 - ahead;
    }
    let expected = 0;
    for (let place = 0; place <= last; place++) expected += AHEAD[place] * points[place];
    into[seat] += expected;
  }
}
