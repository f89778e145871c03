import type { Grid } from './field.ts';

/** Coordinates x, y, x, y, … of a line. */
export interface Line {
  readonly points: readonly number[];
  readonly closed: boolean;
}

/** The sides of a square. */
const TOP = 0;
const RIGHT = 1;
const BOTTOM = 2;
const LEFT = 3;
const way = (from: number, to: number) => from * 4 + to;

/**
 * For each set of high corners of a square, the pairs of sides between which lines cross it. The
 * index is the sum of the high corners: 1 and 2 are the upper ones, 4 and 8 the lower ones. High
 * ground is to the right of a line.
 */
const WAYS: readonly (readonly number[])[] = [
  [],
  [way(TOP, LEFT)],
  [way(RIGHT, TOP)],
  [way(RIGHT, LEFT)],
  [way(LEFT, BOTTOM)],
  [way(TOP, BOTTOM)],
  [way(RIGHT, TOP), way(LEFT, BOTTOM)],
  [way(RIGHT, BOTTOM)],
  [way(BOTTOM, RIGHT)],
  [way(TOP, LEFT), way(BOTTOM, RIGHT)],
  [way(BOTTOM, TOP)],
  [way(BOTTOM, LEFT)],
  [way(LEFT, RIGHT)],
  [way(TOP, RIGHT)],
  [way(LEFT, TOP)],
  [],
];

/**
 * For each crossing, the next crossing of its line (`next`), and whether the line comes to it from
 * another one (`entered`). Both arrays are used again by each call, and each call leaves them
 * empty.
 */
let next = new Int32Array(0);
let entered = new Uint8Array(0);

/** The lines on which a field has a level (marching squares). Lines that leave the grid end there. */
export function contours(grid: Grid, field: Float32Array, level: number): Line[] {
  const { columns, rows } = grid;
  if (next.length < field.length * 2) {
    next = new Int32Array(field.length * 2).fill(-1);
    entered = new Uint8Array(field.length * 2);
  }
  const starts: number[] = [];
  for (let row = 0; row < rows - 1; row++) {
    let at = row * columns;
    const end = at + columns - 1;
    let left = (field[at] >= level ? 1 : 0) | (field[at + columns] >= level ? 4 : 0);
    for (; at < end; at++) {
      const right = (field[at + 1] >= level ? 2 : 0) | (field[at + columns + 1] >= level ? 8 : 0);
      const square = left | right;
      left = right >> 1;
      if (square === 0 || square === 15) continue;
      for (const way of WAYS[square]) {
        const from = edgeAt(at, columns, way >> 2);
        const to = edgeAt(at, columns, way & 3);
        next[from] = to;
        entered[to] = 1;
        starts.push(from);
      }
    }
  }
  const lines: Line[] = [];
  // First the lines that enter at the edge of the grid, then closed ones.
  for (const start of starts) {
    if (next[start] >= 0 && entered[start] === 0) lines.push(trace(grid, field, level, start));
  }
  for (const start of starts) if (next[start] >= 0) lines.push(trace(grid, field, level, start));
  return lines;
}

/**
 * The number of a side of the square whose upper left point is `at`: even for rows, odd for
 * columns.
 */
function edgeAt(at: number, columns: number, side: number): number {
  if (side === TOP) return at * 2;
  if (side === RIGHT) return at * 2 + 3;
  return side === BOTTOM ? (at + columns) * 2 : at * 2 + 1;
}

function trace(grid: Grid, field: Float32Array, level: number, start: number): Line {
  const { columns, cell, x, y } = grid;
  const points: number[] = [];
  let edge = start;
  while (edge >= 0) {
    const at = edge >> 1;
    const row = Math.floor(at / columns);
    const column = at - row * columns;
    const down = (edge & 1) === 1;
    const part = (level - field[at]) / (field[at + (down ? columns : 1)] - field[at]);
    points.push(x + (column + (down ? 0 : part)) * cell, y + (row + (down ? part : 0)) * cell);
    const following = next[edge];
    next[edge] = -1;
    entered[edge] = 0;
    edge = following;
    if (edge === start) return { points, closed: true };
  }
  return { points, closed: false };
}

/** Twice the area inside a closed line, negative for a hole. */
function area(points: readonly number[]): number {
  let sum = 0;
  let x = points[points.length - 2];
  let y = points[points.length - 1];
  for (let index = 0; index < points.length; index += 2) {
    sum += x * points[index + 1] - points[index] * y;
    x = points[index];
    y = points[index + 1];
  }
  return sum;
}

/** Removes closed lines that enclose less than an area. */
export function dropSmall(lines: readonly Line[], least: number): Line[] {
  return lines.filter(({ points, closed }) => !closed || Math.abs(area(points)) >= 2 * least);
}

/** Removes points that lie within `tolerance` of the line without them (Douglas and Peucker). */
export function simplify({ points, closed }: Line, tolerance: number): Line {
  const count = points.length / 2;
  if (count < 4) return { points, closed };
  const keep = new Uint8Array(count);
  const last = count - 1;
  keep[0] = 1;
  keep[last] = 1;
  const open: number[] = [];
  if (closed) {
    // A closed line is split at the point farthest from the first.
    let farthest = 0;
    let most = 0;
    for (let i = 1; i < count; i++) {
      const d = (points[2 * i] - points[0]) ** 2 + (points[2 * i + 1] - points[1]) ** 2;
      if (d > most) {
        most = d;
        farthest = i;
      }
    }
    keep[farthest] = 1;
    open.push(0, farthest, farthest, last);
  } else {
    open.push(0, last);
  }
  while (open.length > 0) {
    const to = open.pop() as number;
    const from = open.pop() as number;
    const ax = points[2 * from];
    const ay = points[2 * from + 1];
    const dx = points[2 * to] - ax;
    const dy = points[2 * to + 1] - ay;
    const length = Math.hypot(dx, dy) || 1;
    let most = tolerance;
    let split = -1;
    for (let i = from + 1; i < to; i++) {
      const off = Math.abs((points[2 * i] - ax) * dy - (points[2 * i + 1] - ay) * dx) / length;
      if (off > most) {
        most = off;
        split = i;
      }
    }
    if (split < 0) continue;
    keep[split] = 1;
    open.push(from, split, split, to);
  }
  const kept: number[] = [];
  for (let i = 0; i < count; i++) if (keep[i] === 1) kept.push(points[2 * i], points[2 * i + 1]);
  return { points: kept, closed };
}

/** The parts of a line between points that are visible. */
export function cut({ points, closed }: Line, shown: (x: number, y: number) => boolean): Line[] {
  const count = points.length / 2;
  const on = new Uint8Array(count);
  let sum = 0;
  for (let i = 0; i < count; i++) {
    on[i] = shown(points[2 * i], points[2 * i + 1]) ? 1 : 0;
    sum += on[i];
  }
  if (sum === 0) return [];
  if (sum === count) return [{ points, closed }];
  const lines: Line[] = [];
  // A closed line begins at the start of a visible part.
  let start = 0;
  if (closed) while (!(on[start] === 1 && on[(start + count - 1) % count] === 0)) start++;
  let part: number[] = [];
  for (let k = 0; k <= count; k++) {
    const i = (start + k) % count;
    if (k < count && on[i] === 1) part.push(points[2 * i], points[2 * i + 1]);
    else {
      if (part.length >= 6) lines.push({ points: part, closed: false });
      part = [];
    }
  }
  return lines;
}
