import { points } from '../fields/points.ts';
import type { Engraving, Stamp } from '../stamp.ts';

/** A burning mountain: open top, streams of lava, smoke to the lee. */
function cone(stamp: Stamp): void {
  const { chance } = stamp;
  const wide = chance.between(13, 17.5);
  const high = wide * chance.between(1.2, 1.4);
  smoke(stamp, 0, -high * 1.02, chance.between(2.2, 2.9));
  stamp.shadow(wide * 1.1, 2.8);
  const west = '-0.26 -1 -0.39 -0.4 -1 0.02';
  const east = '1 0.02 0.42 -0.4 0.26 -1';
  const rim = '-0.26 -1 0 -1.11 0.26 -1 0 -0.88 -0.26 -1';
  stamp.blob('body', points(`${west} -0.3 0.08 0 0.06 0.5 0.06 ${east}`, wide, high));
  const shade = `0.05 -0.96 0.23 -0.4 0.3 0.06 0.6 0.06 ${east}`;
  stamp.blob('dark', points(shade, wide, high));
  stamp.round('accent', points(rim, wide, high));
  stamp.curve('ink', points(west, wide, high));
  stamp.curve('ink', points(east, wide, high));
  const stream = '0 -0.93 -0.07 -0.66 0.06 -0.42 -0.06 -0.14';
  stamp.line('glow', points(stream, wide, high, chance.between(-0.16, 0.13) * wide));
  if (chance.happens(0.6))
    stamp.line('glow', points('-0.18 -0.9 -0.31 -0.6 -0.29 -0.4', wide, high));
  if (stamp.level === 'small') return;
  for (const line of [
    '0.2 -0.48 0.29 -0.29',
    '0.31 -0.35 0.45 -0.18',
    '0.41 -0.23 0.59 -0.07',
    '-0.36 -0.34 -0.5 -0.14',
  ]) {
    stamp.line('fine', points(line, wide, high));
  }
}

/** Smoke that drifts to the right, in puffs that grow. */
const SMOKE =
  '0 0 -0.9 -0.5 -0.5 -1 -1.1 -1.9 0 -2.1 -0.2 -3.5 1.2 -3.4 1.6 -4.8 3 -4.2 4.6 -4.6 4.4 -3.1 5 -1.9 3.5 -1.9 3 -0.9 2 -1.2 1.4 0 0.8 -0.2 0.4 0.2 0 0';

function smoke(stamp: Stamp, x: number, y: number, size: number): void {
  stamp.blob('light', points(SMOKE, size, size, x, y));
  stamp.curve('fine', points(SMOKE, size, size, x, y));
  if (stamp.level === 'small') return;
  stamp.curve('fine', points('0.3 -1 1 -0.9 1.1 -1.7', size, size, x, y));
  stamp.curve('fine', points('2 -2.2 2.9 -2 3 -3', size, size, x, y));
}

/** Places and least heights of columns, from the farthest to the nearest. */
const COLUMNS = [
  [-2.6, -3, 12],
  [3, -2.6, 9],
  [-6, 0, 6],
  [0.2, 0, 8],
  [6.2, 0.2, 4],
] as const;

/** Columns of basalt, broken off at different heights. */
function basalt(stamp: Stamp): void {
  stamp.shadow(11, 2.6);
  for (const [x, y, least] of COLUMNS) {
    const column = stamp.at(x, y);
    const high = least + stamp.chance.between(0, 5);
    column.solid('body', [-2.9, -0.6, -2.9, -high, 2.9, -high, 2.9, -0.6, 0, 1]);
    column.shape('dark', [0.5, 0.8, 0.5, 1 - high, 2.9, -high, 2.9, -0.6]);
    const top = '-2.9 0 -1.5 -1.5 1.7 -1.5 2.9 0 0.5 1.2 -1.7 0.9';
    column.solid('light', points(top, 1, 1, 0, -high));
  }
}

