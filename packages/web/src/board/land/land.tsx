import {
  type CSSProperties,
  type ReactNode,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'preact/compat';
import { type Size, useSize } from '../use-size.ts';
import type { Theme } from './looks.ts';
import type { LandPainter, LandRequest } from './painting/painter.ts';
import type { LandPlan, Rect } from './plan.ts';
import { samePlace, usePicture } from './use-picture.ts';

export interface LandProps {
  readonly painter: LandPainter;
  readonly plan: LandPlan;
  readonly theme: Theme;
  /**
   * The part of the world that must always be visible, in the unit of the hexes; the shape of the
   * element decides how much sea is around it.
   */
  readonly extent: Rect;
  /** The visible part: the `viewBox` of the drawing above it, in the same unit. */
  readonly view: Rect;
  /** The part of the element that the drawing fills; all of it when left out. */
  readonly drawing?: Rect | undefined;
  /** Called with the land of the picture; undefined while there is none. */
  readonly onPainted?: ((plan: LandPlan | undefined) => void) | undefined;
  /** Shown while there is no picture, or if none can be painted. */
  readonly children?: ReactNode;
}

/**
 * After this many milliseconds without a change of size the picture is painted anew; until then it
 * is stretched.
 */
const REST = 180;
/** Beyond this enlargement the visible part gets its own picture. */
const CLOSE = 1.05;
/** The margin of the picture of the visible part on each side, as a share of that part. */
const AROUND = 0.25;

/**
 * The land as a picture that fills its element, placed like a drawing with the same `viewBox`. When
 * zoomed in, the visible part is painted again with finer detail.
 */
export function Land({
  painter,
  plan,
  theme,
  extent,
  view,
  drawing,
  onPainted,
  children,
}: LandProps) {
  const frame = useRef<HTMLDivElement>(null);
  const whole = useRef<HTMLCanvasElement>(null);
  const part = useRef<HTMLCanvasElement>(null);
  const size = useSize(frame);
  const pixelRatio = usePixelRatio();
  const box = useMemo(() => drawing ?? { x: 0, y: 0, ...size }, [drawing, size]);
  const shown = useMemo(() => place(box, view), [box, view]);
  const now = useMemo(() => ({ shown, box, size }), [shown, box, size]);
  const rested = useRested(now);
  const steady = rested.size.width === 0 ? now : rested;

  const requests = useMemo(() => {
    if (steady.box.width <= 0 || steady.box.height <= 0) return {};
    const fitted = place(steady.box, extent);
    const world = seen(fitted, steady.size, extent, 0);
    const all: LandRequest = {
      plan,
      theme,
      extent: world,
      view: world,
      unit: fitted.unit,
      pixelRatio,
    };
    if (steady.shown.unit < fitted.unit * CLOSE) return { all };
    const around = within(world, seen(steady.shown, steady.size, undefined, AROUND));
    return { all, close: { ...all, view: around, unit: steady.shown.unit } };
  }, [plan, theme, extent, steady, pixelRatio]);
  const paintedWhole = usePicture(whole, painter, requests.all);
  const paintedPart = usePicture(part, painter, requests.close);
  const isShown = isOf(paintedWhole, plan, theme);
  const isIn = useArrived(whole, isShown);
  const isClose = isShown && requests.close !== undefined && isOf(paintedPart, plan, theme);
  const painted = (isClose ? paintedPart : isShown ? paintedWhole : undefined)?.plan;
  useEffect(() => onPainted?.(painted), [onPainted, painted]);
  return (
    <div ref={frame} className="land-picture" aria-hidden="true">
      {!isIn && children}
      <canvas
        ref={whole}
        className="land-whole"
        style={styleOf(isShown ? paintedWhole : undefined, shown)}
      />
      <canvas ref={part} style={styleOf(isClose ? paintedPart : undefined, shown)} />
    </div>
  );
}

/**
 * Whether the old picture may stay under the pieces until a new one is painted. It may if it is
 * only stretched, or has another ground somewhere. It may not if it belongs to the other theme, or
 * if its hexes are elsewhere, because pieces would stand in the sea.
 */
function isOf(held: LandRequest | undefined, { hexes, turned }: LandPlan, theme: Theme): boolean {
  if (held === undefined || held.theme !== theme || held.plan.turned !== turned) return false;
  const { plan } = held;
  return (
    plan.hexes.length === hexes.length && plan.hexes.every((hex, at) => samePlace(hex, hexes[at]))
  );
}

/** The placement of the world in the element: its origin, and the pixels of one unit of the hexes. */
interface Placing {
  readonly x: number;
  readonly y: number;
  readonly unit: number;
}

/** Fits one box into another as `xMidYMid meet` of SVG does. */
function place(box: Rect, view: Rect): Placing {
  const unit = Math.min(box.width / view.width, box.height / view.height);
  return {
    x: box.x + (box.width - view.width * unit) / 2 - view.x * unit,
    y: box.y + (box.height - view.height * unit) / 2 - view.y * unit,
    unit,
  };
}

/**
 * The part of the world that is visible in an element, with a margin on each side as a share of
 * that part; it contains at least `least`.
 */
function seen({ x, y, unit }: Placing, size: Size, least: Rect | undefined, more: number): Rect {
  const width = size.width / unit;
  const height = size.height / unit;
  const all = {
    x: -x / unit - width * more,
    y: -y / unit - height * more,
    width: width * (1 + 2 * more),
    height: height * (1 + 2 * more),
  };
  if (least === undefined) return all;
  const left = Math.min(all.x, least.x);
  const top = Math.min(all.y, least.y);
  return {
    x: left,
    y: top,
    width: Math.max(all.x + all.width, least.x + least.width) - left,
    height: Math.max(all.y + all.height, least.y + least.height) - top,
  };
}

/** The intersection of two rectangles. */
function within(world: Rect, part: Rect): Rect {
  const left = Math.max(world.x, part.x);
  const top = Math.max(world.y, part.y);
  const right = Math.min(world.x + world.width, part.x + part.width);
  const bottom = Math.min(world.y + world.height, part.y + part.height);
  return { x: left, y: top, width: right - left, height: bottom - top };
}

function styleOf(held: LandRequest | undefined, { x, y, unit }: Placing): CSSProperties {
  if (held === undefined) return { display: 'none' };
  const { view } = held;
  return {
    position: 'absolute',
    left: 0,
    top: 0,
    width: view.width * held.unit,
    height: view.height * held.unit,
    transformOrigin: '0 0',
    transform: `translate(${x + view.x * unit}px, ${y + view.y * unit}px) scale(${unit / held.unit})`,
  };
}

/**
 * Whether the entrance of an element has ended. The code asks the animation instead of waiting for
 * its event, since an animation of length zero (for people who want less motion) often ends without
 * an event.
 */
function useArrived(element: RefObject<HTMLElement | null>, isShown: boolean): boolean {
  const [hasArrived, setHasArrived] = useState(false);
  useEffect(() => {
    if (!isShown) return setHasArrived(false);
    let isStale = false;
    const animations = element.current?.getAnimations() ?? [];
    const arrive = () => {
      if (!isStale) setHasArrived(true);
    };
    // An interrupted entrance counts as ended.
    void Promise.allSettled(animations.map(({ finished }) => finished)).then(arrive);
    return () => {
      isStale = true;
    };
  }, [element, isShown]);
  return isShown && hasArrived;
}

/**
 * Pixels of the device for a pixel of the page; it changes when a window moves to another screen.
 */
function usePixelRatio(): number {
  const [ratio, setRatio] = useState(() => window.devicePixelRatio);
  useEffect(() => {
    const query = window.matchMedia(`(resolution: ${ratio}dppx)`);
    const change = () => setRatio(window.devicePixelRatio);
    query.addEventListener('change', change);
    return () => query.removeEventListener('change', change);
  }, [ratio]);
  return ratio;
}

/** A value that follows another value after that has stayed the same for a while. */
function useRested<Value>(value: Value): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
