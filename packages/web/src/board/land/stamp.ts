import type { Chance } from './fields/chance.ts';
import { tenth } from './fields/path.ts';
import type { Detail } from './plan.ts';

/**
 * The pens of a motif, in the order of drawing. `shade`: its shadow on the ground; `ink`: outlines;
 * `fine`: hatching and inner lines; `glow`: lines in the accent colour.
 */
export const PENS = ['shade', 'body', 'light', 'accent', 'dark', 'glow', 'fine', 'ink'] as const;
export type Pen = (typeof PENS)[number];

/** A part of a motif, which covers everything behind it. Coordinates are those of the world. */
export interface StampPart {
  readonly paths: Readonly<Partial<Record<Pen, string>>>;
  /** Its depth: parts with larger values are nearer. */
  readonly y: number;
  /** The rectangle that it covers: left, top, right, bottom. */
  readonly box: readonly [number, number, number, number];
}

/**
 * Draws a motif in its own coordinates: the origin is on the ground in the middle of it, y points
 * down, 1 is a unit of the world at the smallest size of motifs. Light comes from the upper left.
 */
export class Stamp implements StampPart {
  readonly paths: Partial<Record<Pen, string>> = {};
  readonly box: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];
  readonly y: number;
  readonly chance: Chance;
  readonly level: Detail;
  /** All parts of the motif, this one included. */
  readonly parts: Stamp[];
  readonly #x: number;
  readonly #scale: number;

  constructor(
    x: number,
    y: number,
    scale: number,
    chance: Chance,
    level: Detail,
    parts: Stamp[] = [],
  ) {
    this.#x = x;
    this.y = y;
    this.#scale = scale;
    this.chance = chance;
    this.level = level;
    this.parts = parts;
    parts.push(this);
  }

  /** Begins a further part of the motif, with its own origin. */
  at(x: number, y: number): Stamp {
    const { chance, level, parts } = this;
    const scale = this.#scale;
    return new Stamp(this.#x + x * scale, this.y + y * scale, scale, chance, level, parts);
  }

  /** Straight from point to point (x, y, x, y, …). */
  line(pen: Pen, points: readonly number[]): void {
    this.#add(pen, 'L', points, '');
  }

  /** A closed shape with straight sides. */
  shape(pen: Pen, points: readonly number[]): void {
    this.#add(pen, 'L', points, 'Z');
  }

  /** A shape with straight sides and its outline. */
  solid(pen: Pen, points: readonly number[]): void {
    this.shape(pen, points);
    this.shape('ink', points);
  }

  /** From a point over a control point to the next point, over a control point … (quadratic). */
  curve(pen: Pen, points: readonly number[]): void {
    this.#add(pen, 'Q', points, '');
  }

  /** A closed shape of curves, given as for `curve`. */
  blob(pen: Pen, points: readonly number[]): void {
    this.#add(pen, 'Q', points, 'Z');
  }

  /** A shape of curves and its outline. */
  round(pen: Pen, points: readonly number[]): void {
    this.blob(pen, points);
    this.blob('ink', points);
  }

  ellipse(pen: Pen, x: number, y: number, rx: number, ry: number): void {
    const s = this.#scale;
    const [left, top, right, bottom] = [x - rx, y - ry, x + rx, y + ry].map((each) => each * s);
    this.#cover(this.#x + left, this.y + top);
    this.#cover(this.#x + right, this.y + bottom);
    const arc = `a${tenth(rx * s)} ${tenth(ry * s)} 0 1 0 `;
    const wide = tenth(2 * rx * s);
    const d = `M${tenth(this.#x + left)} ${tenth(this.y + y * s)}${arc}${wide} 0${arc}${-wide} 0`;
    this.paths[pen] = (this.paths[pen] ?? '') + d;
  }

  /** A shadow on the ground, to the lower right. */
  shadow(width: number, depth: number): void {
    this.ellipse('shade', width * 0.34, depth * 0.25, width * 0.62, depth);
  }

  #add(pen: Pen, command: 'L' | 'Q', points: readonly number[], end: string): void {
    let d = '';
    for (let i = 0; i < points.length; i += 2) {
      const x = this.#x + points[i] * this.#scale;
      const y = this.y + points[i + 1] * this.#scale;
      this.#cover(x, y);
      d += `${i === 0 ? 'M' : ''}${tenth(x)} ${tenth(y)}${i === 0 ? command : ' '}`;
    }
    this.paths[pen] = (this.paths[pen] ?? '') + d + end;
  }

  #cover(x: number, y: number): void {
    const { box } = this;
    if (x < box[0]) box[0] = x;
    if (y < box[1]) box[1] = y;
    if (x > box[2]) box[2] = x;
    if (y > box[3]) box[3] = y;
  }
}

/** A motif, its share of the places, and the room that it takes. */
export interface Variant {
  readonly share: number;
  /** Half its width on the ground. */
  readonly foot: number;
  /** Half its depth on the ground, if it is flat: then all of it stays on its own ground. */
  readonly deep?: number;
  /** Its height. It may cover the ground of motifs that are less than half as high as it is. */
  readonly high?: number;
  readonly draw: (stamp: Stamp) => void;
}

/** The motifs of a ground. */
export interface Engraving {
  /** Places in a hex at the smallest size of motifs. */
  readonly perHex: number;
  /** The share of its foot that a motif keeps on its ground. */
  readonly keep: number;
  /** Whether motifs stand in rows, as on ploughed land. */
  readonly rows?: true;
  readonly variants: readonly Variant[];
  /** Drawn if the chosen motif has no room. */
  readonly spare: Omit<Variant, 'share'>;
  /** Small things between the motifs, left out on small maps. */
  readonly between: { readonly perHex: number; readonly variants: readonly Variant[] };
}
