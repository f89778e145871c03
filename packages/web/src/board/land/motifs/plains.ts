import { points } from '../fields/points.ts';
import type { Engraving, Pen, Stamp } from '../stamp.ts';

/** Half of a field's size; fields lie side by side in rows, all leaning the same way. */
const WIDE = 11.6;
const DEEP = 5.9;
const LEAN = 3.4;

/** A field with its furrows. */
function plot(stamp: Stamp, pen: Pen, rows: number): void {
  const { chance } = stamp;
  const bend = chance.between(-1.1, 1.1);
  const corner = (x: number, y: number) => [
    x * WIDE - y * LEAN + chance.between(-0.7, 0.7),
    y * DEEP + 0.8 * x + chance.between(-0.7, 0.7),
  ];
  const [ax, ay] = corner(-1, -1);
  const [bx, by] = corner(1, -1);
  const [cx, cy] = corner(1, 1);
  const [dx, dy] = corner(-1, 1);
  const upper = [(ax + bx) / 2, (ay + by) / 2 + bend];
  const right = [(bx + cx) / 2 + 0.4, (by + cy) / 2];
  const lower = [(cx + dx) / 2, (cy + dy) / 2 + bend];
  const left = [(ax + dx) / 2 - 0.4, (ay + dy) / 2];
  stamp.round(pen, [ax, ay, ...upper, bx, by, ...right, cx, cy, ...lower, dx, dy, ...left, ax, ay]);
  for (let row = 1; row < rows; row++) {
    const part = row / rows;
    const [lx, ly] = [ax + (dx - ax) * part, ay + (dy - ay) * part];
    const [rx, ry] = [bx + (cx - bx) * part, by + (cy - by) * part];
    stamp.curve('fine', [lx + 0.8, ly, (lx + rx) / 2, (ly + ry) / 2 + bend, rx - 0.8, ry]);
  }
}

function ploughed(stamp: Stamp): void {
  plot(stamp, 'dark', { small: 4, medium: 6, large: 8 }[stamp.level]);
}

function stubble(stamp: Stamp): void {
  plot(stamp, 'light', { small: 4, medium: 4, large: 6 }[stamp.level]);
}

/** Ripe corn in short strokes, ears upwards. */
function ripe(stamp: Stamp): void {
  plot(stamp, 'accent', 4);
  if (stamp.level === 'small') return;
  for (let row = 0; row < 4; row++) {
    const y = -DEEP + 2.4 + (row * DEEP) / 2;
    const shift = LEAN * (0.75 - row / 2) + (row % 2) * 0.9;
    for (let stalk = -4; stalk <= 4; stalk++) {
      stamp.line('fine', points('0 0 0.4 -1.6', 1, 1, shift + stalk * 2.3, y));
    }
  }
}

/** Stalks bound in the middle. */
function sheaf(stamp: Stamp, high: number): void {
  const edge =
    '-2.4 0 -1.6 -0.3 -1.1 -0.4 -1.8 -0.55 -3.6 -0.94 0 -1.16 3.6 -0.94 1.8 -0.55 1.1 -0.4 1.6 -0.3 2.4 0';
  stamp.round('accent', points(edge, 1, high));
  const shade = '0.3 -0.4 0.8 -0.7 1.4 -1 2.8 -1.04 3.6 -0.94 1.8 -0.55 1.1 -0.4';
  stamp.blob('dark', points(shade, 1, high));
  stamp.line('ink', points('-1.2 -0.4 1.2 -0.4', 1, high));
  if (stamp.level === 'small') return;
  for (const stalk of ['-0.5 -0.46 -1.7 -0.92', '0.1 -0.46 0.2 -1', '-0.5 -0.34 -1 -0.04']) {
    stamp.line('fine', points(stalk, 1, high));
  }
}

function sheaves(stamp: Stamp): void {
  const { chance } = stamp;
  stamp.shadow(9, 1.8);
  sheaf(stamp.at(5.6, 0.4), chance.between(7.5, 9));
  sheaf(stamp.at(-5.4, 1), chance.between(7.5, 9.5));
  sheaf(stamp.at(0, 4), chance.between(8.5, 10.5));
}

