import type { Box } from './geometry.ts';

/**
 * The visible part of the board: scale 1 is all of it, the centre is given as parts of the whole.
 */
export interface Zoom {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export const WHOLE: Zoom = { scale: 1, x: 0.5, y: 0.5 };
const MOST = 4;

/** Keeps the visible part inside the board. */
export function clamp({ scale, x, y }: Zoom): Zoom {
  const next = Math.min(MOST, Math.max(1, scale));
  const half = 0.5 / next;
  const inside = (value: number) => Math.min(1 - half, Math.max(half, value));
  return { scale: next, x: inside(x), y: inside(y) };
}

/** Zooms in or out, while the point at (`px`, `py`) of the visible part stays in place. */
export function zoomAt(zoom: Zoom, factor: number, px = 0.5, py = 0.5): Zoom {
  const scale = Math.min(MOST, Math.max(1, zoom.scale * factor));
  const shift = 1 / zoom.scale - 1 / scale;
  return clamp({ scale, x: zoom.x + (px - 0.5) * shift, y: zoom.y + (py - 0.5) * shift });
}

/** Moves by parts of the visible area. */
export function pan(zoom: Zoom, dx: number, dy: number): Zoom {
  return clamp({ ...zoom, x: zoom.x + dx / zoom.scale, y: zoom.y + dy / zoom.scale });
}

/** Moves just far enough to make a point, given as parts of the whole, visible with a margin. */
export function reveal(zoom: Zoom, px: number, py: number): Zoom {
  const room = 0.38 / zoom.scale;
  const near = (centre: number, at: number) => Math.min(at + room, Math.max(at - room, centre));
  const next = clamp({ ...zoom, x: near(zoom.x, px), y: near(zoom.y, py) });
  return next.x === zoom.x && next.y === zoom.y ? zoom : next;
}

/** Zooms in by a factor, around the middle of a part. */
export function zoomOn(frame: Box, part: Box, scale: number): Zoom {
  return clamp({
    scale,
    x: (part.x + part.width / 2 - frame.x) / frame.width,
    y: (part.y + part.height / 2 - frame.y) / frame.height,
  });
}

/** The visible part of a board. */
export function partShown(frame: Box, zoom: Zoom): Box {
  const width = frame.width / zoom.scale;
  const height = frame.height / zoom.scale;
  return {
    x: frame.x + frame.width * zoom.x - width / 2,
    y: frame.y + frame.height * zoom.y - height / 2,
    width,
    height,
  };
}

export function viewBox(frame: Box, zoom: Zoom): string {
  const { x, y, width, height } = partShown(frame, zoom);
  return [x, y, width, height].map((each) => Math.round(each * 10) / 10).join(' ');
}
