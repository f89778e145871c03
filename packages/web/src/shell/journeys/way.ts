export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * The height of a flight above the straight line, as a share of its length, and its maximum in
 * pixels.
 */
const RISE = { part: 0.18, most: 60 };
/** The smallest height of a throw, in pixels. */
const THROWN = 22;
const STEPS = 8;

/** Key frames from place to place in a flat arc, scaled at the end by `shrink`. */
export function wayOf(from: Point, to: Point, isThrown: boolean, shrink: number): Keyframe[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const rise = Math.max(isThrown ? THROWN : 0, Math.min(RISE.most, length * RISE.part));
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const part = step / STEPS;
    const x = from.x + (to.x - from.x) * part;
    const y = from.y + (to.y - from.y) * part - 4 * rise * part * (1 - part);
    const scale = 1 + (shrink - 1) * part;
    return {
      transform: `translate(${round(x)}px, ${round(y)}px) translate(-50%, -50%) scale(${round(scale)})`,
      opacity: step === 0 ? 0.2 : step === STEPS ? 0.35 : 1,
    };
  });
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