function haystack(stamp: Stamp): void {
  const r = stamp.chance.between(5.4, 6.8);
  stamp.shadow(r * 1.3, 2.2);
  const hay = stamp.at(0, 3.4);
  const edge = '-1 0 -1.1 -1 -0.25 -1.55 0 -1.9 0.25 -1.55 1.1 -1 1 0 0 0.22 -1 0';
  hay.round('accent', points(edge, r));
  hay.blob('dark', points('0.15 -1.65 1.1 -1 1 0 0.6 0.1 0.25 0.1 0.75 -0.7 0.15 -1.65', r));
  hay.line('ink', points('0 -1.7 0.03 -2.1', r));
  if (stamp.level === 'small') return;
  hay.curve('fine', points('-0.65 -0.06 -0.65 -0.7 -0.25 -1.2', r));
  hay.curve('fine', points('-0.2 0.06 -0.2 -0.6 0 -1.25', r));
  hay.curve('fine', points('0.4 0.03 0.45 -0.6 0.15 -1.1', r));
}

/** A fence around grazing land. */
function pasture(stamp: Stamp): void {
  const { chance } = stamp;
  for (const [x, y] of [
    [LEAN, -DEEP + 1.4],
    [-LEAN, DEEP - 0.4],
  ]) {
    for (let post = -2; post <= 2; post++) {
      stamp.line('ink', points('0 1.2 0 -2.6', 1, 1, x + post * 4.6, y));
    }
    stamp.line('fine', points('-9.6 -1.6 9.6 -1.6', 1, 1, x, y));
    stamp.line('fine', points('-9.6 0 9.6 0', 1, 1, x, y));
  }
  for (let blade = 0; blade < 3; blade++) {
    tuft(stamp, chance.between(-7, 7), chance.between(-1.4, 2.6));
  }
}

/** A hedge between meadows. */
function meadow(stamp: Stamp): void {
  const { chance } = stamp;
  const bush = '-1 0.1 -1.2 -1.5 0 -1.5 1.2 -1.5 1 0.1';
  for (let place = -2; place <= 2; place++) {
    const x = place * 4.5 + chance.between(-0.5, 0.5) + LEAN;
    const r = chance.between(2, 2.9);
    stamp.blob('dark', points(bush, r, r, x, 2 - DEEP));
    stamp.curve('ink', points(bush, r, r, x, 2 - DEEP));
  }
  for (let blade = 0; blade < 4; blade++) {
    tuft(stamp, chance.between(-9, 8), chance.between(0, DEEP));
  }
}

function tuft(stamp: Stamp, x: number, y: number): void {
  for (const blade of ['-0.8 0 -1.5 -2', '0 0 0.1 -2.8', '0.8 0 1.6 -1.9']) {
    stamp.line('ink', points(blade, 1, 1, x, y));
  }
}

function grass(stamp: Stamp): void {
  const { chance } = stamp;
  tuft(stamp, chance.between(-4, -2), chance.between(-1, 1));
  tuft(stamp, chance.between(1.4, 3.4), chance.between(0, 2));
}

/** Farmland: plots side by side, straw, hedges. */
export const plains: Engraving = {
  perHex: 24,
  keep: 1,
  rows: true,
  variants: [
    { share: 26, foot: WIDE + 1, deep: DEEP + 0.5, draw: ploughed },
    { share: 22, foot: WIDE + 1, deep: DEEP + 0.5, draw: ripe },
    { share: 16, foot: WIDE + 1, deep: DEEP + 0.5, draw: stubble },
    { share: 12, foot: 8, deep: 3, draw: sheaves },
    { share: 7, foot: 7, deep: 3, draw: haystack },
    { share: 8, foot: WIDE, deep: DEEP, draw: pasture },
    { share: 10, foot: WIDE, deep: DEEP, draw: meadow },
  ],
  spare: { foot: 4, deep: 3, draw: grass },
  between: { perHex: 0, variants: [] },
};
