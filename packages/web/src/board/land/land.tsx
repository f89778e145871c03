import { type CSSProperties, useEffect, useMemo, useRef, useState } from 'react';
import type { Theme } from './looks.ts';
import type { LandPainter, LandRequest } from './painter.ts';
import type { LandPlan, Rect } from './plan.ts';
import { usePicture } from './use-picture.ts';

export interface LandProps {
  readonly painter: LandPainter;
  readonly plan: LandPlan;
  readonly theme: Theme;
  /** The world with its sea, in the unit of the hexes. */
  readonly extent: Rect;
  /** The part of it that is shown: the `viewBox` of the drawing above it, in the same unit. */
  readonly view: Rect;
}

/** Milliseconds of rest after which a new size is painted; until then the picture is stretched. */
const REST = 180;
/** Larger than the whole by more than this, what is shown gets a picture of its own. */
const CLOSE = 1.05;
/** How much of what is around it such a picture has on each side, in parts of what is shown. */
const AROUND = 0.25;

/**
 * The land as a picture, as large as the element that it stands in, placed as a drawing with the same
 * `viewBox` would be. Looked at closely, what is shown is painted once more, with all that then has room.
 */
export function Land({ painter, plan, theme, extent, view }: LandProps) {
  const frame = useRef<HTMLDivElement>(null);
  const whole = useRef<HTMLCanvasElement>(null);
  const part = useRef<HTMLCanvasElement>(null);
  const size = useSize(frame);
  const shown = useMemo(() => place(size, view), [size, view]);
  const steady = useRested(shown);

  const requests = useMemo(() => {
    if (size.width === 0 || size.height === 0) return {};
    const { devicePixelRatio: pixelRatio } = window;
    const { unit } = place(size, extent);
    const all: LandRequest = { plan, theme, extent, view: extent, unit, pixelRatio };
    if (steady.unit < unit * CLOSE) return { all };
    const close = { ...all, view: around(steady, size, extent), unit: steady.unit };
    return { all, close };
  }, [plan, theme, extent, size, steady]);
  const paintedWhole = usePicture(whole, painter, requests.all);
  const paintedPart = usePicture(part, painter, requests.close);
  const hidden = requests.close === undefined;
  return (
    <div ref={frame} className="land-picture" aria-hidden="true" style={FRAME}>
      <canvas ref={whole} style={styleOf(paintedWhole, shown, false)} />
      <canvas ref={part} style={styleOf(paintedPart, shown, hidden)} />
    </div>
  );
}

const FRAME: CSSProperties = { position: 'absolute', inset: 0, overflow: 'hidden' };

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Where the world lies in the element: its origin, and pixels for the unit of the hexes. */
interface Placing {
  readonly x: number;
  readonly y: number;
  readonly unit: number;
}

/** As an SVG does with `xMidYMid meet`. */
function place({ width, height }: Size, view: Rect): Placing {
  const unit = Math.min(width / view.width, height / view.height);
  return {
    x: (width - view.width * unit) / 2 - view.x * unit,
    y: (height - view.height * unit) / 2 - view.y * unit,
    unit,
  };
}

/** What is shown and a little more, inside the world. */
function around({ x, y, unit }: Placing, size: Size, extent: Rect): Rect {
  const width = size.width / unit;
  const height = size.height / unit;
  const left = Math.max(extent.x, -x / unit - width * AROUND);
  const top = Math.max(extent.y, -y / unit - height * AROUND);
  const right = Math.min(extent.x + extent.width, -x / unit + width * (1 + AROUND));
  const bottom = Math.min(extent.y + extent.height, -y / unit + height * (1 + AROUND));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

function styleOf(
  held: LandRequest | undefined,
  { x, y, unit }: Placing,
  hidden: boolean,
): CSSProperties {
  if (held === undefined || hidden) return { display: 'none' };
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

/** The size of an element. */
function useSize(element: { readonly current: Element | null }): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  useEffect(() => {
    if (element.current === null) return;
    const observer = new ResizeObserver(([{ contentRect }]) => {
      setSize({ width: contentRect.width, height: contentRect.height });
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}

/** A value as it was when it last stayed the same for a while. */
function useRested<Value>(value: Value): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
