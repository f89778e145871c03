import { type Line, simplify } from './contour.ts';

/** A number in a path: tenths are finer than any screen shows. */
export function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A curved line that touches the middle between every two of its points. */
function curved({ points, closed }: Line): string {
  const n = points.length;
  const at = (i: number) => `${tenth(points[i])} ${tenth(points[i + 1])}`;
  const middle = (i: number, j: number) =>
    `${tenth((points[i] + points[j]) / 2)} ${tenth((points[i + 1] + points[j + 1]) / 2)}`;
  if (n < 6) return `M${at(0)}L${at(n - 2)}`;
  if (closed) {
    let d = `M${middle(n - 2, 0)}Q`;
    for (let i = 0; i < n; i += 2) d += `${at(i)} ${middle(i, (i + 2) % n)} `;
    return `${d}Z`;
  }
  let d = `M${at(0)}L${middle(0, 2)}Q`;
  for (let i = 2; i < n - 2; i += 2) d += `${at(i)} ${middle(i, i + 2)} `;
  return `${d}L${at(n - 2)}`;
}

/** Many lines as one path. @param tolerance how far the path may leave the lines */
export function pathOf(lines: readonly Line[], tolerance: number): string {
  let d = '';
  for (const line of lines) d += curved(simplify(line, tolerance));
  return d;
}

/**
 * Moves, scales and turns (clockwise) a path that has only absolute commands with pairs of numbers.
 */
export function moved(d: string, x: number, y: number, sx: number, sy: number, turn = 0): string {
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  return d.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, px: string, py: string) => {
    const across = Number(px) * sx;
    const down = Number(py) * sy;
    return `${tenth(x + across * cos - down * sin)} ${tenth(y + across * sin + down * cos)}`;
  });
}
