import {
  type CSSProperties,
  lazy,
  memo,
  useCallback,
  useMemo,
  useRef,
  useState,
} from 'preact/compat';
import { Icon } from '../ui/icon.tsx';
import { useHasFinger } from '../ui/layout.ts';
import { Part } from '../ui/part.tsx';
import { BridgeSpaces } from './bridges.tsx';
import { Cells } from './cells.tsx';
import { Engravings } from './engravings.tsx';
import { type Box, frameOf, laidOut, UNIT } from './geometry.ts';
import { Land } from './land/land.tsx';
import type { GroundLook, Theme } from './land/looks.ts';
import { landPainter } from './land/painting/painter.ts';
import type { LandPlan } from './land/plan.ts';
import { FINGER } from './loupe/finger.ts';
import { levelAt } from './pieces/level.ts';
import { PipPlates, type Pips } from './pips.tsx';
import { PlainLand } from './plain-land.tsx';
import type { BoardPosition } from './position.ts';
import type { Press } from './press.ts';
import { Reach } from './reach.tsx';
import { ScoreTrack } from './score-track.tsx';
import { Standing } from './standing.tsx';
import { useCloseStart } from './use-close-start.ts';
import { useLandPlan } from './use-land-plan.ts';
import { usePlace } from './use-size.ts';
import { useTurned } from './use-turned.ts';
import { useZoom } from './use-zoom.ts';
import { partShown, viewBox } from './zoom.ts';

export interface BoardProps {
  readonly position: BoardPosition;
  /** How every ground of the game is drawn. */
  readonly grounds: Readonly<Record<string, GroundLook>>;
  readonly theme: Theme;
  readonly legalHexes: ReadonlySet<number>;
  readonly legalBridges: ReadonlySet<number>;
  /** Places for bridges that cannot be chosen, but say why when they are pressed. */
  readonly closedBridges: ReadonlySet<number>;
  /** Hexes in reach of the seat that moves, with a line around them; empty for none. */
  readonly reach: ReadonlySet<number>;
  readonly fresh: ReadonlySet<number>;
  /** The price of turning each hex into home terrain; undefined if no prices are shown. */
  readonly pips?: Pips | undefined;
  readonly asked: number | undefined;
  /** Hexes that a text mentions; they show their names. */
  readonly hinted: ReadonlySet<number>;
  /** Whether hexes always show their names, even when they are small. */
  readonly named: boolean;
  readonly words: {
    readonly label: string;
    readonly letters: Readonly<Record<string, string>>;
    readonly larger: string;
    readonly smaller: string;
    readonly whole: string;
    readonly names: string;
    readonly hex: (hex: number) => string;
    readonly bridge: (bridge: number) => string;
  };
  readonly onNamed: (named: boolean) => void;
  readonly onHex: (hex: number, press: Press) => void;
  readonly onBridge: (bridge: number) => void;
}

/** The loupe; loaded when a finger first presses the map. */
const Loupe = lazy(async () => ({ default: (await import('./loupe/loupe.tsx')).Loupe }));

/** Sea around the hexes, in units of the drawing. */
const MARGIN = 14;
/** Height of a name: a share of the hex, with a smallest and a largest size in pixels. */
const LETTERS = { part: 0.17, least: 10, most: 14 };
/** Hexes at least this wide, in pixels, always show their names. */
const ROOMY = 104;

/** One painter for all boards: its worker and its cached pictures outlast a table. */
const painter = landPainter();

/**
 * The map. It contains no rules: it shows a position and the hexes that may be chosen, and reports
 * presses.
 */
