import { points } from '../fields/points.ts';
import type { Engraving, Stamp } from '../stamp.ts';
import { broadleaf, conifer, crown } from './trees.ts';

/** The feet of the trees in a group, from the farthest to the nearest. */
const STAND = [
  [-4, -6.4],
  [4.6, -5.4],
  [-8.2, -1.8],
  [0.4, -1.4],
  [8.4, -0.6],
  [-3.8, 2.6],
  [4.6, 3],
] as const;

function stand(draw: (stamp: Stamp) => void) {
  return (stamp: Stamp): void => {
    const { chance } = stamp;
    stamp.ellipse('shade', 1.5, -0.6, 13, 6.4);
    for (const [x, y] of STAND) {
      if (chance.happens(0.14)) continue;
      draw(stamp.at(x + chance.between(-1.2, 1.2), y + chance.between(-0.8, 0.8)));
    }
  };
}

const pinewood = stand((stamp) => {
  const { chance } = stamp;
  if (chance.happens(0.1)) broadleaf(stamp, chance.between(4.4, 5.4));
  else conifer(stamp, chance.between(15, 23));
});

const wood = stand((stamp) => {
  const { chance } = stamp;
  if (chance.happens(0.12)) conifer(stamp, chance.between(15, 20));
  else broadleaf(stamp, chance.between(4.6, 6.4));
});

function spruce(stamp: Stamp): void {
  stamp.shadow(9, 2.2);
  conifer(stamp, stamp.chance.between(19, 27));
}

function oak(stamp: Stamp): void {
  stamp.shadow(10, 2.4);
  broadleaf(stamp, stamp.chance.between(5.6, 7.2));
}

function sapling(stamp: Stamp): void {
  stamp.shadow(6, 1.6);
  conifer(stamp, stamp.chance.between(11, 15));
}

function elder(stamp: Stamp): void {
  stamp.shadow(6, 1.6);
  broadleaf(stamp, stamp.chance.between(3.8, 4.8));
}

function poplar(stamp: Stamp): void {
  const high = stamp.chance.between(18, 23);
  const half = high * 0.15;
  stamp.shadow(half * 2, 2);
  stamp.line('ink', [0, -3, 0, 0.4]);
  const leaves = '0 -1 -1.15 -0.72 -1 -0.42 -0.9 -0.14 0 -0.11 0.9 -0.14 1 -0.42 1.15 -0.72 0 -1';
  stamp.round('body', points(leaves, half, high));
  const shade = '0 -1 1.15 -0.72 1 -0.42 0.9 -0.14 0 -0.11 0.7 -0.5 0 -1';
  stamp.blob('dark', points(shade, half, high));
  if (stamp.level !== 'large') return;
  stamp.curve('fine', points('-0.3 -0.7 -0.7 -0.45 -0.25 -0.25', half, high));
}

function bushes(stamp: Stamp): void {
  stamp.shadow(6, 1.6);
  crown(stamp.at(stamp.chance.between(2, 3), -0.5), -1.9, 2.8, 2.2);
  crown(stamp.at(-1.8, 0), -1.9, 3.2, 2.4);
}

function tuft(stamp: Stamp): void {
  stamp.line('fine', [-1.6, 0, -2.2, -2]);
  stamp.line('fine', [0, 0, 0, -2.8]);
  stamp.line('fine', [1.6, 0, 2.3, -1.8]);
}

/** Mixed forest; trees of one kind are together. */
export const forest: Engraving = {
  perHex: 21,
  keep: 0.5,
  variants: [
    { share: 34, foot: 10, high: 20, draw: pinewood },
    { share: 13, foot: 5, high: 24, draw: spruce },
    { share: 8, foot: 4, high: 20, draw: poplar },
    { share: 13, foot: 6, high: 17, draw: oak },
    { share: 32, foot: 10, high: 14, draw: wood },
  ],
  spare: { foot: 4, high: 13, draw: sapling },
  between: {
    perHex: 24,
    variants: [
      { share: 30, foot: 3.5, high: 13, draw: sapling },
      { share: 28, foot: 4, high: 10, draw: elder },
      { share: 24, foot: 4, draw: bushes },
      { share: 18, foot: 2, draw: tuft },
    ],
  },
};
