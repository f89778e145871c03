import { memo, useCallback, useId, useMemo, useRef, useState } from 'preact/compat';
import { isAgain } from '../ui/double-press.ts';
import { ARROWS, type Arrow, hexCorners, hexPath, step, UNIT } from './geometry.ts';
import { type BoardHex, type BoardPosition, sameHex } from './position.ts';

interface Outlines {
  readonly cell: string;
  readonly ring: string;
  /** Marks at the corners of the selected hex. */
  readonly studs: ReturnType<typeof hexCorners>;
}

const outlines = (turned: boolean): Outlines => ({
  cell: hexPath(3, turned),
  ring: hexPath(5, turned),
  studs: hexCorners(5, turned),
});
const OUTLINES = { upright: outlines(false), turned: outlines(true) };
const outlinesFor = (turned: boolean) => (turned ? OUTLINES.turned : OUTLINES.upright);

export interface CellProps {
  readonly position: BoardPosition;
  /** Hexes that may be chosen. */
  readonly legal: ReadonlySet<number>;
  /** The hexes of the last move. */
  readonly fresh: ReadonlySet<number>;
  /** Hexes that a text elsewhere mentions, by their names. */
  readonly hinted: ReadonlySet<number>;
  /** The selected hex. */
  readonly asked: number | undefined;
  readonly turned: boolean;
  /** Letters of grounds, for people who need more than colours and engravings. */
  readonly letters: Readonly<Record<string, string>>;
  readonly spoken: (hex: number) => string;
  /** @param isAgain whether it is the second press of a double press */
  readonly onHex: (hex: number, isAgain: boolean) => void;
}

/** The touchable hexes with their rings and names: one tab stop, arrow keys inside. */
export function Cells(props: CellProps) {
  const { position, legal, fresh, hinted, asked, turned, letters, spoken, onHex } = props;
  const [current, setCurrent] = useState(0);
  const cells = useRef<(SVGGElement | null)[]>([]);
  const { hexes, towns } = position;
  const walled = useMemo(() => new Set(towns.flatMap((town) => town.hexes)), [towns]);
  const latest = useRef(hexes);
  latest.current = hexes;

  const keep = useCallback((index: number, cell: SVGGElement | null) => {
    cells.current[index] = cell;
  }, []);
  const go = useCallback(
    (from: number, arrow: Arrow) => {
      const next = step(latest.current, from, arrow, turned);
      setCurrent(next);
      cells.current[next]?.focus();
    },
    [turned],
  );

  // Moving the ring of the keyboard changes no label, so the labels are computed only for new
  // hexes.
  const labels = useMemo(() => hexes.map((_, index) => spoken(index)), [hexes, spoken]);

  return hexes.map((hex, index) => (
    <Cell
      key={hex.name}
      hex={hex}
      index={index}
      current={index === current}
      legal={legal.has(index)}
      fresh={fresh.has(index)}
      hinted={hinted.has(index)}
      asked={asked === index}
      walled={walled.has(index)}
      turned={turned}
      letter={letters[hex.terrain]}
      label={labels[index]}
      keep={keep}
      go={go}
      onCurrent={setCurrent}
      onHex={onHex}
    />
  ));
}

interface OneCellProps {
  readonly hex: BoardHex;
  readonly index: number;
  /** The hex that the tab key reaches. */
  readonly current: boolean;
  readonly legal: boolean;
  readonly fresh: boolean;
  readonly hinted: boolean;
  readonly asked: boolean;
  /** Whether the hex is in a town, so that the rings around it must be inside the town's wall. */
  readonly walled: boolean;
  readonly turned: boolean;
  readonly letter: string;
  readonly label: string;
  readonly keep: (index: number, cell: SVGGElement | null) => void;
  readonly go: (from: number, arrow: Arrow) => void;
  readonly onCurrent: (index: number) => void;
  readonly onHex: (index: number, isAgain: boolean) => void;
}

/** One hex; only hexes that have changed are drawn again. */
const Cell = memo(
  function Cell(props: OneCellProps) {
    const { hex, index, current, legal, fresh, hinted, asked, walled, turned, letter, label } =
      props;
    const nameAt = letter === '' ? 6 : -27;
    const { keep, go, onCurrent, onHex } = props;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Enter' || event.key === ' ') {
        event.preventDefault();
        onHex(index, false);
        return;
      }
      const arrow = ARROWS.find((each) => each === event.key) as Arrow | undefined;
      if (arrow === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      go(index, arrow);
    };
    return (
      // biome-ignore lint/a11y/useSemanticElements: SVG has no button of its own.
      <g
        ref={(cell) => keep(index, cell)}
        role="button"
        tabindex={current ? 0 : -1}
        aria-label={label}
        data-hex={hex.name}
        className={classes(
          'cell',
          legal && 'lit',
          asked && 'asked',
          fresh && 'fresh',
          hinted && 'hinted',
        )}
        transform={`translate(${hex.x * UNIT} ${hex.y * UNIT})`}
        onClick={(event) => {
          onCurrent(index);
          onHex(index, isAgain(event));
        }}
        onFocus={() => onCurrent(index)}
        onKeyDown={onKeyDown}
      >
        <path className="cell-area" d={outlinesFor(turned).cell} />
        <Rings legal={legal} asked={asked} fresh={fresh} walled={walled} turned={turned} />
        {hinted && <HintPlate name={hex.name} y={nameAt} />}
        <text className="cell-name" y={nameAt}>
          {hex.label ?? hex.name}
        </text>
        {letter !== '' && (
          <text className="cell-letter" y={43}>
            {letter}
          </text>
        )}
      </g>
    );
  },
  ({ hex: one, ...props }, { hex: other, ...others }) =>
    sameHex(one, other) &&
    (Object.keys(props) as (keyof typeof props)[]).every((key) => props[key] === others[key]),
);

/**
 * The name a second time, with a very broad stroke that forms the plate below the name: a drawing,
 * not text.
 */
export function HintPlate({ name, y }: { readonly name: string; readonly y: number }) {
  const id = useId();
  return (
    <>
      <defs>
        <text id={id} y={y}>
          {name}
        </text>
      </defs>
      <use className="hint-edge" href={`#${id}`} />
      <use className="hint-plate" href={`#${id}`} />
    </>
  );
}

const INSIDE_WALL = 'scale(0.83)';

/** Names for the state of a hex, by which the style sheet draws the lines around it. */
export function Rings({
  legal,
  asked,
  fresh,
  walled = false,
  turned,
}: Pick<OneCellProps, 'legal' | 'asked' | 'fresh' | 'turned'> &
  Partial<Pick<OneCellProps, 'walled'>>) {
  const { ring, studs } = outlinesFor(turned);
  return (
    <g transform={walled ? INSIDE_WALL : undefined}>
      {(legal || asked || fresh) && <path className="ring-edge" d={ring} />}
      {fresh && <path className="ring ring-fresh" d={ring} />}
      {legal && <path className="ring ring-lit" d={ring} />}
      {asked && (
        <>
          <path className="ring ring-asked" d={ring} />
          {studs.map(([x, y]) => (
            <circle key={`${x} ${y}`} className="ring-stud" cx={x} cy={y} r={5.5} />
          ))}
        </>
      )}
    </g>
  );
}

function classes(...names: readonly (string | false)[]): string {
  return names.filter(Boolean).join(' ');
}
