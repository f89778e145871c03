import { backwards, points } from '../fields/points.ts';
import type { Engraving, Stamp } from '../stamp.ts';

/** A table mountain: a bright top, walls in layers, scree at its foot. */
function mesa(stamp: Stamp): void {
  const { chance } = stamp;
  const wide = chance.between(11.5, 16);
  const high = wide * chance.between(0.95, 1.2);
  stamp.shadow(wide * 1.05, 2.6);
  const west = '-0.62 -1 -0.67 -0.42 -1 0.02';
  const east = '1 0.02 0.69 -0.42 0.62 -1';
  const table =
    '-0.62 -1 -0.3 -1.17 0.12 -1.14 0.56 -1.12 0.62 -1 0.19 -0.85 -0.12 -0.9 -0.43 -0.9 -0.62 -1';
  stamp.shape('body', points(`${west} -0.3 0.08 0.45 0.06 ${east}`, wide, high));
  stamp.shape(
    'dark',
    points(`0.2 -0.92 0.62 -1 0.69 -0.42 1 0.02 0.45 0.06 0.22 -0.42`, wide, high),
  );
  stamp.round('light', points(table, wide, high));
  stamp.line('ink', points(west, wide, high));
  stamp.line('ink', points(east, wide, high));
  if (stamp.level === 'small') return;
  stamp.line('fine', points('-0.66 -0.42 -0.2 -0.36 0.26 -0.37 0.69 -0.42', wide, high));
  const walls = ['-0.31 -0.87 -0.32 -0.46', '-0.03 -0.83 -0.01 -0.42', '0.25 -0.83 0.27 -0.44'];
  for (const line of [...walls, '0.47 -0.89 0.5 -0.46'])
    stamp.line('fine', points(line, wide, high));
  if (stamp.level !== 'large') return;
  for (const line of ['-0.7 -0.06 -0.5 -0.28', '0.55 -0.04 0.5 -0.26', '0.2 -0.01 0.22 -0.22']) {
    stamp.line('fine', points(line, wide, high));
  }
}

/** A fin of rock with a slanting top. */
function needle(stamp: Stamp, high: number): void {
  const { chance } = stamp;
  const half = chance.between(2.4, 3.4);
  const slant = chance.between(0.12, 0.24);
  const notch = -chance.between(0.5, 0.66);
  const at = (text: string) => points(text, half, high);
  const west = [...at(`-0.5 -1 -0.72 ${notch - 0.1} -0.98 ${notch} -0.86 -0.26`), -half * 1.5, 0.5];
  const east = [half * 1.6, 0.4, ...at(`0.96 -0.3 1.06 ${notch + 0.05} 0.76 ${slant - 1}`)];
  const step = at(`0.2 ${0.9 * slant - 1} 0.12 ${0.3 * slant - 1}`);
  const seam = at(`0.2 ${0.9 * slant - 1} 0.06 -0.5`);
  stamp.shape('body', [...west, half * 0.2, 1, ...east, ...step]);
  stamp.shape('dark', [half * 0.2, 1, ...east, ...seam]);
  stamp.line('ink', [...backwards(west), ...backwards(step), ...backwards(east)]);
  if (stamp.level === 'small') return;
  stamp.line('fine', [...seam, ...at('0.2 -0.12')]);
  stamp.line('fine', at(`-0.8 ${notch + 0.08} -0.2 ${notch + 0.12}`));
  stamp.line('fine', at('-0.75 -0.3 -0.1 -0.26'));
}

/** Fins side by side, as wind and water leave them. */
function needles(stamp: Stamp): void {
  const { chance } = stamp;
  stamp.shadow(11, 2.4);
  needle(stamp.at(chance.between(3.6, 5), -1.4), chance.between(13, 19));
  needle(stamp.at(chance.between(-3.6, -2.2), -0.4), chance.between(18, 25));
  if (chance.happens(0.7)) needle(stamp.at(chance.between(6.5, 8.5), 1), chance.between(8, 12));
  if (chance.happens(0.6)) needle(stamp.at(chance.between(-8, -6.5), 1.2), chance.between(7, 11));
}

