import { points } from '../fields/points.ts';
import type { Engraving, Stamp } from '../stamp.ts';

/** Blades that fan out, some with the heads of bulrushes, over still water. */
function reeds(stamp: Stamp): void {
  const { chance } = stamp;
  const count = chance.whole(5, 7);
  ripple(stamp, 7, 0.6);
  for (let blade = 0; blade < count; blade++) {
    const part = blade / (count - 1) - 0.5;
    const x = part * 6.4;
    const high = chance.between(11, 18) * (1 - 0.5 * Math.abs(part));
    const tip = x + part * 6 + chance.between(-0.8, 0.8);
    if (chance.happens(0.5) && Math.abs(part) < 0.45) {
      stamp.line('ink', [x, 0, tip, -high]);
      bulrush(stamp, tip, -high);
      continue;
    }
    const end = [tip + part * 3, -high];
    stamp.blob('body', [x - 1, 0, x - 0.6, -high * 0.6, ...end, x + 1.2, -high * 0.5, x + 1.2, 0]);
    stamp.curve('ink', [x - 0.4, 0, x, -high * 0.6, ...end]);
  }
}

function bulrush(stamp: Stamp, x: number, y: number): void {
  const head = '-0.95 2.2 -1.2 -2.6 0 -2.8 1.2 -2.6 0.95 2.2 0 3 -0.95 2.2';
  stamp.round('dark', points(head, 1, 1, x, y));
  stamp.line('ink', [x, y - 2.8, x, y - 4.4]);
}

/** Broken lines of still water. */
function ripple(stamp: Stamp, wide: number, y = 0): void {
  for (const line of ['-1 0 -0.2 0', '0.1 0 0.9 0', '-0.6 1.7 0.5 1.7']) {
    stamp.line('fine', points(line, wide, 1, 0, y));
  }
}

/** A pool that reflects the sky. */
function pool(stamp: Stamp): void {
  const wide = stamp.chance.between(10, 15);
  const high = wide * 0.34;
  const edge = '-1 0 -0.95 -1.2 -0.1 -1 0.8 -1.1 1 -0.1 0.9 1.1 0.1 0.9 -0.8 1.1 -1 0';
  stamp.round('accent', points(edge, wide, high));
  stamp.line('fine', points('-0.6 -0.2 0.1 -0.2', wide, high));
  stamp.line('fine', points('-0.2 0.4 0.55 0.4', wide, high));
  const x = wide * stamp.chance.between(0.5, 0.8);
  stamp.line('ink', [x, high * 0.4, x + 0.8, -6]);
  stamp.line('ink', [x + 1.6, high * 0.5, x + 3.2, -4.5]);
  bulrush(stamp, x + 0.8, -6);
}

/** Grass on a hummock. */
function sedge(stamp: Stamp): void {
  const back = '-6 0.4 -3 -3.4 0 -2.4 4 -3 6 0.4';
  stamp.blob('body', points(`${back} 0 1.6 -6 0.4`));
  stamp.curve('ink', points(back));
  for (let blade = -3; blade <= 3; blade++) {
    const high = stamp.chance.between(3, 5.5);
    stamp.curve('ink', points(`0.9 0 1.1 -0.6 1.7 -1`, blade, high, 0, -2.2));
  }
  stamp.line('fine', [-7.5, 1.4, 5, 1.4]);
}

/** A dead tree with moss on its boughs. */
function deadTree(stamp: Stamp): void {
  const high = stamp.chance.between(15, 19);
  const side = stamp.chance.happens(0.5) ? 1 : -1;
  stamp.shadow(7, 1.6);
  const fork = [-side * 1.4 - 0.5, -high, -side * 1.4 + 0.5, -high];
  stamp.solid('light', [-1.7, 0.4, -0.9, -high * 0.45, ...fork, 1, -high * 0.5, 2, 0.4]);
  stamp.shape('dark', points('0.2 0.02 0.3 -0.5 1 -0.5 2 0.02', 1, high));
  for (const bough of [
    '0.3 -0.45 4 -0.7 5.6 -0.68',
    '4 -0.7 4.8 -0.9',
    '-0.7 -0.6 -4.4 -0.78 -4.8 -0.98',
    '-2.6 -0.7 -4.8 -0.66',
  ]) {
    stamp.line('ink', points(bough, side, high));
  }
  for (const x of [3.2, 5.2, -3.8]) {
    stamp.curve('fine', points('0 0 -0.5 2.4 0.3 4', 1, 1, side * x, -high * 0.68));
  }
  stamp.line('ink', [-4, 0.6, -1.6, 0.4]);
  stamp.line('ink', [2, 0.4, 4.6, 0.7]);
}

function marsh(stamp: Stamp): void {
  ripple(stamp, stamp.chance.between(4, 6));
  stamp.line('ink', [-1.4, -0.2, -2.4, -3]);
  stamp.line('ink', [0, -0.2, 0.1, -4]);
  stamp.line('ink', [1.4, -0.2, 2.5, -2.8]);
}

function bubbles(stamp: Stamp): void {
  stamp.ellipse('fine', -1.4, 0, 1, 0.7);
  stamp.ellipse('fine', 1, -1.2, 0.7, 0.5);
  stamp.line('fine', [-3.6, 1.8, 3.6, 1.8]);
}

/** Dark moor with pools. */
export const swamp: Engraving = {
  perHex: 17,
  keep: 0.8,
  variants: [
    { share: 40, foot: 8, draw: reeds },
    { share: 24, foot: 14, deep: 4, draw: pool },
    { share: 20, foot: 7, draw: sedge },
    { share: 16, foot: 6, draw: deadTree },
  ],
  spare: { foot: 5, draw: sedge },
  between: {
    perHex: 15,
    variants: [
      { share: 75, foot: 5, draw: marsh },
      { share: 25, foot: 3, draw: bubbles },
    ],
  },
};