/** A crack with fire in it. */
function rift(stamp: Stamp): void {
  const { chance } = stamp;
  const line: number[] = [];
  const above: number[] = [];
  let y = chance.between(-2, 2);
  for (let x = -chance.between(8, 10); x < 8; x += chance.between(2.6, 4)) {
    line.push(x, y);
    above.push(x, y - 1.3);
    y += chance.between(-2.4, 2.4);
  }
  const [x, from] = line.slice(Math.floor(line.length / 4) * 2);
  stamp.line('glow', line);
  stamp.line('glow', [x, from, x + 2, from + (chance.happens(0.5) ? 3.4 : -3.4)]);
  stamp.line('fine', above);
}

/** A flat crater with embers in it. */
function crater(stamp: Stamp): void {
  const w = stamp.chance.between(7, 10);
  const h = w * 0.36;
  const wall = '-1 0.1 -0.9 -1.2 0 -1.1 0.95 -1.2 1 0.1 0.8 1.1 -0.1 1 -0.9 1.1 -1 0.1';
  const floor =
    '-0.62 -0.1 -0.55 -0.8 0 -0.7 0.6 -0.75 0.62 -0.1 0.5 0.4 0 0.4 -0.55 0.4 -0.62 -0.1';
  stamp.round('light', points(wall, w, h));
  stamp.round('dark', points(floor, w, h));
  stamp.line('glow', points('-0.3 0 -0.06 -0.24 0.14 0.02 0.34 -0.2', w, h));
  if (stamp.level === 'small') return;
  for (const line of ['-0.82 0.4 -0.66 0.1', '-0.4 0.9 -0.34 0.5', '0.4 0.86 0.32 0.48']) {
    stamp.line('fine', points(line, w, h));
  }
}

function vent(stamp: Stamp): void {
  stamp.shadow(4, 1.2);
  stamp.solid('body', points('-3.6 0.3 -1.4 -3 1.4 -3 3.6 0.3'));
  stamp.ellipse('accent', 0, -3, 1.4, 0.6);
  stamp.curve('fine', points('0 -4 -1.6 -6 0.4 -7.4 2 -9 0.8 -11'));
}

function embers(stamp: Stamp): void {
  const { chance } = stamp;
  for (let ember = 0; ember < 3; ember++) {
    stamp.ellipse('accent', chance.between(-4, 4), chance.between(-2, 2), 0.6, 0.5);
  }
}

function cinders(stamp: Stamp): void {
  const { chance } = stamp;
  for (let stone = 0; stone < 3; stone++) {
    const [x, y] = [chance.between(-4, 4), chance.between(-2, 2)];
    stamp.solid('body', points('-1.4 0.2 -1 -1 0.4 -1.2 1.4 0', chance.between(0.7, 1.1), 1, x, y));
  }
}

/** Crust that has split as it cooled. */
function crust(stamp: Stamp): void {
  const w = stamp.chance.between(4, 6);
  stamp.line('fine', points('-1 0.4 -0.4 -0.8 0.3 -0.2 1 -1', w, 1.6));
  stamp.line('fine', points('-0.4 -0.8 -0.2 -2', w, 1.6));
  stamp.line('fine', points('0.3 -0.2 0.5 1.2', w, 1.6));
}

/** Black ground with fire in it. */
export const volcano: Engraving = {
  perHex: 14,
  keep: 0.62,
  variants: [
    { share: 34, foot: 14, high: 20, draw: cone },
    { share: 20, foot: 10, high: 14, draw: basalt },
    { share: 24, foot: 8, draw: rift },
    { share: 16, foot: 9, draw: crater },
    { share: 8, foot: 4, draw: vent },
  ],
  spare: { foot: 4, draw: vent },
  between: {
    perHex: 16,
    variants: [
      { share: 26, foot: 3, draw: embers },
      { share: 30, foot: 3, draw: cinders },
      { share: 44, foot: 5, draw: crust },
    ],
  },
};
