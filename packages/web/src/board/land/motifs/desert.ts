import { points } from '../fields/points.ts';
import type { Engraving, Stamp } from '../stamp.ts';

/** A crescent dune: a long windward back, a hollow lee side. */
function barchan(stamp: Stamp): void {
  const { chance } = stamp;
  const wide = chance.between(13, 18);
  const high = wide * chance.between(0.46, 0.56);
  // The place of the crest.
  const x = chance.between(-0.06, 0.1) * wide;
  const back = '-1.08 0.08 -0.58 -0.1 -0.24 -0.86 -0.12 -1.04 -0.04 -1';
  const lee = '-0.24 -0.4 0.02 0.13';
  stamp.shadow(wide * 0.8, 1.6);
  stamp.blob('light', points(`${back} ${lee} -0.38 0.26 -1.08 0.08`, wide, high, x));
  const hollow = `-0.04 -1 0.28 -0.36 0.92 0.07 0.47 0.02 0.02 0.13 -0.24 -0.4 -0.04 -1`;
  stamp.blob('dark', points(hollow, wide, high, x));
  stamp.curve('ink', points(`${back} 0.28 -0.36 0.92 0.07`, wide, high, x));
  stamp.curve('ink', points(`-0.04 -1 ${lee}`, wide, high, x));
  if (stamp.level === 'small') return;
  const lines = stamp.level === 'large' ? 6 : 4;
  for (let line = 1; line <= lines; line++) {
    const part = line / (lines + 1);
    const px = x + wide * (0.74 * part - 0.02);
    const py = -high * (1 - part) ** 1.5 * 0.86;
    stamp.line('fine', [px, py + 0.5, px - wide * 0.1 * (1 - part), py * 0.4 + 0.5]);
  }
  // The wind's marks on the back.
  stamp.curve('fine', points('-0.7 0.03 -0.44 -0.2 -0.24 -0.5', wide, high, x));
}

const BACK = '-1 0 -0.3 -2 0.1 -1 0.5 -0.5 1 0.05';

/** A long low back of sand. */
function dune(stamp: Stamp): void {
  const wide = stamp.chance.between(10, 14);
  const high = stamp.chance.between(3.6, 5);
  stamp.blob('light', points(`${BACK} 0 0.28 -1 0`, wide, high));
  const lee = '0.06 -1 0.5 -0.5 1 0.05 0.5 0.12 0.16 0.12 0.26 -0.3 0.06 -1';
  stamp.blob('dark', points(lee, wide, high));
  stamp.curve('ink', points(BACK, wide, high));
  if (stamp.level === 'small') return;
  stamp.line('fine', points('0.34 -0.58 0.26 -0.1', wide, high));
  stamp.line('fine', points('0.54 -0.36 0.48 0', wide, high));
}

function hummock(stamp: Stamp): void {
  const wide = stamp.chance.between(6, 8);
  const high = stamp.chance.between(2.4, 3.4);
  stamp.blob('light', points(`${BACK} 0 0.28 -1 0`, wide, high));
  stamp.curve('ink', points(BACK, wide, high));
}

/** Crests drawn out by the wind, like frozen waves. */
function crests(stamp: Stamp): void {
  const { chance } = stamp;
  const wide = chance.between(13, 17);
  const crest = '-1 0 -0.5 -5.4 0 -3.2 0.5 -1 1 0';
  const lee = '-0.16 -3.5 0.1 -1.4 -0.06 0.8 0.4 0.4 0.8 -0.2 0.4 -1.3 0 -3.2 -0.1 -3.6 -0.16 -3.5';
  for (const [y, size] of [
    [-5.2, 0.72],
    [0, 1],
  ]) {
    const x = chance.between(-2.5, 2.5);
    const w = wide * size;
    stamp.blob('light', points(`${crest} 0.2 1.4 -1 0`, w, 1, x, y));
    stamp.curve('ink', points(crest, w, 1, x, y));
    stamp.blob('dark', points(lee, w, 1, x, y));
    if (stamp.level !== 'large') continue;
    stamp.line('fine', points('0.2 -2 0.16 0', w, 1, x, y));
    stamp.line('fine', points('0.4 -1.3 0.38 0', w, 1, x, y));
  }
}

/** Ripples in the sand, close together and all one way. */
function ripples(stamp: Stamp): void {
  const { chance } = stamp;
  for (const y of [-2.2, 0, 2.2]) {
    const wide = chance.between(4, 7);
    stamp.curve('fine', points('-1 0.6 -0.2 -1.2 1 0.2', wide, 1, chance.between(-1.5, 1.5), y));
  }
}

function stipple(stamp: Stamp): void {
  const { chance } = stamp;
  for (let dot = 0; dot < 7; dot++) {
    stamp.ellipse('dark', chance.between(-5, 5), chance.between(-2.4, 2.4), 0.48, 0.42);
  }
}

/** The tips of the fronds, from the top of the trunk, and how far they bend. */
const FRONDS = [
  [-6, 1.2, -3.4],
  [-4.4, -3, -2.6],
  [0.6, -5, -1],
  [4.8, -2.8, -2.6],
  [6, 1.6, -3.2],
  [-2.4, 3.4, -0.2],
  [3, 3.6, -0.2],
] as const;

function palm(stamp: Stamp): void {
  const { chance } = stamp;
  const high = chance.between(11, 14);
  const lean = chance.between(-2.4, 2.4);
  stamp.shadow(6, 1.5);
  stamp.curve('ink', [-0.7, 0.3, lean * 0.1 - 0.2, -high * 0.5, lean - 0.3, -high]);
  stamp.curve('ink', [0.8, 0.3, lean * 0.1 + 0.9, -high * 0.5, lean + 0.4, -high]);
  for (const [dx, dy, arch] of FRONDS) {
    const tip = [lean + dx * chance.between(0.85, 1.1), dy - high];
    const [mx, my] = [lean + dx * 0.55, dy * 0.4 + arch - high];
    stamp.blob('accent', [lean, -high, mx, my, ...tip, mx, my + 2.6, lean, -high]);
    stamp.curve('ink', [lean, -high, mx, my, ...tip]);
  }
}

/** A waterhole under palms. */
function oasis(stamp: Stamp): void {
  stamp.ellipse('accent', 0, 0.4, 7.5, 2.8);
  stamp.ellipse('light', 0.4, 0.5, 5, 1.7);
  stamp.ellipse('ink', 0.4, 0.5, 5, 1.7);
  palm(stamp);
}

/** Footprints. */
function track(stamp: Stamp): void {
  for (let step = 0; step < 5; step++) {
    stamp.ellipse('dark', 2.4 * step - 5, 1.2 - 0.6 * step + (step % 2) * 0.9, 0.6, 0.4);
  }
}

/** Yellow sand. */
export const desert: Engraving = {
  perHex: 13,
  keep: 0.9,
  variants: [
    { share: 44, foot: 14, draw: barchan },
    { share: 18, foot: 12, draw: dune },
    { share: 25, foot: 14, draw: crests },
    { share: 9, foot: 5, draw: palm },
    { share: 4, foot: 8, draw: oasis },
  ],
  spare: { foot: 7, draw: hummock },
  between: {
    perHex: 12,
    variants: [
      { share: 46, foot: 5, draw: stipple },
      { share: 42, foot: 6, draw: ripples },
      { share: 12, foot: 6, draw: track },
    ],
  },
};
