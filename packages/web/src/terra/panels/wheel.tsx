import { memo } from 'preact/compat';
import { SHAPES, type TokenName } from '../../ui/icons/shapes.ts';
import { Shape } from '../../ui/icons/token-icon.tsx';
import { MOTIFS } from '../../ui/land-motifs.ts';

/** A terrain of the wheel. */
export interface WheelSector {
  /** The drawing of its ground, see `GroundLook`. */
  readonly ground: string;
  /** The price of making it home: 0 if nothing is needed; undefined if it is not shown. */
  readonly price: number | undefined;
  /** Whether it cannot be transformed, or not yet. */
  readonly isShut?: boolean;
}

const OUTER = 100;
/** The radius of the top sector, which is larger than the others. */
const RAISED = 112;
const INNER = 33;
/** The distance of the motifs from the middle. */
const MIDDLE = 70;
const BADGE = 21;

/**
 * The terrains in a circle, home at the top, each with the price of making it home. A text beside
 * it gives the meaning.
 */
export const Wheel = memo(function Wheel({
  sectors,
  sign,
  land,
}: {
  /** Clockwise from the top. */
  readonly sectors: readonly WheelSector[];
  /** The resource that pays for transforming. */
  readonly sign: TokenName;
  /** The ground on which the faction builds, if it is not on the wheel. */
  readonly land?: string | undefined;
}) {
  const each = 360 / sectors.length;
  // A larger sector is drawn over its neighbours.
  const order = [...sectors.keys()].reverse();
  return (
    <svg className="wheel" viewBox="-128 -128 256 256" aria-hidden="true" focusable="false">
      <circle className="wheel-shade" cx={3} cy={5} r={OUTER} />
      {order.map((place) => {
        const { ground, isShut = false } = sectors[place];
        const angle = place * each;
        const [x, y] = at(angle, MIDDLE);
        const isTop = place === 0 && land === undefined;
        return (
          <g key={ground} className={isShut ? 'wheel-shut' : ''}>
            <path
              className={`ground ground-${ground} wheel-sector ${isTop ? 'wheel-own' : ''}`}
              d={sectorPath(angle, each, isTop ? RAISED : OUTER)}
            />
            <path
              className={`wheel-motif engraving-${ground}`}
              d={ground in MOTIFS ? MOTIFS[ground as keyof typeof MOTIFS] : ''}
              transform={`translate(${x} ${y})`}
            />
          </g>
        );
      })}
      {sectors.map(({ ground, price, isShut = false }, place) =>
        price === 0 || (price === undefined && !isShut) ? null : (
          <Badge key={ground} at={at(place * each, OUTER)} price={price} />
        ),
      )}
      <circle className={`wheel-hub ${land === undefined ? '' : `ground-${land}`}`} r={INNER} />
      <g transform="translate(-20 -20) scale(1.667)">
        <Shape {...SHAPES[sign]} />
      </g>
    </svg>
  );
});

/** The price of a terrain; a bolt if it cannot be transformed. */
function Badge({
  at: [x, y],
  price,
}: {
  readonly at: readonly [x: number, y: number];
  readonly price: number | undefined;
}) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle className="wheel-badge" r={BADGE} />
      {price === undefined ? (
        <path className="wheel-bolt" d="M-9-1H9V11H-9ZM-6-1V-6A6 6 0 0 1 6-6V-1" />
      ) : (
        <text className="wheel-price" y={10.5}>
          {price}
        </text>
      )}
    </g>
  );
}

/** A point on a circle, by degrees clockwise from its top. */
function at(degrees: number, radius: number): readonly [x: number, y: number] {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [round(radius * Math.cos(angle)), round(radius * Math.sin(angle))];
}

function sectorPath(angle: number, width: number, outer: number): string {
  const [from, to] = [angle - width / 2, angle + width / 2];
  const corners = [at(from, INNER), at(from, outer), at(to, outer), at(to, INNER)];
  const [a, b, c, d] = corners.map(([x, y]) => `${x} ${y}`);
  return `M${a}L${b}A${outer} ${outer} 0 0 1 ${c}L${d}A${INNER} ${INNER} 0 0 0 ${a}Z`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
