import { memo, type ReactNode, useMemo, useRef } from 'react';
import { Icon } from '../ui/icon.tsx';
import { Bridges } from './bridges.tsx';
import { Cells } from './cells.tsx';
import { Engravings } from './engravings.tsx';
import { frameOf, hexPath, UNIT } from './geometry.ts';
import { Land } from './land.tsx';
import type { BoardPosition } from './position.ts';
import { useZoom } from './use-zoom.ts';
import { viewBox } from './zoom.ts';

export interface BoardProps {
  readonly position: BoardPosition;
  readonly legalHexes: ReadonlySet<number>;
  readonly legalBridges: ReadonlySet<number>;
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
  /** Lies over the map. */
  readonly children?: ReactNode;
}

const WASH = hexPath(1);

/** The map. It knows no rules: it shows a position and what may be chosen, and calls back. */
export const Board = memo(function Board(props: BoardProps) {
  const { position, words } = props;
  const svg = useRef<SVGSVGElement>(null);
  const { dragged, ...zooming } = useZoom(svg);
  const frame = useMemo(() => frameOf(position.hexes, 34), [position]);
  const hexes = useMemo(() => position.hexes, [position]);
  const unlessDragged = (act: () => void) => {
    if (!dragged()) act();
  };
  return (
    <div className="board">
      {/* biome-ignore lint/a11y/useSemanticElements: a group of hexes inside a drawing. */}
      <svg
        ref={svg}
        role="group"
        aria-label={words.label}
        className={zooming.zoom.scale > 1 ? 'map map-zoomed' : 'map'}
        viewBox={viewBox(frame, zooming.zoom)}
        onPointerDown={zooming.onPointerDown}
        onPointerMove={zooming.onPointerMove}
        onPointerUp={zooming.onPointerUp}
        onPointerCancel={zooming.onPointerUp}
        onPointerLeave={zooming.onPointerUp}
      >
        <Engravings />
        <Frame x={frame.x} y={frame.y} width={frame.width} height={frame.height} />
        <Land hexes={hexes} letters={words.letters} />
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
        <Cells
          position={position}
          legal={props.legalHexes}
          fresh={props.fresh}
          asked={props.asked}
          spoken={words.hex}
          onHex={(hex) => unlessDragged(() => props.onHex(hex))}
        />
        <Bridges
          position={position}
          legal={props.legalBridges}
          labelOf={words.bridge}
          onBridge={(bridge) => unlessDragged(() => props.onBridge(bridge))}
        />
      </svg>
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
      {props.children}
    </div>
  );
});

/** The neat line of an atlas around the map. */
function Frame(box: { x: number; y: number; width: number; height: number }) {
  const { x, y, width, height } = box;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus.
    <g className="neat-line" aria-hidden="true">
      <rect x={x + 5} y={y + 5} width={width - 10} height={height - 10} />
      <rect x={x + 11} y={y + 11} width={width - 22} height={height - 22} />
    </g>
  );
}
