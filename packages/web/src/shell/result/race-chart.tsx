import { type PointerEvent, useEffect, useRef, useState } from 'preact/compat';
import type { Stop } from '../../game/stop.ts';
import { useGameSpeech } from '../../messages/speech.ts';
import { useOpenedWords } from '../../messages/use-opened-words.ts';
import { useTable } from '../../play/context.ts';
import { CrestShape } from '../../ui/crests/crest.tsx';
import { tinctureClass } from '../../ui/tinctures.ts';
import { SeatMark } from '../seats/seat-mark.tsx';
import { useLook } from './facts.tsx';
import { layOutRace, type RaceLayout } from './race-layout.ts';

interface RaceChartProps {
  readonly title: string;
  readonly stops: readonly Stop[];
  readonly isStepped: boolean;
  readonly most?: number;
  /** Seats, the winner first. */
  readonly order: readonly number[];
}

/**
 * The course of the game, one line for each seat. Finger, pointer and arrow keys choose a moment,
 * whose numbers are below; for screen readers it is one slider.
 */
export function RaceChart({ title, stops, isStepped, most = 1, order }: RaceChartProps) {
  const speech = useGameSpeech();
  const { m } = speech;
  const { result } = useOpenedWords();
  const { who } = useTable();
  const look = useLook();
  const [at, setAt] = useState(stops.length - 1);
  const plot = useRef<HTMLDivElement>(null);
  const [width, height] = useSize(plot);
  const layout = layOutRace(stops, { width, height, isStepped, most });
  const { name, values, moment } = stops[at];
  const point = (event: PointerEvent<SVGSVGElement>) => {
    const { left } = event.currentTarget.getBoundingClientRect();
    setAt(layout.nearest(event.clientX - left));
  };
  const told = m.list(order.map((seat) => result.holds(who.seat(seat), values[seat])));
  return (
    <figure className="growth">
      <figcaption>{title}</figcaption>
      <div className="growth-plot" ref={plot}>
        {width > 0 && (
          <>
            <svg
              viewBox={`0 0 ${width} ${height}`}
              aria-hidden="true"
              onPointerMove={point}
              onPointerDown={point}
            >
              <Scale layout={layout} stops={stops} width={width} />
              <path
                className="growth-cursor"
                d={`M${layout.x(at)} ${layout.top}V${layout.bottom}`}
              />
              {order.toReversed().map((seat) => (
                <Line key={seat} seat={seat} at={at} layout={layout} stops={stops} />
              ))}
            </svg>
            <input
              type="range"
              className="growth-slider"
              aria-label={`${title}. ${result.pickMoment}`}
              aria-valuetext={m.phrases([name, told])}
              min={0}
              max={stops.length - 1}
              value={at}
              style={{ left: layout.x(0), width: layout.x(stops.length - 1) - layout.x(0) + THUMB }}
              onChange={({ currentTarget }) => setAt(currentTarget.valueAsNumber)}
            />
          </>
        )}
      </div>
      <div className="growth-read">
        <b className="growth-when">{name}</b>
        <ul aria-hidden="true">
          {order.map((seat) => (
            <li key={seat}>
              <SeatMark seat={seat} size={20} />
              <span className="growth-name">{who.seat(seat)}</span>
              <b>{values[seat]}</b>
            </li>
          ))}
        </ul>
        <button type="button" className="quiet" data-look onClick={() => look(moment)}>
          {result.lookThen}
        </button>
      </div>
    </figure>
  );
}

/** The width of the slider's thumb in pixels; see `growth.css`. */
const THUMB = 16;

/** The horizontal lines with their values, and the names of moments. */
function Scale({
  layout: { marks, x, y, left, right, bottom },
  stops,
  width,
}: {
  readonly layout: RaceLayout;
  readonly stops: readonly Stop[];
  readonly width: number;
}) {
  return (
    <g className="growth-scale">
      {marks.map((value) => (
        <g key={value}>
          <path d={`M${left} ${y(value)}H${width - right}`} />
          <text className="growth-value" x={left - 8} y={y(value) + 4}>
            {value}
          </text>
        </g>
      ))}
      {stops.map(({ mark }, index) =>
        mark === '' ? null : (
          <text key={index} className="growth-mark" x={x(index)} y={bottom + 38}>
            {mark}
          </text>
        ),
      )}
    </g>
  );
}

/** Size of a crest at the end of a line, as a share of its drawing. */
const CREST = 0.2;

function Line({
  seat,
  at,
  layout,
  stops,
}: {
  readonly seat: number;
  readonly at: number;
  readonly layout: RaceLayout;
  readonly stops: readonly Stop[];
}) {
  const speech = useGameSpeech();
  const { play, face } = useTable();
  const { arms, colour } = face.seat(speech, play.now, seat);
  const { x, y, paths, ends, width } = layout;
  const endX = width - layout.right + 12;
  return (
    <g className={`growth-line ${tinctureClass(colour)}`}>
      <path className="growth-halo" d={paths[seat]} />
      <path className="growth-path" d={paths[seat]} />
      <circle cx={x(at)} cy={y(stops[at].values[seat])} r={5} />
      {arms !== undefined && (
        <g transform={`translate(${endX} ${ends[seat] - 60 * CREST}) scale(${CREST})`}>
          <CrestShape arms={arms} detail="far" />
        </g>
      )}
      <text x={endX + 28} y={ends[seat] + 5}>
        {stops[stops.length - 1].values[seat]}
      </text>
    </g>
  );
}

/** Size of an element in whole pixels; 0 until it is known. */
function useSize(element: { readonly current: HTMLElement | null }): readonly [number, number] {
  const [size, setSize] = useState<readonly [number, number]>([0, 0]);
  useEffect(() => {
    if (element.current === null) return;
    const observer = new ResizeObserver(([{ contentRect }]) => {
      setSize([Math.round(contentRect.width), Math.round(contentRect.height)]);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
