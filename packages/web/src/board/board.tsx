import { memo, useCallback, useMemo, useRef } from 'react';
import { Icon } from '../ui/icon.tsx';
import { Bridges } from './bridges.tsx';
import { Cells } from './cells.tsx';
import { Engravings } from './engravings.tsx';
import { type Box, frameOf, hexPath, UNIT } from './geometry.ts';
import { Land } from './land.tsx';
import type { BoardPosition } from './position.ts';
import { ScoreMarkers, ScoreTrack } from './score-track.tsx';
import { useZoom } from './use-zoom.ts';
import { viewBox } from './zoom.ts';

export interface BoardProps {
  readonly position: BoardPosition;
  readonly legalHexes: ReadonlySet<number>;
  readonly legalBridges: ReadonlySet<number>;
  /** Bridge places that are no choice, but tell why when pressed. */
  readonly closedBridges: ReadonlySet<number>;
  /** Hexes in reach of whoever moves, drawn as a wash; empty for none. */
  readonly reach: ReadonlySet<number>;
  readonly fresh: ReadonlySet<number>;
  readonly asked: number | undefined;
  readonly words: {
    readonly label: string;
    readonly letters: Readonly<Record<string, string>>;
    readonly larger: string;
    readonly smaller: string;
    readonly whole: string;
    readonly hex: (hex: number) => string;
    readonly bridge: (bridge: number) => string;
  };
  readonly onHex: (hex: number) => void;
  readonly onBridge: (bridge: number) => void;
}

const WASH = hexPath(1);

/** The map. It knows no rules: it shows a position and what may be chosen, and calls back. */
export const Board = memo(function Board(props: BoardProps) {
  const { position, words, onHex, onBridge } = props;
  const svg = useRef<SVGSVGElement>(null);
  const { dragged, ...zooming } = useZoom(svg);
  const frame = useMemo(() => frameOf(position.hexes, 48), [position]);
  const pressHex = useCallback(
    (hex: number) => {
      if (!dragged()) onHex(hex);
    },
    [dragged, onHex],
  );
  const shown = viewBox(frame, zooming.zoom);
  return (
    <div className="board">
      <div className="sheets">
        <Ground {...frame} shown={shown} hexes={position.hexes} letters={words.letters} />
        {/* biome-ignore lint/a11y/useSemanticElements: a group of hexes inside a drawing. */}
        <svg
          ref={svg}
          role="group"
          aria-label={words.label}
          className={zooming.zoom.scale > 1 ? 'map map-zoomed' : 'map'}
          viewBox={shown}
          onPointerDown={zooming.onPointerDown}
          onPointerMove={zooming.onPointerMove}
          onPointerUp={zooming.onPointerUp}
          onPointerCancel={zooming.onPointerUp}
          onPointerLeave={zooming.onPointerUp}
        >
          {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus. */}
          <g className="reach" aria-hidden="true">
            {[...props.reach].map((hex) => (
              <path
                key={hex}
                d={WASH}
                transform={`translate(${position.hexes[hex].x * UNIT} ${position.hexes[hex].y * UNIT})`}
              />
            ))}
          </g>
          <ScoreMarkers box={frame} scores={position.scores} />
          <Cells
            position={position}
            legal={props.legalHexes}
            fresh={props.fresh}
            asked={props.asked}
            spoken={words.hex}
            onHex={pressHex}
          />
          <Bridges
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
      <fieldset className="zoom">
        <button type="button" aria-label={words.larger} onClick={zooming.larger}>
          <Icon name="larger" />
        </button>
        <button type="button" aria-label={words.smaller} onClick={zooming.smaller}>
          <Icon name="smaller" />
        </button>
        <button type="button" aria-label={words.whole} onClick={zooming.whole}>
          <Icon name="whole" />
        </button>
      </fieldset>
    </div>
  );
});

/**
 * The lower sheet: the land in the neat line of an atlas, which is the score track. A drawing by itself, which the browser
 * keeps as it is while rings and pieces change above it.
 */
function Ground({
  shown,
  hexes,
  letters,
  ...frame
}: Box & {
  /** The part that is shown, as a `viewBox`. */
  readonly shown: string;
  readonly hexes: BoardPosition['hexes'];
  readonly letters: Readonly<Record<string, string>>;
}) {
  return (
    <svg className="map-ground" viewBox={shown} aria-hidden="true" focusable="false">
      <Engravings />
      <ScoreTrack box={frame} />
      <Land hexes={hexes} letters={letters} />
    </svg>
  );
}
