import type { Stop } from '../../game/stop.ts';

/** The places of all parts of a chart, in pixels. */
export interface RaceLayout {
  readonly width: number;
  readonly left: number;
  /** Room at the right for the ends of the lines. */
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  x(stop: number): number;
  y(value: number): number;
  /** The stop nearest to a place. */
  nearest(x: number): number;
  /** Values that have a horizontal line. */
  readonly marks: readonly number[];
  /** The line of each seat as path data, by seat. */
  readonly paths: readonly string[];
  /** By seat: the height of the name at the end of its line; names do not overlap. */
  readonly ends: readonly number[];
}

const LEFT = 34;
const RIGHT = 66;
const TOP = 16;
/** Height below the lines, for the slider and the names of moments. */
const BELOW = 46;
/** Height of a name at the end of a line. */
const END = 25;
/** Pixels between lines of equal value, which are drawn side by side so that none is hidden. */
const BESIDE = 3;

export function layOutRace(
  stops: readonly Stop[],
  {
    width,
    height,
    isStepped,
    most,
  }: {
    readonly width: number;
    readonly height: number;
    readonly isStepped: boolean;
    readonly most: number;
  },
): RaceLayout {
  const bottom = height - BELOW;
  const last = Math.max(1, stops.length - 1);
  const highest = Math.max(most, ...stops.flatMap(({ values }) => values));
  const lowest = Math.min(0, ...stops.flatMap(({ values }) => values));
  const x = (stop: number) => LEFT + ((width - LEFT - RIGHT) * stop) / last;
  const y = (value: number) => bottom - ((bottom - TOP) * (value - lowest)) / (highest - lowest);
  const step = stepFor(highest - lowest);
  const seats = stops[0].values.map((_, seat) => seat);
  const beside = (seat: number) => (isStepped ? (seat - (seats.length - 1) / 2) * BESIDE : 0);
  const path = (seat: number) =>
    stops
      .map(({ values }, index) => {
        const height = y(values[seat]) + beside(seat);
        if (index === 0) return `M${round(x(0))} ${round(height)}`;
        return isStepped
          ? `H${round(x(index))}V${round(height)}`
          : `L${round(x(index))} ${round(height)}`;
      })
      .join('');
  const final = stops[stops.length - 1].values;
  return {
    width,
    left: LEFT,
    right: RIGHT,
    top: TOP,
    bottom,
    x,
    y,
    nearest: (at) =>
      Math.max(
        0,
        Math.min(stops.length - 1, Math.round(((at - LEFT) / (width - LEFT - RIGHT)) * last)),
      ),
    marks: Array.from(
      { length: Math.floor(highest / step) - Math.ceil(lowest / step) + 1 },
      (_, index) => (Math.ceil(lowest / step) + index) * step,
    ),
    paths: seats.map(path),
    ends: spread(
      seats.map((seat) => y(final[seat])),
      TOP,
      bottom,
    ),
  };
}

/** The distance of the horizontal lines in points: a round value that gives about five lines. */
function stepFor(range: number): number {
  return [1, 2, 5, 10, 20, 50, 100].find((step) => range / step <= 6) ?? 200;
}

/**
 * The heights moved apart, in their order, until they are at least `END` apart; between the two
 * limits as far as there is room.
 */
function spread(heights: readonly number[], top: number, bottom: number): readonly number[] {
  const order = heights.map((_, index) => index).sort((a, b) => heights[a] - heights[b]);
  const placed = [...heights];
  let free = top;
  for (const index of order) {
    placed[index] = Math.max(placed[index], free);
    free = placed[index] + END;
  }
  let limit = bottom;
  for (const index of order.reverse()) {
    placed[index] = Math.min(placed[index], limit);
    limit = placed[index] - END;
  }
  return placed;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
