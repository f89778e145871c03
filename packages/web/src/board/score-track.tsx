import { memo } from 'react';
import type { Box } from './geometry.ts';
import type { BoardScore } from './position.ts';
import { AROUND, INNER, OUTER, placeOn } from './score-place.ts';

/** How far markers on the same space stand apart. */
const APART = 11;

/** The neat line of an atlas around the map; its graduation is the score track. */
export function ScoreTrack({ box }: { readonly box: Box }) {
  const { x, y, width, height } = box;
  return (
    <g className="neat-line">
      {[OUTER, INNER].map((inset) => (
        <rect
          key={inset}
          x={x + inset}
          y={y + inset}
          width={width - 2 * inset}
          height={height - 2 * inset}
        />
      ))}
      <path className="score-ticks" d={ticks(box)} />
      {Array.from({ length: AROUND / 10 }, (_, ten) => {
        const place = placeOn(box, ten * 10 + 1);
        return (
          <text key={ten} className="score-number" x={place.x} y={place.y + 6}>
            {ten * 10}
          </text>
        );
      })}
    </g>
  );
}

/** Where everybody stands on the track. */
export const ScoreMarkers = memo(function ScoreMarkers({
  box,
  scores,
}: {
  readonly box: Box;
  readonly scores: readonly BoardScore[];
}) {
  const onSpace = new Map<number, number>();
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus.
    <g aria-hidden="true">
      {scores.map(({ seat, vp, pigment }) => {
        const space = vp % AROUND;
        const before = onSpace.get(space) ?? 0;
        onSpace.set(space, before + 1);
        const place = placeOn(box, space + 0.5);
        const move = `translate(${place.x + place.inX * before * APART}px, ${place.y + place.inY * before * APART}px)`;
        return (
          <g
            key={seat}
            className={`score-marker pigment-${pigment}`}
            style={{ transform: move }}
            data-score={vp}
          >
            <circle r={vp >= AROUND ? 15 : 12} />
            {vp >= AROUND && <circle className="score-lap" r={10} />}
          </g>
        );
      })}
    </g>
  );
});

function ticks(box: Box): string {
  return Array.from({ length: AROUND }, (_, vp) => {
    const from = placeOn(box, vp, OUTER);
    const to = placeOn(box, vp, vp % 10 === 0 ? INNER : vp % 5 === 0 ? OUTER + 14 : OUTER + 8);
    return `M${round(from.x)} ${round(from.y)}L${round(to.x)} ${round(to.y)}`;
  }).join('');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
