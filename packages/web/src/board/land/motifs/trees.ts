import { backwards, points } from '../fields/points.ts';
import type { Stamp } from '../stamp.ts';

/** A spruce in three to four tiers. */
export function conifer(stamp: Stamp, height: number): void {
  const { chance } = stamp;
  const half = height * chance.between(0.22, 0.27);
  const tiers = height > 17 ? 4 : 3;
  const foot = -2.2;
  const top = [chance.between(-0.7, 0.7), -height];
  const west: number[] = [];
  const east: number[] = [];
  for (let tier = 1; tier <= tiers; tier++) {
    const part = tier / tiers;
    const edge = -height + (foot + height) * part;
    const wide = half * (0.26 + 0.74 * part);
    west.push(-wide * chance.between(0.9, 1.1), edge + 0.9);
    east.push(wide * chance.between(0.9, 1.1), edge + 0.9);
    if (tier === tiers) continue;
    west.push(-wide * 0.48, edge - 0.2);
    east.push(wide * 0.48, edge - 0.2);
  }
  stamp.line('ink', [0, foot, 0, 0.4]);
  stamp.solid('body', [...top, ...west, 0, foot + 0.3, ...backwards(east)]);
  stamp.shape('dark', [...top, ...east, half * 0.1, foot + 0.3, half * 0.2, -height * 0.42]);
  if (stamp.level !== 'large') return;
  for (let cut = 0; cut < 3; cut++) {
    const wide = half * (0.24 + 0.2 * cut);
    const edge = -height * (0.68 - 0.22 * cut);
    stamp.line('fine', [-wide, edge + 1.6, -wide * 0.35, edge + 0.4]);
  }
}

/** How far the bumps extend beyond their ellipse. */
const BUMP = 1.34;

/** Bumps along an ellipse around (x, y), between two angles (0 = right, down is positive). */
function bumps(
  [x, y]: readonly [number, number],
  [rx, ry]: readonly [number, number],
  [from, to]: readonly [number, number],
  count: number,
): number[] {
  const at = (angle: number, far = 1) => [
    x + rx * far * Math.cos(angle),
    y + ry * far * Math.sin(angle),
  ];
  const step = (to - from) / count;
  const edge = at(from);
  for (let bump = 0; bump < count; bump++) {
    edge.push(...at(from + step * (bump + 0.5), BUMP), ...at(from + step * (bump + 1)));
  }
  return edge;
}

/** A leafy crown around (0, y), lit from the upper left. */
export function crown(stamp: Stamp, y: number, rx: number, ry: number): void {
  const count = rx > 4.6 ? 7 : 6;
  const turn = stamp.chance.next();
  const around = [turn, turn + 2 * Math.PI] as const;
  stamp.round('body', bumps([0, y], [rx, ry], around, count));
  stamp.blob('light', bumps([-rx * 0.24, y - ry * 0.3], [rx * 0.54, ry * 0.5], around, count - 1));
  const shade = bumps([0, y], [rx, ry], [-0.75, 2.1], Math.ceil(count / 2));
  const inner = points('0.5 0.62 0.52 0.12 0.56 -0.3', rx, ry, 0, y);
  stamp.blob('dark', [...shade, ...inner, shade[0], shade[1]]);
  if (stamp.level !== 'large') return;
  // Leaves along the lit edge; less regular ones look like a face.
  stamp.curve('fine', points('-0.66 0.14 -0.72 -0.36 -0.28 -0.62', rx, ry, 0, y));
  stamp.curve('fine', points('-0.34 0.36 -0.46 0.1 -0.26 -0.14', rx, ry, 0, y));
}

export function broadleaf(stamp: Stamp, r: number): void {
  const trunk = r * 0.7;
  stamp.shape('dark', points('-1 -1.2 -1.2 0 1.2 0 1 -1.2', 1, trunk, 0, 0.3));
  stamp.line('ink', points('-0.9 -1 -1.2 0 1.2 0 0.9 -1', 1, trunk, 0, 0.4));
  crown(stamp, -trunk - r * 0.78, r, r * 0.92);
}
