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

/** Chance that so many others are ahead. */
const AHEAD = new Float64Array(SEATS);

/**
 * Adds what the first places will bring each seat, by how likely each is to be ahead of each other.
 * @param values what is compared, by seat; a seat with nothing gets nothing.
 * @param blur difference at which one is ahead of the other with odds of e.
 * @param points for each place that has some, five at most
 * @param only when given, the only seat that gets any.
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
  // How likely a place is hangs on those before it alone.
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
