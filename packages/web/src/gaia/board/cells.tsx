import { memo, useCallback, useRef, useState } from 'preact/compat';
import { HintPlate } from '../../board/cells.tsx';
import { isAgain } from '../../ui/double-press.ts';
import { type ArrowKey, SIDE, step, WAYS } from './geometry.ts';
import type { WorldCell, WorldPosition } from './position.ts';

const AREA = 'M-47-47H47V47H-47Z';
/**
 * The ring is as far out as possible without touching the ring of a neighbour, so that the text on
 * a tile stays visible.
 */
const RING = 'M-45-45H45V45H-45Z';

export interface WorldCellsProps {
  readonly position: WorldPosition;
  readonly lit: ReadonlySet<number>;
  readonly pointed: ReadonlySet<number>;
  readonly fresh: ReadonlySet<number>;
  /** Cells that a text mentions, by their keys. */
  readonly hinted: ReadonlySet<number>;
  readonly asked: number | undefined;
  readonly nameOf: (place: number) => string;
  readonly spoken: (place: number) => string;
  readonly onCell: (place: number) => void;
  readonly onRegard: (place: number | undefined) => void;
  /** Called with the place of the cell that got the focus. */
  readonly onFocusAt: (x: number, y: number) => void;
}

/**
 * The cells that can be pressed, tiles and free cells: the Tab key stops once, and arrow keys move
 * inside.
 */
export function WorldCells(props: WorldCellsProps) {
  const { position, lit, pointed, fresh, hinted, asked, nameOf, spoken } = props;
  const { onCell, onRegard, onFocusAt } = props;
  const { cells } = position;
  const [current, setCurrent] = useState<number>();
  const drawn = useRef(new Map<number, SVGGElement>());
  const latest = useRef(cells);
  latest.current = cells;
  // Cells come and go: the tab stop stays at its place, or else moves to the first tile.
  const stop = cells.some(({ place }) => place === current)
    ? current
    : (cells.find(({ land }) => land !== undefined) ?? cells[0]).place;

  const keep = useCallback((place: number, cell: SVGGElement | null) => {
    if (cell === null) drawn.current.delete(place);
    else drawn.current.set(place, cell);
  }, []);
  const go = useCallback((place: number, way: ArrowKey) => {
    const from = latest.current.findIndex((cell) => cell.place === place);
    const next = latest.current[step(latest.current, from, way)];
    setCurrent(next.place);
    drawn.current.get(next.place)?.focus();
  }, []);
  const focus = useCallback(
    (place: number, x: number, y: number) => {
      setCurrent(place);
      onRegard(place);
      onFocusAt(x, y);
    },
    [onRegard, onFocusAt],
  );

  return cells.map((cell) => {
    const { place } = cell;
    return (
      <Cell
        key={place}
        cell={cell}
        current={place === stop}
        lit={lit.has(place)}
        pointed={pointed.has(place)}
        fresh={fresh.has(place)}
        asked={asked === place}
        hint={hinted.has(place) ? nameOf(place) : undefined}
        label={spoken(place)}
        keep={keep}
        go={go}
        focus={focus}
        onCell={onCell}
        onRegard={onRegard}
      />
    );
  });
}

interface OneCellProps {
  readonly cell: WorldCell;
  /** The cell that the tab key reaches. */
  readonly current: boolean;
  readonly lit: boolean;
  readonly pointed: boolean;
  readonly fresh: boolean;
  readonly asked: boolean;
  /** Its name, if a text mentions it. */
  readonly hint: string | undefined;
  readonly label: string;
  readonly keep: (place: number, cell: SVGGElement | null) => void;
  readonly go: (place: number, way: ArrowKey) => void;
  readonly focus: (place: number, x: number, y: number) => void;
  readonly onCell: (place: number) => void;
  readonly onRegard: (place: number | undefined) => void;
}

/** A ring around a cell, with an edge that is visible on every land. */
function Ring({ sign }: { readonly sign: string }) {
  return (
    <>
      <path className="ring-edge" d={RING} />
      <path className={`ring ${sign}`} d={RING} />
    </>
  );
}

/** One cell to press; its label describes its contents, and a picture below shows them. */
const Cell = memo(
  function Cell(props: OneCellProps) {
    const { cell, lit, pointed, fresh, asked, hint, label } = props;
    const { place, x, y, land } = cell;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Enter' || event.key === ' ') {
        event.preventDefault();
        props.onCell(place);
        return;
      }
      const way = WAYS.find((each) => each === event.key);
      if (way === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      props.go(place, way);
    };
    return (
      // biome-ignore lint/a11y/useSemanticElements: SVG has no button of its own.
      <g
        ref={(drawn) => props.keep(place, drawn)}
        role="button"
        tabindex={props.current ? 0 : -1}
        aria-label={label}
        data-cell={`${x},${y}`}
        className={classes(
          'cell',
          land === undefined && 'cell-free',
          lit && 'lit',
          asked && 'asked',
          fresh && 'fresh',
          hint !== undefined && 'hinted',
        )}
        transform={`translate(${x * SIDE} ${y * SIDE})`}
        onClick={(event) => {
          if (!isAgain(event)) props.onCell(place);
        }}
        onFocus={() => props.focus(place, x, y)}
        onBlur={() => props.onRegard(undefined)}
        onPointerEnter={(event) => {
          if (event.pointerType === 'mouse') props.onRegard(place);
        }}
        onKeyDown={onKeyDown}
      >
        <path className="cell-area" d={AREA} />
        {lit && <path className="cell-lit" d={RING} />}
        {pointed && <path className="cell-pointed" d={RING} />}
        {fresh && <Ring sign="ring-fresh" />}
        {lit && <Ring sign="ring-lit" />}
        {asked && <Ring sign="ring-asked" />}
        {hint !== undefined && (
          <>
            <HintPlate name={hint} y={-22} />
            <text className="cell-name" y={-22}>
              {hint}
            </text>
          </>
        )}
      </g>
    );
  },
  ({ cell: one, ...props }, { cell: other, ...others }) =>
    one.place === other.place &&
    one.land === other.land &&
    (Object.keys(props) as (keyof typeof props)[]).every((key) => props[key] === others[key]),
);

function classes(...names: readonly (string | false)[]): string {
  return names.filter(Boolean).join(' ');
}
