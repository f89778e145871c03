import { memo, useCallback, useMemo, useRef } from 'preact/compat';
import type { Box } from '../../board/geometry.ts';
import { type Size, useSize } from '../../board/use-size.ts';
import { useZoom } from '../../board/use-zoom.ts';
import { viewBox } from '../../board/zoom.ts';
import { Icon } from '../../ui/icon.tsx';
import { WorldCells } from './cells.tsx';
import { Coast } from './coast.tsx';
import { frameOf, SIDE } from './geometry.ts';
import { type Mark, Marks, Pictures } from './pictures.tsx';
import type { Ground, WorldPosition } from './position.ts';

/** If a tile is smaller than this, in pixels, the names of columns and rows would be unreadable. */
const NUMBERED = 54;

export interface WorldBoardProps {
  readonly position: WorldPosition;
  /** Cells that may be chosen. */
  readonly lit: ReadonlySet<number>;
  /** Cells chosen already, and targets of a power card. */
  readonly pointed: ReadonlySet<number>;
  readonly fresh: ReadonlySet<number>;
  /** Cells that a text mentions; they show their names. */
  readonly hinted: ReadonlySet<number>;
  readonly asked: number | undefined;
  readonly marks: ReadonlyMap<number, Mark>;
  readonly words: {
    readonly label: string;
    readonly letters: Readonly<Record<Ground, string>>;
    readonly larger: string;
    readonly smaller: string;
    readonly whole: string;
    readonly cell: (place: number) => string;
    /** The short name of a cell. */
    readonly place: (place: number) => string;
  };
  readonly onCell: (place: number) => void;
  /** Called with the cell under the pointer or with the focus; undefined if there is none. */
  readonly onRegard: (place: number | undefined) => void;
}

/**
 * The world. It contains no rules: it shows a position and the selectable cells, and reports
 * presses.
 */
export const WorldBoard = memo(function WorldBoard(props: WorldBoardProps) {
  const { position, words, onCell, onRegard } = props;
  const svg = useRef<SVGSVGElement>(null);
  const { dragged, reveal, ...zooming } = useZoom(svg);
  const frame = useMemo(() => frameOf(position.cells), [position]);
  const press = useCallback(
    (place: number) => {
      if (!dragged()) onCell(place);
    },
    [dragged, onCell],
  );
  const latest = useRef(frame);
  latest.current = frame;
  const onFocusAt = useCallback(
    (x: number, y: number) => reveal(...partsOf(latest.current, x, y)),
    [reveal],
  );
  const shown = viewBox(frame, zooming.zoom);
  const side = sideOf(frame, useSize(svg)) * zooming.zoom.scale;
  const map = ['map', zooming.zoom.scale > 1 && 'map-zoomed', side < NUMBERED && 'map-small'];
  const onKeyDown = (event: KeyboardEvent) => {
    const zooms: Readonly<Record<string, (() => void) | undefined>> = {
      '+': zooming.larger,
      '-': zooming.smaller,
      '0': zooming.whole,
    };
    const zoom = zooms[event.key];
    if (zoom === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    zoom();
  };
  return (
    <div className="board world-board">
      <div className="sheets">
        {/* biome-ignore lint/a11y/useSemanticElements: a group of cells inside a drawing. */}
        <svg
          ref={svg}
          role="group"
          aria-label={words.label}
          className={map.filter((name) => name !== false).join(' ')}
          viewBox={shown}
          onKeyDown={onKeyDown}
          onPointerDown={zooming.onPointerDown}
          onPointerMove={zooming.onPointerMove}
          onPointerUp={zooming.onPointerUp}
          onPointerCancel={zooming.onPointerUp}
          onPointerLeave={(event) => {
            zooming.onPointerUp(event);
            onRegard(undefined);
          }}
        >
          <Coast cells={position.cells} />
          <Pictures position={position} letters={words.letters} />
          <WorldCells
            position={position}
            lit={props.lit}
            pointed={props.pointed}
            fresh={props.fresh}
            hinted={props.hinted}
            asked={props.asked}
            nameOf={words.place}
            spoken={words.cell}
            onCell={press}
            onRegard={onRegard}
            onFocusAt={onFocusAt}
          />
          <Marks position={position} marks={props.marks} />
        </svg>
      </div>
      <fieldset className="zoom">
        <button
          type="button"
          aria-label={words.larger}
          aria-keyshortcuts="+"
          onClick={zooming.larger}
        >
          <Icon name="larger" />
        </button>
        <button
          type="button"
          aria-label={words.smaller}
          aria-keyshortcuts="-"
          onClick={zooming.smaller}
        >
          <Icon name="smaller" />
        </button>
        <button
          type="button"
          aria-label={words.whole}
          aria-keyshortcuts="0"
          onClick={zooming.whole}
        >
          <Icon name="whole" />
        </button>
      </fieldset>
    </div>
  );
});

/** The side of a tile on the page in pixels, while the whole world is visible. */
function sideOf(frame: Box, { width, height }: Size): number {
  return SIDE * Math.min(width / frame.width, height / frame.height);
}

/** The rectangle of a cell as parts of the whole drawing. */
function partsOf(
  { x: left, y: top, width, height }: Box,
  x: number,
  y: number,
): readonly [number, number] {
  return [(x * SIDE - left) / width, (y * SIDE - top) / height];
}
