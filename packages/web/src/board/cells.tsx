import { type KeyboardEvent, useRef, useState } from 'react';
import { ARROWS, type Arrow, hexPath, step, UNIT } from './geometry.ts';
import { PieceShape } from './pieces.tsx';
import type { BoardPosition } from './position.ts';

const CELL = hexPath(3);
const RING = hexPath(7);

export interface CellProps {
  readonly position: BoardPosition;
  /** Hexes that may be chosen. */
  readonly legal: ReadonlySet<number>;
  /** Where something just happened. */
  readonly fresh: ReadonlySet<number>;
  /** The hex that is being looked at. */
  readonly asked: number | undefined;
  readonly spoken: (hex: number) => string;
  readonly onHex: (hex: number) => void;
}

/** Pieces and the touchable hexes: one tab stop, arrow keys inside. */
export function Cells({ position, legal, fresh, asked, spoken, onHex }: CellProps) {
  const [current, setCurrent] = useState(0);
  const cells = useRef<(SVGGElement | null)[]>([]);

  const onKeyDown = (event: KeyboardEvent, hex: number) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onHex(hex);
      return;
    }
    const arrow = ARROWS.find((each) => each === event.key) as Arrow | undefined;
    if (arrow === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = step(position.hexes, hex, arrow);
    setCurrent(next);
    cells.current[next]?.focus();
  };

  return position.hexes.map((hex, index) => (
    // biome-ignore lint/a11y/useSemanticElements: SVG has no button of its own.
    <g
      key={hex.name}
      ref={(cell) => {
        cells.current[index] = cell;
      }}
      role="button"
      tabIndex={index === current ? 0 : -1}
      aria-label={spoken(index)}
      data-hex={hex.name}
      className={classes(
        'cell',
        legal.has(index) && 'lit',
        asked === index && 'asked',
        fresh.has(index) && 'fresh',
      )}
      transform={`translate(${hex.x * UNIT} ${hex.y * UNIT})`}
      onClick={() => {
        setCurrent(index);
        onHex(index);
      }}
      onFocus={() => setCurrent(index)}
      onKeyDown={(event) => onKeyDown(event, index)}
    >
      <path className="cell-area" d={CELL} />
      {legal.has(index) && <path className="cell-lit" d={RING} />}
      {fresh.has(index) && <path className="cell-fresh" d={RING} />}
      {hex.town && <path className="town-tile" d="M-34-14H34V26L0 36-34 26Z" />}
      {hex.building !== 'none' && (
        <g key={`${hex.building}${hex.owner}`} className="standing">
          <PieceShape piece={hex.building} colour={hex.colour} />
        </g>
      )}
    </g>
  ));
}

function classes(...names: readonly (string | false)[]): string {
  return names.filter(Boolean).join(' ');
}
