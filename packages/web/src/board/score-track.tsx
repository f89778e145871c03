import { memo, useMemo, useRef } from 'preact/compat';
import { CrestShape } from '../ui/crests/crest.tsx';
import { tinctureClass } from '../ui/tinctures.ts';
import type { Box } from './geometry.ts';
import type { BoardSeat } from './position.ts';
import { AROUND, INNER, markersOn, OUTER, placeOn } from './score-place.ts';
import { useSize } from './use-size.ts';

/** Width of a crest, as a share of its own width. */
const CREST = 0.19;

/**
 * The double line around the map, as in an atlas, with the score track as its scale. It fills its
 * element.
 */
export const ScoreTrack = memo(function ScoreTrack({
  seats,
}: {
  readonly seats: readonly BoardSeat[];
}) {
  const svg = useRef<SVGSVGElement>(null);
  const { width, height } = useSize(svg);
  const box = useMemo(() => ({ x: 0, y: 0, width, height }), [width, height]);
  return (
    <svg ref={svg} className="score-track" aria-hidden="true" focusable="false">
      {width > 0 && <NeatLine box={box} />}
      {width > 0 && <Blockers box={box} seats={seats} />}
      {width > 0 && <Markers box={box} seats={seats} />}
    </svg>
  );
});

const NeatLine = memo(function NeatLine({ box }: { readonly box: Box }) {
  const { width, height } = box;
  const rect = (inset: number) => `M${inset} ${inset}H${width - inset}V${height - inset}H${inset}Z`;
  return (
    <>
      <path className="neat-paper" fillRule="evenodd" d={rect(0) + rect(INNER)} />
      <path className="neat-line" d={rect(OUTER)} />
      <path className="neat-line neat-inner" d={rect(INNER)} />
      <path className="score-ticks" d={ticks(box)} />
      {Array.from({ length: AROUND / 10 }, (_, ten) => {
        const place = placeOn(box, ten * 10 + 0.5);
        return (
          <text key={ten} className="score-number" x={place.x} y={place.y + 4}>
            {ten * 10}
          </text>
        );
      })}
    </>
  );
});

/**
 * Limits below which a score cannot fall: a bar across the track with a point in the direction of
 * play.
 */
const Blockers = memo(function Blockers({
  box,
  seats,
}: {
  readonly box: Box;
  readonly seats: readonly BoardSeat[];
}) {
  return seats.map(({ seat, colour, blocker }) => {
    if (blocker === undefined) return null;
    const { x, y, inX, inY } = placeOn(box, (blocker % AROUND) + 0.5);
    const turn = (Math.atan2(-inX, inY) * 180) / Math.PI;
    return (
      <g
        key={seat}
        className={`score-blocker ${tinctureClass(colour)}`}
        style={{ transform: `translate(${x}px, ${y}px) rotate(${turn}deg)` }}
        data-blocker={blocker}
      >
        <path className="score-blocker-edge" d={BLOCKER} />
        <path className="score-blocker-bar" d={BLOCKER} />
      </g>
    );
  });
});

/** The bar of a limit on the upper edge of the map, where points grow to the right. */
const BLOCKER = 'M-5-11H0L6 0 0 11H-5Z';

/** The markers of all seats on the track. */
const Markers = memo(function Markers({
  box,
  seats,
}: {
  readonly box: Box;
  readonly seats: readonly BoardSeat[];
}) {
  const places = markersOn(
    box,
    seats.map(({ vp }) => vp),
  );
  return seats.map(({ seat, vp, arms }, index) => {
    const { x, y, turn } = places[index];
    const move = `translate(${x}px, ${y}px) rotate(${turn}deg)`;
    return (
      <g key={seat} className="score-marker" style={{ transform: move }} data-score={vp}>
        {vp >= AROUND && <circle className="score-lap" r={14} />}
        <g transform={`scale(${CREST}) translate(-50 -60)`}>
          <CrestShape arms={arms} detail="far" />
        </g>
      </g>
    );
  });
});

function ticks(box: Box): string {
  return Array.from({ length: AROUND }, (_, vp) => {
    const from = placeOn(box, vp, OUTER);
    const to = placeOn(box, vp, vp % 10 === 0 ? INNER : vp % 5 === 0 ? OUTER + 10 : OUTER + 5);
    return `M${round(from.x)} ${round(from.y)}L${round(to.x)} ${round(to.y)}`;
  }).join('');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
