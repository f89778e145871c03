import { points } from '../fields/points.ts';
import type { Engraving, Stamp } from '../stamp.ts';

/** A few long waves. */
function waves(stamp: Stamp): void {
  const { chance } = stamp;
  const rows = chance.whole(1, 3);
  for (let row = 0; row < rows; row++) {
    const crests = chance.whole(2, 4);
    const w = chance.between(2.6, 3.3);
    const y = (row - 1) * 3.6;
    let x = chance.between(-4, 4) - w * crests;
    const line = [x, y];
    for (let crest = 0; crest < crests; crest++) {
      line.push(...points('0.5 -2.4 1 0 1.5 1.7 2 -0.1', w, 1, x, y));
      x += w * 2;
    }
    stamp.curve(row === 0 ? 'ink' : 'fine', line);
  }
}

/** A crest that breaks. */
function breaker(stamp: Stamp): void {
  // On a small map two breakers alone look like eyes.
  if (stamp.level === 'small') {
    waves(stamp);
    return;
  }
  const w = stamp.chance.between(6, 8.5);
  const crest = '-1 1 -0.7 -4.8 0.05 -5 0.75 -4.8 0.8 -1.2 0.4 -3.6 0.05 -2.6';
  stamp.blob('light', points(`${crest} -0.35 -1.6 -1 1`, w, 1));
  stamp.curve('ink', points(`${crest} -0.3 -1.6 -0.3 1`, w, 1));
  stamp.curve('fine', points('-0.1 1.4 0.4 0 1 1.6', w, 1));
  stamp.curve('fine', points('-1.1 2.6 -0.5 1.2 0 2.8', w, 1));
}

const LEAF = '0 0 1 -0.9 0 -0.62 -1.4 -0.62 -1.2 0 -1.2 0.7 0.1 0.6 1.3 0.6 1.25 -0.2 1 0 0 0';

function lilies(stamp: Stamp): void {
  const { chance } = stamp;
  for (let leaf = chance.whole(3, 4); leaf > 0; leaf--) {
    const [x, y] = [chance.between(-6, 6), chance.between(-2.6, 2.6)];
    const r = chance.between(1.7, 2.5);
    stamp.round('accent', points(LEAF, r, r, x, y));
  }
  const blossom = '-1.5 -1.4 -0.8 -2.8 0 -1.8 0.8 -2.8 1.5 -1.4 0 -0.6';
  stamp.solid('light', points(blossom, 1, 1, chance.between(-3, 3)));
}

/** A small island with a tree. */
function islet(stamp: Stamp): void {
  const w = stamp.chance.between(5.5, 7.5);
  stamp.curve('fine', points('-1.3 1.8 0 4.4 1.3 1.8', w, 1));
  stamp.round('accent', points('-1 0.8 -0.7 -3.2 0 -3 0.7 -3.2 1 0.8 0 2.6 -1 0.8', w, 1));
  stamp.line('ink', [-0.4, -2, 0, -6]);
  stamp.round('accent', points('-2.6 -6 -4 -11 0 -11.4 4 -11 2.8 -6 0 -4 -2.6 -6'));
  stamp.blob('dark', points('0.6 -10.8 3.6 -10 2.8 -6 1.4 -5 0.6 -5.2 2.4 -8 0.6 -10.8'));
}

function fish(stamp: Stamp): void {
  stamp.curve('ink', points('-5.5 1.6 -2.5 0 0 1.4 2.5 2.8 5 1.4'));
  stamp.solid('light', points('-3.6 0 -2.6 -3.4 -0.2 -5.6 2 -5.6 3.8 -4.2 2 -3.6 0.2 -2.2 -1 0.4'));
  stamp.line('ink', points('3.8 -4.2 5.4 -5.6 5.2 -2.8 3.8 -4.2'));
}

function boat(stamp: Stamp): void {
  stamp.curve('fine', points('-7 2.2 -3 3.4 0 2.2 3 1 7 2.4'));
  stamp.round('dark', points('-5 -0.6 -4 2.2 -1 2 3 2.2 5 -0.6 0 0.6 -5 -0.6'));
  stamp.line('ink', [0, 0.2, 0, -10]);
  stamp.round('light', points('0.6 -9.6 5 -5 4 -1.6 2 -1 0.6 -1.4'));
}

function ripple(stamp: Stamp): void {
  const w = stamp.chance.between(3, 4.6);
  stamp.curve('fine', points('-1 0 -0.5 -1.7 0 0 0.5 1.5 1 -0.2', w, 1));
}

/** Blue water among land. */
export const lake: Engraving = {
  perHex: 15,
  keep: 1,
  variants: [
    { share: 56, foot: 10, draw: waves },
    { share: 18, foot: 10, draw: breaker },
    { share: 13, foot: 8, draw: lilies },
    { share: 4, foot: 9, deep: 4, draw: islet },
    { share: 4, foot: 6, draw: fish },
    { share: 3, foot: 7, draw: boat },
  ],
  spare: { foot: 4, draw: ripple },
  between: { perHex: 12, variants: [{ share: 1, foot: 4, draw: ripple }] },
};
