import { hash } from './chance.ts';

/** The lattice repeats after this many steps, which is more than the width of any map. */
const PERIOD = 256;
const DIRECTIONS = 32;

const gradientX = new Float32Array(DIRECTIONS);
const gradientY = new Float32Array(DIRECTIONS);
for (let index = 0; index < DIRECTIONS; index++) {
  gradientX[index] = Math.cos((2 * Math.PI * (index + 0.5)) / DIRECTIONS);
  gradientY[index] = Math.sin((2 * Math.PI * (index + 0.5)) / DIRECTIONS);
}

/** The gradient of each lattice point, by salt; cached. */
const tables = new Map<number, Uint8Array>();

function tableOf(salt: number): Uint8Array {
  let table = tables.get(salt);
  if (table === undefined) {
    table = new Uint8Array(PERIOD * PERIOD);
    for (let y = 0; y < PERIOD; y++) {
      for (let x = 0; x < PERIOD; x++) table[y * PERIOD + x] = hash(x, y, salt) % DIRECTIONS;
    }
    tables.set(salt, table);
  }
  return table;
}

/** A smooth field of numbers between -1 and 1 over the plane, with one wavelength. */
export type Noise = (x: number, y: number) => number;

/** Gradient noise. @param wavelength distance between two lattice points */
export function makeNoise(wavelength: number, salt: number): Noise {
  const table = tableOf(salt);
  const frequency = 1 / wavelength;
  return (px, py) => {
    const x = px * frequency;
    const y = py * frequency;
    const left = Math.floor(x);
    const top = Math.floor(y);
    const dx = x - left;
    const dy = y - top;
    const column = left & (PERIOD - 1);
    const next = (left + 1) & (PERIOD - 1);
    const row = (top & (PERIOD - 1)) * PERIOD;
    const below = ((top + 1) & (PERIOD - 1)) * PERIOD;
    const a = table[row + column];
    const b = table[row + next];
    const c = table[below + column];
    const d = table[below + next];
    const u = dx * dx * (3 - 2 * dx);
    const v = dy * dy * (3 - 2 * dy);
    const upper =
      (gradientX[a] * dx + gradientY[a] * dy) * (1 - u) +
      (gradientX[b] * (dx - 1) + gradientY[b] * dy) * u;
    const lower =
      (gradientX[c] * dx + gradientY[c] * (dy - 1)) * (1 - u) +
      (gradientX[d] * (dx - 1) + gradientY[d] * (dy - 1)) * u;
    return (upper * (1 - v) + lower * v) * 1.5;
  };
}
