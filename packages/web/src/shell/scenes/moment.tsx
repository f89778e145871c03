import { useLayoutEffect, useRef, useState } from 'preact/compat';
import { useGameSpeech } from '../../messages/speech.ts';
import { useTable } from '../../play/context.ts';
import type { GreatMoment } from '../../play/face/scene.ts';
import { tinctureClass } from '../../ui/tinctures.ts';
import { SeatMark } from '../seats/seat-mark.tsx';
import { Gains } from './gains.tsx';
import { mapInSight } from './map-in-sight.ts';
import { SCENE_MESSAGES } from './messages.ts';
import { outlineOf, type Spot } from './outline.ts';

/**
 * The number of rays around the place, and the pixels from the place to their beginning and end.
 */
const RAYS = 14;
const GAP = { from: 14, to: 40 };
/** Above this share of the window the words are below the place, otherwise above it. */
const MIDDLE = 0.55;

interface Seen {
  readonly outline: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The map, or whatever the place belongs to. */
  readonly around: DOMRect;
}

/** The place lights up, a line is drawn around it, and its name is beside it for a moment. */
export function Moment({
  moment,
  onEnd,
}: {
  readonly moment: GreatMoment;
  readonly onEnd: () => void;
}) {
  const speech = useGameSpeech();
  const { language } = speech;
  const { play, face, who } = useTable();
  const [seen, setSeen] = useState<Seen>();
  const ended = useRef(onEnd);
  ended.current = onEnd;
  useLayoutEffect(() => {
    const found = lookFor(moment.places);
    if (found === undefined) ended.current();
    else setSeen(found);
  }, [moment]);
  if (seen === undefined) return null;
  const { colour } = face.seat(speech, play.state, moment.seat);
  const { outline, x, y, width, height, around } = seen;
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  const isHigh = middleY < window.innerHeight * MIDDLE;
  const map = `M${around.left} ${around.top}H${around.right}V${around.bottom}H${around.left}Z`;
  return (
    <div className={`moment moment-${moment.kind} ${tinctureClass(colour)}`} aria-hidden="true">
      <svg className="moment-light" aria-hidden="true">
        <path className="moment-veil" fillRule="evenodd" d={map + outline} />
        <path className="moment-wall" pathLength={1} d={outline} />
        <path className="moment-line" pathLength={1} d={outline} />
        {Array.from({ length: RAYS }, (_, ray) => {
          const angle = (ray / RAYS) * 2 * Math.PI;
          const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
          const at = (gap: number) =>
            `${middleX + cos * (width / 2 + gap)} ${middleY + sin * (height / 2 + gap)}`;
          return <path key={ray} className="moment-ray" d={`M${at(GAP.from)}L${at(GAP.to)}`} />;
        })}
      </svg>
      <div
        className="moment-words"
        style={{
          left: `${Math.min(around.right - 150, Math.max(around.left + 150, middleX))}px`,
          top: `${isHigh ? Math.min(around.bottom - 84, y + height + 46) : Math.max(around.top + 8, y - 130)}px`,
        }}
        onAnimationEnd={onEnd}
      >
        <SeatMark seat={moment.seat} size={34} />
        <span>
          <b>{SCENE_MESSAGES[language].moments[moment.kind](who.seat(moment.seat))}</b>
          {moment.gains.length > 0 && <Gains of={moment.gains} />}
        </span>
      </div>
    </div>
  );
}

/** The present positions of the places; undefined if none is visible. */
function lookFor(places: readonly string[]): Seen | undefined {
  const elements = places.flatMap((place) => {
    const element = document.querySelector(place);
    return element?.checkVisibility() ? [element] : [];
  });
  if (elements.length === 0) return undefined;
  const spots = elements.map((element): Spot => {
    const isHex = element.matches('[data-hex]');
    const { x, y, width, height } = (
      (isHex && element.querySelector('.cell-area')) ||
      element
    ).getBoundingClientRect();
    return { x, y, width, height, isHex };
  });
  const x = Math.min(...spots.map((spot) => spot.x));
  const y = Math.min(...spots.map((spot) => spot.y));
  const width = Math.max(...spots.map((spot) => spot.x + spot.width)) - x;
  const height = Math.max(...spots.map((spot) => spot.y + spot.height)) - y;
  if (width === 0 || x < 0 || y < 0 || x > window.innerWidth || y > window.innerHeight)
    return undefined;
  const home = elements[0].closest('.table-left, .sheet');
  const around =
    home?.getBoundingClientRect() ?? mapInSight() ?? document.body.getBoundingClientRect();
  return { outline: outlineOf(spots), x, y, width, height, around };
}