/** A broken ridge. */
function ridge(stamp: Stamp): void {
  const { chance } = stamp;
  const wide = chance.between(12, 16);
  const high = wide * chance.between(0.78, 0.95);
  const crest = points(
    '-1 0.02 -0.62 -0.62 -0.4 -0.55 -0.08 -1 0.2 -0.7 0.42 -0.82 0.7 -0.34 1 0.02',
    wide,
    high,
  );
  for (let i = 2; i < crest.length - 2; i++) crest[i] += chance.between(-0.7, 0.7);
  const first = points('0.1 -0.3 0.24 0.03 -0.02 0.04 0.02 -0.4', wide, high);
  const second = points('1 0.02 0.52 0.03 0.46 -0.4', wide, high);
  stamp.shadow(wide, 2.2);
  stamp.shape('body', crest);
  stamp.shape('dark', [...crest.slice(6, 10), ...first]);
  stamp.shape('dark', [...crest.slice(10, 14), ...second]);
  stamp.line('ink', crest);
  if (stamp.level === 'small') return;
  stamp.line('fine', points('-0.5 -0.36 -0.6 -0.08', wide, high));
  stamp.line('fine', points('-0.22 -0.5 -0.3 -0.12', wide, high));
}

function boulders(stamp: Stamp): void {
  const { chance } = stamp;
  stamp.shadow(6, 1.6);
  for (const [x, r] of [
    [chance.between(2.6, 4.4), chance.between(2, 2.9)],
    [chance.between(-2.8, -1.4), chance.between(3.2, 4.6)],
  ]) {
    stamp.solid('body', points('-1 0.06 -0.95 -0.7 -0.2 -1.25 0.7 -0.95 1.05 0', r, r, x));
    stamp.shape('dark', points('0.15 -1.1 0.7 -0.95 1.05 0 0.2 0.04 0.35 -0.5', r, r, x));
  }
}

/** Dry earth that has burst. */
function crack(stamp: Stamp): void {
  const { chance } = stamp;
  let x = -chance.between(6, 8);
  let y = chance.between(-1.5, 1.5);
  const main = [x, y];
  while (x < 6) {
    x += chance.between(2, 3.4);
    y += chance.between(-2, 2);
    main.push(x, y);
    if (chance.happens(0.55)) continue;
    stamp.line('ink', [x, y, x + chance.between(0.5, 1.6), y + (chance.happens(0.5) ? 2.6 : -2.6)]);
  }
  stamp.line('ink', main);
}

function thorn(stamp: Stamp): void {
  const high = stamp.chance.between(5, 7);
  const lean = stamp.chance.between(-1, 1);
  stamp.line('ink', [0, 0.2, lean * 0.4, -high * 0.5, lean, -high]);
  stamp.line('ink', [lean * 0.3, -high * 0.4, ...points('-2.6 -0.75 -3.2 -1.02', 1, high)]);
  stamp.line('ink', [lean * 0.4, -high * 0.52, ...points('2.2 -0.8 3.2 -0.84', 1, high)]);
  stamp.line('fine', points('-2.6 -0.75 -3.8 -0.7', 1, high));
  stamp.line('fine', points('2.2 -0.8 2.4 -1.1', 1, high));
}

function pebbles(stamp: Stamp): void {
  const { chance } = stamp;
  for (let stone = chance.whole(2, 4); stone > 0; stone--) {
    const x = chance.between(-4, 4);
    stamp.ellipse('dark', x, chance.between(-1.5, 1.5), chance.between(0.5, 0.9), 0.5);
  }
}

/** Red canyon land: flat tables and fins, unlike mountains with their pointed peaks. */
export const wasteland: Engraving = {
  perHex: 13.5,
  keep: 0.62,
  variants: [
    { share: 34, foot: 14, high: 16, draw: mesa },
    { share: 26, foot: 9, high: 22, draw: needles },
    { share: 24, foot: 13, high: 12, draw: ridge },
    { share: 18, foot: 6, draw: boulders },
  ],
  spare: { foot: 5, draw: boulders },
  between: {
    perHex: 14,
    variants: [
      { share: 34, foot: 6, draw: crack },
      { share: 30, foot: 4, draw: thorn },
      { share: 36, foot: 3, draw: pebbles },
    ],
  },
};
