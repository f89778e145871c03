import type { Grid } from './field.ts';

/** A distance larger than any that is needed. */
const FAR = 1e9;
/** The number of lines that are measured in one step. */
const STEP = 128;

/**
 * The distance of every cell to the nearest place (Felzenszwalb and Huttenlocher 2012).
 * @param from for each cell the distance to the nearest place in the cell itself, negative if it
 * has none
 */
export function* distanceTo(
  { cell, columns, rows }: Grid,
  from: Float32Array,
): Generator<undefined, Float32Array, undefined> {
  const squares = new Float64Array(from.length);
  for (let at = 0; at < from.length; at++) {
    const own = from[at] / cell;
    squares[at] = own < 0 ? FAR : own * own;
  }
  const length = Math.max(columns, rows);
  const lower = makeEnvelope(length);
  for (let column = 0; column < columns; column++) {
    if (column % STEP === 0) yield;
    lower(squares, column, columns, rows);
  }
  for (let row = 0; row < rows; row++) {
    if (row % STEP === 0) yield;
    lower(squares, row * columns, 1, columns);
  }
  const out = new Float32Array(from.length);
  for (let at = 0; at < out.length; at++) out[at] = Math.sqrt(squares[at]) * cell;
  return out;
}

/** Replaces a line of values by the lower envelope of the parabolas that stand on them. */
function makeEnvelope(length: number) {
  const values = new Float64Array(length);
  const feet = new Int32Array(length);
  const bounds = new Float64Array(length + 1);
  return (data: Float64Array, start: number, step: number, count: number): void => {
    for (let i = 0; i < count; i++) values[i] = data[start + i * step];
    let last = -1;
    for (let i = 0; i < count; i++) {
      if (values[i] >= FAR) continue;
      let bound = -Infinity;
      while (last >= 0) {
        const foot = feet[last];
        bound = (values[i] + i * i - values[foot] - foot * foot) / (2 * (i - foot));
        if (bound > bounds[last]) break;
        last--;
      }
      if (last < 0) bound = -Infinity;
      feet[++last] = i;
      bounds[last] = bound;
    }
    if (last < 0) return;
    bounds[last + 1] = Infinity;
    let current = 0;
    for (let i = 0; i < count; i++) {
      while (bounds[current + 1] < i) current++;
      const foot = feet[current];
      data[start + i * step] = values[foot] + (i - foot) * (i - foot);
    }
  };
}
