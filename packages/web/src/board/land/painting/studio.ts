import { buildWorld, type Covering, coverWorld, sceneOf, type World } from '../build.ts';
import { changedArea } from '../changed.ts';
import { SPACING } from '../lattice.ts';
import type { Theme } from '../looks.ts';
import { loadMotifs } from '../motifs/index.ts';
import { type LandHex, type LandPlan, levelOf, type Rect, RIVER } from '../plan.ts';
import { motifScale } from '../plant.ts';
import { type Cover, coverOf } from '../soils.ts';
import { type Context, type Cut, paint, type Shapes } from './paint.ts';

/** A request for a picture. Plain data; places and sizes are in the unit of the hexes. */
export interface LandRequest {
  readonly plan: LandPlan;
  readonly theme: Theme;
  /** The world with its sea. */
  readonly extent: Rect;
  /** The part of the world that is in the picture. */
  readonly view: Rect;
  /** Pixels of the page for the distance of two neighbouring centres. */
  readonly unit: number;
  /** Pixels of the device for a pixel of the page. */
  readonly pixelRatio: number;
}

/** A part of a picture that was painted anew. */
export interface Sheet<Canvas> {
  readonly canvas: Canvas;
  /** Its place in the picture, in pixels of the device. */
  readonly x: number;
  readonly y: number;
}

/** Makes a canvas to paint on. */
export type MakeCanvas<Canvas> = (
  width: number,
  height: number,
) => { readonly canvas: Canvas; readonly context: Context };

/** The largest number of pixels in a picture: some phones refuse more. */
const MOST_PIXELS = 16_000_000;
/** The number of cached worlds: the whole world, and an enlarged part. */
const KEPT = 2;

interface KeptWorld {
  readonly key: string;
  readonly world: World;
  readonly shapes: Shapes;
  covering?: { readonly key: string; readonly covering: Covering };
}

type Steps<Result> = Generator<undefined, Result, undefined>;

/** Paints lands, in a worker or between the frames of a page, and caches what does not change. */
export class Studio<Canvas> {
  readonly #make: MakeCanvas<Canvas>;
  #kept: KeptWorld[] = [];

  constructor(make: MakeCanvas<Canvas>) {
    this.#make = make;
  }

  /**
   * Loads the motifs of all grounds that this land may get, because places are planned for all of
   * them. Call this first.
   */
  async prepare({ plan }: LandRequest): Promise<void> {
    await loadMotifs(Object.values(plan.grounds).map(({ motif }) => motif));
  }

  /** The whole of a picture. */
  *paint(request: LandRequest): Steps<Canvas> {
    const kept = yield* this.#worldOf(request);
    const { hexes, grounds } = request.plan;
    const motifs = Object.entries(grounds).map(([name, { motif }]) => [name, motif]);
    const key = JSON.stringify([motifs, hexes.map(({ ground }) => ground)]);
    if (kept.covering?.key !== key) {
      kept.covering = { key, covering: yield* coverWorld(kept.world, coverOf(request.plan)) };
    }
    const { view, scale, pixelRatio } = cutOf(request);
    const width = Math.max(1, Math.round(view.width * scale));
    const height = Math.max(1, Math.round(view.height * scale));
    const { canvas, context } = this.#make(width, height);
    const scene = yield* sceneOf(kept.world, kept.covering.covering);
    const light = { theme: request.theme, grounds };
    yield* paint(context, scene, kept.shapes, light, { view, scale, pixelRatio });
    return canvas;
  }

  /**
   * The sheets for hexes whose grounds have changed.
   * @param before the hexes in the present picture
   */
  *patch(request: LandRequest, before: readonly LandHex[]): Steps<Sheet<Canvas>[]> {
    const { world, shapes } = yield* this.#worldOf(request);
    const { plan, theme } = request;
    const now = coverOf(plan);
    const then = coverOf({ ...plan, hexes: before });
    const cut = cutOf(request);
    const sheets: Sheet<Canvas>[] = [];
    for (const hex of changedHexes(then, now)) {
      const area = inPixels(yield* changedArea(world, then, now, hex), cut);
      if (area.width <= 0 || area.height <= 0) continue;
      const view: Rect = {
        x: cut.view.x + area.x / cut.scale,
        y: cut.view.y + area.y / cut.scale,
        width: area.width / cut.scale,
        height: area.height / cut.scale,
      };
      const scene = yield* sceneOf(world, yield* coverWorld(world, now, view));
      const { canvas, context } = this.#make(area.width, area.height);
      yield* paint(context, scene, shapes, { theme, grounds: plan.grounds }, { ...cut, view });
      sheets.push({ canvas, x: area.x, y: area.y });
    }
    return sheets;
  }

  *#worldOf(request: LandRequest): Steps<KeptWorld> {
    const { plan, extent, unit } = request;
    const radius = unit / Math.sqrt(3);
    const key = JSON.stringify([
      plan.hexes.map(({ x, y, ground }) => [x, y, ground === RIVER]),
      plan.turned,
      extent,
      levelOf(radius),
      motifScale(radius),
    ]);
    let kept = this.#kept.find((each) => each.key === key);
    if (kept === undefined) {
      const world = yield* buildWorld(plan, toScene(extent), radius);
      kept = { key, world, shapes: new Map() };
    }
    const found = kept;
    this.#kept = [found, ...this.#kept.filter((each) => each !== found)].slice(0, KEPT);
    return found;
  }
}

function changedHexes(one: Cover, other: Cover): number[] {
  return [...one.ofHex.keys()].filter((hex) => one.ofHex[hex] !== other.ofHex[hex]);
}

function toScene({ x, y, width, height }: Rect): Rect {
  return { x: x * SPACING, y: y * SPACING, width: width * SPACING, height: height * SPACING };
}

function cutOf({ view, unit, pixelRatio }: LandRequest): Cut {
  const pixels = view.width * view.height * (unit * pixelRatio) ** 2;
  const ratio = pixelRatio * Math.min(1, Math.sqrt(MOST_PIXELS / pixels));
  return { view: toScene(view), scale: (unit * ratio) / SPACING, pixelRatio: ratio };
}

/** The place of a part of the world in a picture, in whole pixels, clipped at the edge. */
function inPixels(area: Rect, { view, scale }: Cut): Rect {
  const left = Math.max(0, Math.floor((area.x - view.x) * scale));
  const top = Math.max(0, Math.floor((area.y - view.y) * scale));
  const right = Math.min(view.width, area.x + area.width - view.x) * scale;
  const bottom = Math.min(view.height, area.y + area.height - view.y) * scale;
  return { x: left, y: top, width: Math.ceil(right) - left, height: Math.ceil(bottom) - top };
}
