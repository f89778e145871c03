import { CYCLE, TERRAINS } from '@pangaea/rules/terra-mystica';
import { hexPath } from '../../board/geometry.ts';
import type { PanelSpeech } from '../panels/props.ts';

const HEX = hexPath();
const RADIUS = 128;

/**
 * The circle of terrains with the ring at the top, the markers, and the terrains for dwellings.
 * Terrains are sets of bits.
 */
export function Circle({
  speech: { w },
  ring,
  marked,
  open,
}: {
  readonly speech: PanelSpeech;
  readonly ring: number;
  readonly marked: number;
  readonly open: number;
}) {
  const around = Array.from({ length: CYCLE }, (_, step) => (ring + step) % CYCLE);
  const has = (bits: number, terrain: number) => ((bits >> terrain) & 1) !== 0;
  return (
    <svg className="tm-circle" viewBox="-190 -190 380 372" aria-hidden="true" focusable="false">
      <circle className="tm-circle-way" r={RADIUS} />
      {around.map((terrain, step) => {
        const angle = ((step * 360) / CYCLE - 90) * (Math.PI / 180);
        const name = TERRAINS[terrain];
        const ground = name === 'lakes' ? 'lake' : name;
        const isMarked = has(marked, terrain);
        return (
          <g
            key={name}
            transform={`translate(${RADIUS * Math.cos(angle)} ${RADIUS * Math.sin(angle)})`}
          >
            <path className={`ground ground-${ground}`} d={HEX} />
            <path className="ground-lines" d={HEX} fill={`url(#engraving-${ground})`} />
            {has(open, terrain) && <path className="tm-circle-open" d={HEX} />}
            {terrain === ring && <circle className="tm-circle-ring" r={31} />}
            {isMarked && <circle className="tm-circle-marker" r={21} />}
            <text className="tm-circle-name" y={isMarked || terrain === ring ? 46 : 8}>
              {w.terrains[name]}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
