import { hatch } from '../engraving/hatching.ts';
import { linesOf, shapeOf } from '../engraving/path.ts';
import type { Polygon } from '../engraving/plane.ts';
import { HATCHING_OF, type Tincture } from '../tinctures.ts';
import type { Arms, Charge, ChargePaint } from './arms.ts';
import { borderOf } from './borders.ts';
import { partsOf } from './divisions.ts';
import { unfolded } from './folding.ts';
import { SHIELD } from './shield.ts';

/** The level of detail of a crest: `far` below 28 pixels of width, `near` from 64 on. */
export type Detail = 'far' | 'middle' | 'near';

export function detailAt(pixels: number): Detail {
  if (pixels < 28) return 'far';
  return pixels < 64 ? 'middle' : 'near';
}

/** A path of a crest: how it is drawn, and its tincture if it has one. */
export interface CrestLayer {
  readonly role: 'fill' | 'hatching' | 'ring' | 'edge' | 'trim' | ChargePaint;
  readonly tincture: Tincture | undefined;
  readonly d: string;
}

export interface CrestDrawing {
  /** Back to front, without the outline of the shield. */
  readonly ground: readonly CrestLayer[];
  readonly charge: readonly CrestLayer[];
}

/** Distance of the lines of a field's hatching. */
const PITCH = 4.4;
const RANK: Readonly<Record<Detail, number>> = { far: 0, middle: 1, near: 2 };

const composed = new WeakMap<Arms, Map<Detail, CrestDrawing>>();

export function compose(arms: Arms, detail: Detail): CrestDrawing {
  const known = composed.get(arms)?.get(detail);
  if (known !== undefined) return known;
  const drawing = {
    ground: groundOf(arms, detail),
    charge: strokesOf(arms.charge, arms.metal, arms.accent, detail),
  };
  const all = composed.get(arms) ?? new Map<Detail, CrestDrawing>();
  composed.set(arms, all.set(detail, drawing));
  return drawing;
}

function groundOf({ field, division, second, border, rim }: Arms, detail: Detail) {
  const parts = partsOf(division);
  const { ring, edge, trim } = borderOf(detail === 'far' ? 'narrow' : border);
  const layers: CrestLayer[] = [
    { role: 'fill', tincture: field, d: shapeOf(SHIELD) },
    ...hatched([SHIELD], field, detail),
    { role: 'fill', tincture: second, d: parts.map(shapeOf).join('') },
    ...hatched(parts, second, detail),
    { role: 'ring', tincture: rim, d: ring },
    { role: 'edge', tincture: undefined, d: edge },
    { role: 'trim', tincture: undefined, d: detail === 'far' ? '' : trim },
  ];
  return layers.filter(({ d }) => d !== '');
}

function hatched(regions: readonly Polygon[], tincture: Tincture, detail: Detail): CrestLayer[] {
  if (detail !== 'near') return [];
  const lines = regions.flatMap((region) => hatch(region, HATCHING_OF[tincture], PITCH, [50, 54]));
  return [{ role: 'hatching', tincture, d: linesOf(lines) }];
}

/** The strokes of a woodcut at a level of detail. */
export function strokesOf(
  charge: Charge,
  metal: Tincture,
  accent: Tincture,
  detail: Detail,
): readonly CrestLayer[] {
  const tinctures: Readonly<Partial<Record<ChargePaint, Tincture>>> = {
    metal,
    accent,
    shade: metal,
  };
  return charge
    .filter(({ from, paint }) => RANK[from ?? (paint === 'cut' ? 'near' : 'far')] <= RANK[detail])
    .map((stroke) => ({
      role: stroke.paint,
      tincture: tinctures[stroke.paint],
      d: unfolded(stroke),
    }));
}
