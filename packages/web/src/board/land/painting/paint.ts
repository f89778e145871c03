import { type GroundLook, mix, type Theme, type Tints, WORLD, type WorldTints } from '../looks.ts';
import type { Rect } from '../plan.ts';
import type { Layer, Paint, Scene } from '../scene.ts';

/** A canvas, or anything else that paths can be drawn on. */
export type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** The compiled paths, made once for all pictures of a world. */
export type Shapes = Map<string, Path2D>;

export interface Light {
  readonly theme: Theme;
  readonly grounds: Readonly<Record<string, GroundLook>>;
}

/** The part of a scene that is painted, and its size. */
export interface Cut {
  /**
   * The painted part, in units of the scene; its upper left corner is at the origin of the canvas.
   */
  readonly view: Rect;
  /** Pixels of the device for a unit of the scene. */
  readonly scale: number;
  /** Pixels of the device for a pixel of the page. */
  readonly pixelRatio: number;
}

/** The thinnest stroke, in pixels of the page. */
const LEAST = 0.55;
/** The number of layers that are painted in one step. */
const STEP = 6;

/** @param kept compiled paths of everything that stays the same when grounds change */
export function* paint(
  canvas: Context,
  scene: Scene,
  kept: Shapes,
  light: Light,
  cut: Cut,
): Generator<undefined, void, undefined> {
  canvas.lineCap = 'round';
  canvas.lineJoin = 'round';
  const fresh: Shapes = new Map();
  for (const [layers, shapes] of [
    [scene.water, kept],
    [scene.soil, fresh],
    [scene.coast, kept],
    [scene.motifs, fresh],
    [scene.over, kept],
  ] as const) {
    for (const [index, layer] of layers.entries()) {
      if (index % STEP === 0) yield;
      paintLayer(canvas, layer, shapeOf(layer, shapes), light, cut);
    }
  }
  paintLight(canvas, scene.extent, light.theme, cut);
}

function shapeOf({ d }: Layer, shapes: Shapes): Path2D {
  let shape = shapes.get(d);
  if (shape === undefined) {
    shape = new Path2D(d);
    shapes.set(d, shape);
  }
  return shape;
}

function paintLayer(
  canvas: Context,
  layer: Layer,
  shape: Path2D,
  light: Light,
  { view, scale, pixelRatio }: Cut,
): void {
  const { fill, stroke, alpha = 1, night = 1, width = 1, dash = [], shift = [0, 0] } = layer;
  const [dx, dy] = shift;
  canvas.setTransform(scale, 0, 0, scale, (dx - view.x) * scale, (dy - view.y) * scale);
  canvas.globalAlpha = light.theme === 'night' ? alpha * night : alpha;
  if (fill !== undefined) {
    canvas.fillStyle = colourOf(fill, layer, light);
    canvas.fill(shape);
  }
  if (stroke !== undefined) {
    canvas.strokeStyle = colourOf(stroke, layer, light);
    canvas.lineWidth = Math.max(width, (LEAST * pixelRatio) / scale);
    canvas.setLineDash([...dash]);
    canvas.stroke(shape);
  }
}

/** By day the paper is yellowed towards the edge; by night a lamp shines over the middle. */
function paintLight(canvas: Context, extent: Rect, theme: Theme, { view, scale }: Cut): void {
  const x = extent.x + extent.width / 2;
  const y = extent.y + extent.height * 0.45;
  const radius = Math.hypot(extent.width, extent.height) * 0.56;
  canvas.setTransform(scale, 0, 0, scale, -view.x * scale, -view.y * scale);
  canvas.globalAlpha = 1;
  const light = canvas.createRadialGradient(x, y, radius * 0.1, x, y, radius);
  for (const [at, colour] of LIGHT[theme]) light.addColorStop(at, colour);
  canvas.fillStyle = light;
  canvas.fillRect(view.x, view.y, view.width, view.height);
}

const LIGHT: Readonly<Record<Theme, readonly (readonly [number, string])[]>> = {
  day: [
    [0, 'rgb(255 246 220 / 0.1)'],
    [0.55, 'rgb(255 246 220 / 0)'],
    [1, 'rgb(48 40 20 / 0.16)'],
  ],
  night: [
    [0, 'rgb(255 226 170 / 0.09)'],
    [0.5, 'rgb(0 0 0 / 0)'],
    [1, 'rgb(0 0 0 / 0.42)'],
  ],
};

function colourOf(paint: Paint, { edge = 0 }: Layer, { theme, grounds }: Light): string {
  const split = paint.lastIndexOf('/');
  if (split < 0) return WORLD[theme][paint as keyof WorldTints];
  const tints = grounds[paint.slice(0, split)].tints[theme];
  const tint = tints[paint.slice(split + 1) as keyof Tints];
  return edge === 0 ? tint : mix(tint, tints.edge, edge);
}
