import { written } from '../engraving/path.ts';
import type { Point } from '../engraving/plane.ts';
import type { Placement, Stroke } from './arms.ts';

/** The middle line of a shield, and the middle of its charge. */
const AXIS = 50;
const MIDDLE: Point = [AXIS, 56];

/** A piece of an outline: its corners and the curve that leads from one to the next. */
interface Outline {
  readonly start: Point;
  /** Each curve ends in its last point; one point means a straight line, three a curve. */
  readonly steps: readonly (readonly Point[])[];
  readonly isClosed: boolean;
}

/** The whole path data of a stroke: placed and folded. */
export function unfolded({ d, at, fold }: Stroke): string {
  if (at === undefined && fold === undefined) return d;
  const read = outlinesIn(d);
  const placed =
    at === undefined ? read : at.flatMap((place) => read.map((each) => put(each, place)));
  if (fold === undefined) return placed.map(dataOf).join('');
  const mirrored = placed.map((each) => moved(each, ([x, y]) => [2 * AXIS - x, y]));
  if (fold === 'pair') return [...placed, ...mirrored].map(dataOf).join('');
  return placed.map((each, index) => dataOf(joined(each, reversed(mirrored[index])))).join('');
}

function outlinesIn(d: string): readonly Outline[] {
  const outlines: { start: Point; steps: Point[][]; isClosed: boolean }[] = [];
  for (const [, command, rest] of d.matchAll(/([A-Z])([^A-Z]*)/g)) {
    const numbers = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const last = outlines[outlines.length - 1];
    const here = last?.steps.at(-1)?.at(-1) ?? last?.start ?? MIDDLE;
    switch (command) {
      case 'M':
        outlines.push({ start: [numbers[0], numbers[1]], steps: [], isClosed: false });
        for (const point of pairs(numbers.slice(2)))
          outlines[outlines.length - 1].steps.push([point]);
        break;
      case 'L':
        for (const point of pairs(numbers)) last.steps.push([point]);
        break;
      case 'H':
        last.steps.push([[numbers[0], here[1]]]);
        break;
      case 'V':
        last.steps.push([[here[0], numbers[0]]]);
        break;
      case 'C':
        for (let at = 0; at < numbers.length; at += 6)
          last.steps.push(pairs(numbers.slice(at, at + 6)));
        break;
      case 'Q':
        for (let at = 0; at < numbers.length; at += 4) {
          const from = last.steps.at(-1)?.at(-1) ?? last.start;
          const [bend, to] = pairs(numbers.slice(at, at + 4));
          last.steps.push([towards(from, bend), towards(to, bend), to]);
        }
        break;
      case 'Z':
        last.isClosed = true;
        break;
      default:
        throw new Error(`${command} cannot be folded`);
    }
  }
  return outlines;
}

function pairs(numbers: readonly number[]): Point[] {
  return Array.from({ length: numbers.length / 2 }, (_, at) => [
    numbers[2 * at],
    numbers[2 * at + 1],
  ]);
}

/** A control point of the cubic curve that equals a quadratic one. */
function towards([x, y]: Point, [bendX, bendY]: Point): Point {
  return [x + ((bendX - x) * 2) / 3, y + ((bendY - y) * 2) / 3];
}

function moved({ start, steps, isClosed }: Outline, move: (point: Point) => Point): Outline {
  return { start: move(start), steps: steps.map((step) => step.map(move)), isClosed };
}

function put(outline: Outline, { turn = 0, size = 1, x = 0, y = 0 }: Placement): Outline {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [size * Math.cos(angle), size * Math.sin(angle)];
  return moved(outline, ([px, py]) => {
    const [dx, dy] = [px - MIDDLE[0], py - MIDDLE[1]];
    return [MIDDLE[0] + dx * cos - dy * sin + x, MIDDLE[1] + dx * sin + dy * cos + y];
  });
}

function reversed({ start, steps, isClosed }: Outline): Outline {
  const ends = [start, ...steps.map((step) => step[step.length - 1])];
  return {
    start: ends[ends.length - 1],
    steps: steps
      .map((step, index) => [...step.slice(0, -1).toReversed(), ends[index]])
      .toReversed(),
    isClosed,
  };
}

function joined(one: Outline, other: Outline): Outline {
  return { start: one.start, steps: [...one.steps, ...other.steps], isClosed: true };
}

function dataOf({ start, steps, isClosed }: Outline): string {
  const point = ([x, y]: Point) => `${written(x)} ${written(y)}`;
  const drawn = steps.map((step) => `${step.length === 1 ? 'L' : 'C'}${step.map(point).join(' ')}`);
  return `M${point(start)}${drawn.join('')}${isClosed ? 'Z' : ''}`;
}
