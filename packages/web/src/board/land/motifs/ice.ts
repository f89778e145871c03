import { points } from '../fields/points.ts';
import type { Engraving, Stamp } from '../stamp.ts';

/** A splinter of ice that stands up. */
function splinter(stamp: Stamp, high: number, half: number, lean: number): void {
  const west = [-half, 0.3, lean - half * 0.8, -high * 0.72, lean, -high];
  const east = [lean + half * 0.9, -high * 0.68, half, 0.1, half * 0.1, 0.8];
  const edge = [lean + half * 0.1, -high * 0.65];
  stamp.shape('light', [...west, ...edge, half * 0.1, 0.8]);
  stamp.shape('dark', [lean, -high, ...east, ...edge]);
  stamp.shape('ink', [...west, ...east]);
  stamp.line('fine', [lean, -high, ...edge, half * 0.1, 0.8]);
  if (stamp.level !== 'large') return;
  stamp.line('fine', [-half * 0.5, -high * 0.16, lean - half * 0.45, -high * 0.58]);
}

function crystals(stamp: Stamp): void {
  const { chance } = stamp;
  stamp.shadow(8, 2);
  splinter(stamp.at(5.4, 0), chance.between(11, 15), 2.5, chance.between(1, 2.4));
  splinter(stamp.at(-5, 0.1), chance.between(10, 14), 2.4, chance.between(-2.4, -1));
  splinter(stamp.at(0.2, 0.2), chance.between(19, 26), 3.5, chance.between(-0.8, 1));
}

function shard(stamp: Stamp): void {
  stamp.shadow(4, 1.4);
  splinter(stamp, stamp.chance.between(9, 13), 2.4, stamp.chance.between(-1, 1));
}

/** Plates pushed over one another. */
function plates(stamp: Stamp): void {
  const w = stamp.chance.between(10, 14);
  stamp.shadow(w, 1.8);
  stamp.solid('light', points('-1 -1 -0.3 -6.4 0.5 -5.2 0.1 -0.4 -0.5 0.4', w, 1));
  stamp.shape('dark', points('0.5 -5.2 0.5 -3.4 0.1 1.4 0.1 -0.4', w, 1));
  stamp.shape('dark', points('-1 -1 -0.5 0.4 0.1 -0.4 0.1 1.4 -0.5 2.2 -1 0.6', w, 1));
  stamp.line('ink', points('-1 -1 -1 0.6 -0.5 2.2 0.1 1.4 0.5 -3.4 0.5 -5.2', w, 1));
  stamp.solid('body', points('0.2 0.6 0.5 -2.6 1 -1.8 0.8 1.4', w, 1));
  stamp.line('fine', points('-0.5 -2 0.05 -4.2', w, 1));
}

/** A drift of snow. */
function drift(stamp: Stamp): void {
  const w = stamp.chance.between(10, 14);
  const h = stamp.chance.between(4.5, 6.5);
  const back = '-1 0.08 -0.6 -1.1 0 -1 0.6 -0.9 1 0.08';
  stamp.blob('light', points(`${back} 0 0.28 -1 0.08`, w, h));
  stamp.blob('dark', points('0 -1 0.6 -0.9 1 0.08 0.4 0.18 0.1 0.14 0.5 -0.3 0 -1', w, h));
  stamp.curve('ink', points(back, w, h));
}

function crevasse(stamp: Stamp): void {
  const { chance } = stamp;
  const w = chance.between(7, 10);
  const t = chance.between(-2.4, 2.4);
  const north = points(`-1 ${-t} -0.4 ${-1.3 - t * 0.4} 0.1 -0.5 0.5 ${t * 0.5 - 1} 1 ${t}`, w, 1);
  const south = points(`0.4 ${1 + t * 0.4} -0.1 0.9 -0.6 ${0.7 - t * 0.6}`, w, 1);
  stamp.shape('dark', [...north, ...south]);
  stamp.line('ink', north);
  stamp.line('fine', points('0.1 0.8 0.3 3.6', w, 1));
  stamp.line('fine', points('-0.4 -1.2 -0.6 -3.8', w, 1));
}

function snowPine(stamp: Stamp): void {
  const h = stamp.chance.between(11, 14);
  const w = h * 0.26;
  stamp.shadow(w * 1.8, 1.4);
  stamp.line('ink', [0, -1.6, 0, 0.4]);
  const east = '1 -0.13 0.3 -0.58 0.5 -0.58';
  stamp.solid('light', points(`0 -1 -0.5 -0.58 -0.3 -0.58 -1 -0.13 ${east}`, w, h));
  stamp.shape('dark', points(`0 -1 0.2 -0.13 ${east}`, w, h));
}

function flake(stamp: Stamp): void {
  for (const line of ['-1.6 0 1.6 0', '-0.8 -1.4 0.8 1.4', '0.8 -1.4 -0.8 1.4']) {
    stamp.line('fine', points(line));
  }
}

function scratch(stamp: Stamp): void {
  const x = stamp.chance.between(-1, 1);
  stamp.line('fine', points('-4 0.6 -1 -0.5 2 0.3 4.4 -0.6', 1, 1, x));
  stamp.line('fine', points('-1 -0.5 -0.2 2', 1, 1, x));
}

/** White ground that never thaws. */
export const ice: Engraving = {
  perHex: 14,
  keep: 0.62,
  variants: [
    { share: 34, foot: 9, high: 22, draw: crystals },
    { share: 22, foot: 12, draw: plates },
    { share: 20, foot: 12, draw: drift },
    { share: 16, foot: 9, draw: crevasse },
    { share: 8, foot: 5, draw: snowPine },
  ],
  spare: { foot: 4, high: 12, draw: shard },
  between: {
    perHex: 12,
    variants: [
      { share: 70, foot: 4, draw: scratch },
      { share: 30, foot: 2, draw: flake },
    ],
  },
};
