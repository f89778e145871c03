import { distanceTo } from '../fields/distance.ts';
import type { Grid } from '../fields/field.ts';

/** Distance of every cell to the nearest land, 0 on it. */
export function* measureOffshore(
  grid: Grid,
  shore: Float32Array,
): Generator<undefined, Float32Array, undefined> {
  const { columns, rows, cell } = grid;
  const from = new Float32Array(shore.length).fill(-1);
  for (let row = 1; row < rows - 1; row++) {
    for (let column = 1; column < columns - 1; column++) {
      const at = row * columns + column;
      if (shore[at] >= 0.5) from[at] = 0;
      else if (shore[at] > 0) {
        const across = shore[at + 1] - shore[at - 1];
        const down = shore[at + columns] - shore[at - columns];
        const slope = Math.hypot(across, down) / (2 * cell);
        const off = (0.5 - shore[at]) / Math.max(0.02, slope);
        // Close to the land the slope of the field is more exact than counting cells.
        if (off < 1.5 * cell) from[at] = off;
      }
    }
  }
  return yield* distanceTo(grid, from);
}