export const Board = memo(function Board(props: BoardProps) {
  const { words, asked, onHex, onBridge } = props;
  const turned = useTurned(props.position.hexes);
  const position = useMemo(() => laidOut(props.position, turned), [props.position, turned]);
  const sheet = useRef<HTMLDivElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  const drawing = usePlace(svg, sheet);
  const { dragged, ...zooming } = useZoom(svg);
  const plan = useLandPlan(props.position.hexes, props.grounds, turned);
  const [painted, setPainted] = useState<LandPlan>();
  const { hexes } = plan;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the frame changes only with the land.
  const frame = useMemo(() => frameOf(position.hexes, MARGIN, turned), [hexes, turned]);
  const part = useMemo(() => partShown(frame, zooming.zoom), [frame, zooming.zoom]);
  const shown = viewBox(frame, zooming.zoom);
  const unit = Math.min(drawing.width / part.width, drawing.height / part.height) * UNIT;
  const named = props.named || unit >= ROOMY;
  const extent = useMemo(() => inHexes(frame), [frame]);
  useCloseStart(zooming, frame, drawing, position, props.legalHexes);
  const hasFinger = useHasFinger();
  const isMagnified = hasFinger && unit > 0 && unit < FINGER;
  const pressHex = useCallback(
    (hex: number, isAgain = false) => {
      if (!dragged()) onHex(hex, { isMagnified, isAgain });
    },
    [dragged, onHex, isMagnified],
  );
  const onPage = (x: number, y: number) => ({
    x: drawing.x + drawing.width / 2 + ((x - part.x - part.width / 2) * unit) / UNIT,
    y: drawing.y + drawing.height / 2 + ((y - part.y - part.height / 2) * unit) / UNIT,
  });
  return (
    <div
      className={`board ${named ? 'board-named' : ''} ${zooming.zoom.scale > 1 ? 'board-close' : ''}`}
    >
      <div ref={sheet} className="map-sheet">
        <Land
          painter={painter}
          plan={plan}
          theme={props.theme}
          extent={extent}
          view={useMemo(() => inHexes(part), [part])}
          drawing={drawing}
          onPainted={setPainted}
        >
          <div className="sheets">
            <PlainLand hexes={position.hexes} shown={shown} turned={turned} />
          </div>
        </Land>
        <div className="sheets">
          <Pieces
            position={position}
            painted={painted?.hexes}
            shown={shown}
            unit={unit}
            turned={turned}
          />
          {/* biome-ignore lint/a11y/useSemanticElements: a group of hexes inside a drawing. */}
          <svg
            ref={svg}
            role="group"
            aria-label={words.label}
            className={zooming.zoom.scale > 1 ? 'map map-zoomed' : 'map'}
            viewBox={shown}
            style={{ '--letters': `${lettersAt(unit)}px` } as CSSProperties}
            onPointerDown={zooming.onPointerDown}
            onPointerMove={zooming.onPointerMove}
            onPointerUp={zooming.onPointerUp}
            onPointerCancel={zooming.onPointerUp}
            onPointerLeave={zooming.onPointerUp}
          >
            <Reach hexes={position.hexes} reach={props.reach} turned={turned} />
            <Cells
              position={position}
              legal={props.legalHexes}
              fresh={props.fresh}
              hinted={props.hinted}
              asked={asked}
              turned={turned}
              letters={words.letters}
              spoken={words.hex}
              onHex={pressHex}
            />
            {props.pips !== undefined && (
              <PipPlates hexes={position.hexes} pips={props.pips} unit={unit} />
            )}
            <BridgeSpaces
              position={position}
              legal={props.legalBridges}
              closed={props.closedBridges}
              labelOf={words.bridge}
              onBridge={(bridge) => {
                if (!dragged()) onBridge(bridge);
              }}
            />
          </svg>
        </div>
        {isMagnified && asked !== undefined && (
          <Part otherwise={null}>
            <Loupe
              position={position}
              turned={turned}
              asked={asked}
              legal={props.legalHexes}
              fresh={props.fresh}
              pips={props.pips}
              painter={painter}
              plan={plan}
              theme={props.theme}
              extent={extent}
              box={drawing}
              unit={unit}
              onPage={onPage}
              onHex={pressHex}
            />
          </Part>
        )}
      </div>
      <ScoreTrack seats={position.seats} />
      <ZoomTools words={words} zooming={zooming} named={props.named} onNamed={props.onNamed} />
    </div>
  );
});

/** The pieces on the map. */
function Pieces({
  position,
  painted,
  shown,
  unit,
  turned,
}: {
  readonly position: BoardProps['position'];
  readonly painted: LandPlan['hexes'] | undefined;
  readonly shown: string;
  /** How many pixels wide a hex is. */
  readonly unit: number;
  readonly turned: boolean;
}) {
  return (
    <svg className="map-pieces" viewBox={shown} aria-hidden="true" focusable="false">
      <Engravings />
      {/* The size, and so the detail of the pieces, is known before the first paint. */}
      {unit > 0 && (
        <Standing position={position} painted={painted} level={levelAt(unit)} turned={turned} />
      )}
    </svg>
  );
}

/** The buttons at the edge of the map. */
function ZoomTools({
  words,
  zooming,
  named,
  onNamed,
}: Pick<BoardProps, 'words' | 'named' | 'onNamed'> & {
  readonly zooming: Pick<ReturnType<typeof useZoom>, 'larger' | 'smaller' | 'whole'>;
}) {
  return (
    <fieldset className="zoom">
      <button
        type="button"
        aria-label={words.names}
        aria-pressed={named}
        onClick={() => onNamed(!named)}
      >
        <Icon name="names" />
      </button>
      <button type="button" aria-label={words.larger} onClick={zooming.larger}>
        <Icon name="larger" />
      </button>
      <button type="button" aria-label={words.smaller} onClick={zooming.smaller}>
        <Icon name="smaller" />
      </button>
      <button type="button" className="zoom-whole" aria-label={words.whole} onClick={zooming.whole}>
        <Icon name="whole" />
      </button>
    </fieldset>
  );
}

/** A part of the drawing in the unit of the hexes. */
function inHexes({ x, y, width, height }: Box): Box {
  return { x: x / UNIT, y: y / UNIT, width: width / UNIT, height: height / UNIT };
}

/** Height of the names in the drawing, for a hex of this width in pixels. */
function lettersAt(unit: number): number {
  const { part, least, most } = LETTERS;
  const pixels = Math.min(most, Math.max(least, part * unit));
  return unit === 0 ? 0 : Math.round((pixels / unit) * UNIT);
}
