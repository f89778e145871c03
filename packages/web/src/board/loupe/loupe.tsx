import { type CSSProperties, type MouseEvent, useEffect, useMemo, useRef } from 'preact/compat';
import { Rings } from '../cells.tsx';
import { type Box, UNIT } from '../geometry.ts';
import type { Theme } from '../land/looks.ts';
import type { LandPainter } from '../land/painting/painter.ts';
import { grow, type LandPlan } from '../land/plan.ts';
import { PipPlates, type Pips } from '../pips.tsx';
import { PlainLand } from '../plain-land.tsx';
import type { BoardPosition } from '../position.ts';
import { Standing } from '../standing.tsx';
import { placeLoupe, type Spot } from './place.ts';

/** Radius of the loupe in pixels. */
const RADIUS = 84;
/** Distance of two neighbouring centres in the loupe, in pixels. */
const MAGNIFIED = 96;
/** Beyond this distance from the middle, in units of the hexes, nothing is visible in the loupe. */
const SEEN = RADIUS / MAGNIFIED + 1;
/** Width of the painted sea around the land in the loupe, in units of the hexes. */
const SEA = 2;

export interface LoupeProps {
  /** The map at its place on the page. */
  readonly position: BoardPosition;
  readonly turned: boolean;
  /** The hex in the middle of the loupe. */
  readonly asked: number;
  readonly legal: ReadonlySet<number>;
  readonly fresh: ReadonlySet<number>;
  readonly pips?: Pips | undefined;
  readonly painter: LandPainter;
  readonly plan: LandPlan;
  readonly theme: Theme;
  /** All hexes, in the unit of the hexes. */
  readonly extent: Box;
  /** The rectangle of the map on the page, in pixels. */
  readonly box: Box;
  /** Distance of two neighbouring centres on the map, in pixels. */
  readonly unit: number;
  /** The place on the page of a point of the drawing, in pixels. */
  readonly onPage: (x: number, y: number) => Spot;
  readonly onHex: (hex: number) => void;
}

/**
 * The pressed part of the map, enlarged beside the finger; a press in it shows the neighbouring
 * hex, or chooses.
 */
export function Loupe(props: LoupeProps) {
  const { position, turned, asked, legal, fresh, plan, box, unit, onPage, onHex } = props;
  const { hexes } = position;
  const middle = hexes[asked];
  const near = useMemo(
    () =>
      [...hexes.keys()].filter(
        (hex) => Math.hypot(hexes[hex].x - middle.x, hexes[hex].y - middle.y) < SEEN,
      ),
    [hexes, middle],
  );
  const at = onPage(middle.x * UNIT, middle.y * UNIT);
  const lit = [...legal]
    .filter((hex) => hex !== asked)
    .map((hex) => onPage(hexes[hex].x * UNIT, hexes[hex].y * UNIT));
  const { x, y } = placeLoupe(box, at, unit / 2, RADIUS, lit);
  const side = (2 * RADIUS * UNIT) / MAGNIFIED;
  const shown = [middle.x * UNIT - side / 2, middle.y * UNIT - side / 2, side, side].join(' ');
  const press = (event: MouseEvent<HTMLElement>) => {
    const from = event.currentTarget.getBoundingClientRect();
    const px = middle.x + (event.clientX - from.left - from.width / 2) / MAGNIFIED;
    const py = middle.y + (event.clientY - from.top - from.height / 2) / MAGNIFIED;
    const away = (hex: number) => Math.hypot(hexes[hex].x - px, hexes[hex].y - py);
    onHex(near.reduce((best, hex) => (away(hex) < away(best) ? hex : best), asked));
  };
  return (
    // The loupe is for fingers only, since everything in it is also on the map.
    <div
      className="loupe"
      aria-hidden="true"
      data-loupe={middle.name}
      style={{ '--loupe': `${2 * RADIUS}px`, translate: `${x}px ${y}px` } as CSSProperties}
      onClick={press}
    >
      <div key={asked} className="loupe-glass">
        <PlainLand hexes={near.map((hex) => hexes[hex])} shown={shown} turned={turned} />
        <LoupeLand {...props} middle={middle} />
        <svg className="map-pieces" viewBox={shown} focusable="false" aria-hidden="true">
          <Standing
            position={position}
            painted={plan.hexes}
            level="near"
            turned={turned}
            only={near}
          />
          {near.map((hex) => (
            <g
              key={hex}
              className={legal.has(hex) ? 'lit' : undefined}
              transform={`translate(${hexes[hex].x * UNIT} ${hexes[hex].y * UNIT})`}
            >
              <Rings
                legal={legal.has(hex)}
                asked={hex === asked}
                fresh={fresh.has(hex)}
                turned={turned}
              />
            </g>
          ))}
          {props.pips !== undefined && (
            <PipPlates hexes={hexes} pips={props.pips} unit={MAGNIFIED} only={near} />
          )}
        </svg>
      </div>
    </div>
  );
}

/** The land below: first copied from the map, then painted in full detail. */
function LoupeLand({
  painter,
  plan,
  theme,
  extent,
  middle,
  unit,
}: LoupeProps & { readonly middle: Spot }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { x, y } = middle;
  useEffect(() => {
    const sheet = canvas.current;
    const context = sheet?.getContext('2d', { alpha: false });
    if (sheet === null || context === null || context === undefined) return;
    const pixelRatio = window.devicePixelRatio;
    const pixels = Math.round(2 * RADIUS * pixelRatio);
    sheet.width = pixels;
    sheet.height = pixels;
    sheet.hidden = !copyLand(sheet, context, unit);
    let isGone = false;
    const half = RADIUS / MAGNIFIED;
    const view = { x: x - half, y: y - half, width: 2 * half, height: 2 * half };
    const world = grow(extent, SEA);
    painter
      .paint({ plan, theme, extent: world, view, unit: MAGNIFIED, pixelRatio })
      .then((picture) => {
        if (isGone) return;
        context.drawImage(picture, 0, 0, pixels, pixels);
        sheet.hidden = false;
      })
      // If the land cannot be painted, the copied picture of the map or plain hexes stay.
      .catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [painter, plan, theme, extent, x, y, unit]);
  return <canvas ref={canvas} className="loupe-land" />;
}

/**
 * Copies the land around the hex from the picture of the map.
 * @returns whether there is such a picture
 */
function copyLand(sheet: HTMLCanvasElement, into: CanvasRenderingContext2D, unit: number): boolean {
  const board = sheet.closest('.board');
  const picture = board?.querySelector<HTMLCanvasElement>('.land-whole');
  const cell = board?.querySelector('.cell.asked .cell-area')?.getBoundingClientRect();
  const all = picture?.getBoundingClientRect();
  if (!picture || !cell || !all || all.width === 0) return false;
  const scale = picture.width / all.width;
  const side = 2 * RADIUS * (unit / MAGNIFIED) * scale;
  const left = (cell.x + cell.width / 2 - all.x) * scale - side / 2;
  const top = (cell.y + cell.height / 2 - all.y) * scale - side / 2;
  into.drawImage(picture, left, top, side, side, 0, 0, sheet.width, sheet.height);
  return true;
}
