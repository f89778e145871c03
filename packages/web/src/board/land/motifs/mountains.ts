import { backwards, points } from '../fields/points.ts';
import type { Engraving, Stamp } from '../stamp.ts';

/** A slope from below the summit to the foot, with ledges. */
function slope({ chance }: Stamp, height: number, reach: number): number[] {
  const line: number[] = [];
  for (let step = 1; step < 5; step++) {
    const part = step / 5;
    const x = reach * (part ** 1.15 + chance.between(-0.05, 0.05));
    line.push(x, -height * (1 - part + chance.between(-0.035, 0.035)));
  }
  return [...line, reach, chance.between(-0.6, 0.6)];
}

/** The zigzag line between light and shade, from below the summit down. */
function ridgeOf({ chance }: Stamp, top: number, size: number, height: number): number[] {
  const line: number[] = [];
  let side = chance.happens(0.5) ? 1 : -1;
  for (let step = 1; step <= 5; step++) {
    const part = step / 5.4;
    line.push(top * (1 - part) + size * (0.1 * part + side * 0.05), -height * (1 - part));
    side = -side;
  }
  return line;
}

/** @param snow how far snow reaches down from the summit, as a part of the height */
function peak(stamp: Stamp, size: number, snow: number): void {
  const { chance } = stamp;
  const height = size * chance.between(0.92, 1.12);
  const west = size * chance.between(0.5, 0.64);
  const east = size * chance.between(0.5, 0.66);
  const left = slope(stamp, height, -west);
  const right = slope(stamp, height, east);
  const top = [chance.between(-0.8, 0.8), -height];
  const ridge = ridgeOf(stamp, top[0], size, height);
  stamp.shadow(size * 0.7, size * 0.1);
  stamp.shape('body', [...top, ...left, -west * 0.3, 1.1, east * 0.4, 1, ...backwards(right)]);
  const foot = ridge[ridge.length - 2] + size * 0.12;
  stamp.shape('dark', [...top, ...right, foot, 1, ...backwards(ridge)]);
  if (snow > 0) {
    const seam = [ridge[2], -height * (1.03 - snow)];
    const line = -height * (1 - snow);
    const lit = points('1 0 0.62 -0.08 0.3 0.09', -west * snow, height, 0, line);
    const shaded = points('0.42 0.07 0.66 -0.05 0.98 0', east * snow, height, 0, line);
    stamp.shape('accent', [...top, ...lit, ...seam, ridge[0], ridge[1]]);
    stamp.shape('light', [...top, ridge[0], ridge[1], ...seam, ...shaded]);
  }
  stamp.line('ink', [...backwards(left), ...top, ...right]);
  stamp.line('ink', [...top, ...ridge.slice(0, 8)]);
  if (stamp.level !== 'small') hatch(stamp, top[0], size, height, west);
}

/** Lines down the shaded side, and gullies on the lit one. */
function hatch(stamp: Stamp, top: number, size: number, height: number, west: number): void {
  const lines = stamp.level === 'large' ? 6 : 4;
  for (let line = 1; line <= lines; line++) {
    const part = line / (lines + 1);
    const x = top + size * (0.12 + 0.36 * part);
    const y = -height * (0.72 - 0.62 * part);
    stamp.line('fine', [x, y, x + size * 0.06, y + height * (0.22 - 0.1 * part)]);
  }
  stamp.line('fine', points('-0.36 -0.5 -0.5 -0.26', west, height));
  stamp.line('fine', points('-0.14 -0.4 -0.26 -0.14', west, height));
  if (stamp.level === 'large') stamp.line('fine', points('-0.5 -0.3 -0.68 -0.1', west, height));
}

function crag(stamp: Stamp): void {
  peak(stamp, stamp.chance.between(13, 17), 0);
}

function summit(stamp: Stamp): void {
  peak(stamp, stamp.chance.between(18, 24), stamp.chance.happens(0.65) ? 0.34 : 0);
}

/** A high mountain among lower ones. */
function massif(stamp: Stamp): void {
  const { chance } = stamp;
  const side = chance.happens(0.5) ? 1 : -1;
  peak(stamp, chance.between(27, 33), 0.42);
  const lower = stamp.at(side * chance.between(11, 14), chance.between(1.5, 3));
  peak(lower, chance.between(15, 20), 0.26);
  const lowest = stamp.at(-side * chance.between(10, 13), chance.between(3, 5));
  peak(lowest, chance.between(12, 15), 0);
}

/** Low foothills, one behind the other. */
function hills(stamp: Stamp): void {
  const { chance } = stamp;
  const wide = chance.between(9, 12);
  const high = chance.between(5.5, 7.5);
  stamp.shadow(wide, 1.6);
  for (const [x, y, size] of [
    [wide * 0.5, -1.8, 0.6],
    [-wide * 0.3, 0, 0.75],
  ]) {
    const hill = stamp.at(x, y);
    const w = wide * size;
    const h = high * (size + 0.25);
    const back = '-1 0 -0.5 -1.5 0 -1 0.6 -0.8 1 0';
    hill.blob('body', points(back, w, h));
    hill.blob('dark', points('0 -1 0.6 -0.8 1 0 0.5 0.04 0.3 0 0.35 -0.6 0 -1', w, h));
    hill.curve('ink', points(back, w, h));
    if (stamp.level !== 'small') hill.line('fine', points('0.5 -0.5 0.62 -0.16', w, h));
  }
}

function stones(stamp: Stamp): void {
  const { chance } = stamp;
  for (let stone = chance.whole(1, 3); stone > 0; stone--) {
    const x = chance.between(-3.5, 3.5);
    const y = chance.between(-1, 1);
    const r = chance.between(1, 1.9);
    stamp.solid('light', points('-1 0 -0.6 -1 0.4 -1.1 1 -0.2 0.8 0.2', r, r, x, y));
  }
}

function scree(stamp: Stamp): void {
  const { chance } = stamp;
  for (let dash = 0; dash < 5; dash++) {
    const x = chance.between(-4.5, 4.5);
    const y = chance.between(-1.8, 1.8);
    stamp.line('fine', [x, y, x + chance.between(0.8, 1.8), y + 0.5]);
  }
}

/** Grey ranges with snow. */
export const mountains: Engraving = {
  perHex: 11.5,
  keep: 0.62,
  variants: [
    { share: 40, foot: 19, high: 30, draw: massif },
    { share: 30, foot: 11, high: 21, draw: summit },
    { share: 14, foot: 8, high: 15, draw: crag },
    { share: 16, foot: 11, draw: hills },
  ],
  spare: { foot: 7, high: 15, draw: crag },
  between: {
    perHex: 16,
    variants: [
      { share: 30, foot: 8, high: 15, draw: crag },
      { share: 30, foot: 3, draw: stones },
      { share: 40, foot: 3, draw: scree },
    ],
  },
};
