import { SHAPES } from '../../ui/icons/shapes.ts';
import { Shape } from '../../ui/icons/token-icon.tsx';
import { type SeatColour, tinctureClass } from '../../ui/tinctures.ts';
import type { TownTileSign } from '../position.ts';

/** The height of its pole, and of the cloth on it, in units of the board. */
const POLE = 62;
const CLOTH = { width: 66, height: 34 };
/** The foot of the pennant in its hex. */
const FOOT = { x: 14, y: -26 };
const ICON = 26;

/** The pennant of a town: the numbers of its tile, in the colour of its seat. */
export function Pennant({
  sign,
  seat,
}: {
  readonly sign: TownTileSign;
  readonly seat: SeatColour;
}) {
  const { vp, icon } = sign;
  const top = FOOT.y - POLE;
  const { width, height } = CLOTH;
  const isPair = vp !== undefined && icon !== undefined;
  return (
    <g className={`pennant ${tinctureClass(seat)}`} transform={`translate(${FOOT.x} 0)`}>
      <path className="pennant-pole" d={`M0 ${FOOT.y}V${top - 3}`} />
      <path
        className="pennant-cloth"
        d={`M0 ${top}H${width}L${width - 9} ${top + height / 2}L${width} ${top + height}H0Z`}
      />
      <path className="pennant-hoist" d={`M0 ${top}H7V${top + height}H0Z`} />
      {vp !== undefined && (
        <text className="pennant-figure" x={isPair ? 19 : 31} y={top + height / 2 + 8}>
          {vp}
        </text>
      )}
      {icon !== undefined && (
        <g
          transform={`translate(${isPair ? 30 : 19} ${top + (height - ICON) / 2}) scale(${ICON / 24})`}
        >
          <Shape {...SHAPES[icon]} />
        </g>
      )}
    </g>
  );
}
