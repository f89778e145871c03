import { memo } from 'preact/compat';
import { SIDE } from './geometry.ts';
import { type Ground, sameCell, type WorldCell, type WorldPosition } from './position.ts';
import { CityPlaque, FreeCell, Herd, TileGround } from './tile.tsx';

/** The change of the city in a cell, possible or just made. */
export interface Mark {
  readonly from: number | undefined;
  readonly to: number;
  readonly destroyed: boolean;
}

type Letters = Readonly<Record<Ground, string>>;

/** The pictures in the cells, hidden from screen readers: the cells to press have labels. */
export function Pictures({
  position,
  letters,
}: {
  readonly position: WorldPosition;
  readonly letters: Letters;
}) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus.
    <g className="pictures" aria-hidden="true">
      {position.cells.map((cell) => (
        <Picture key={cell.place} cell={cell} letters={letters} />
      ))}
    </g>
  );
}

/** One cell; only cells that have changed are drawn again. */
const Picture = memo(
  function Picture({ cell, letters }: { readonly cell: WorldCell; readonly letters: Letters }) {
    const { x, y, land, animals, city } = cell;
    return (
      <g transform={`translate(${x * SIDE} ${y * SIDE})`}>
        {land === undefined ? (
          <FreeCell />
        ) : (
          <g key={land} className="tile">
            <TileGround cell={{ ...cell, land }} letters={letters} />
            {animals > 0 && <Herd count={animals} land={land} />}
            {city !== undefined && <CityPlaque key={city.id} city={city} />}
          </g>
        )}
      </g>
    );
  },
  (one, other) => sameCell(one.cell, other.cell) && one.letters === other.letters,
);

/** Marks on cities, above everything else: the number of needs that would be met. */
export function Marks({
  position,
  marks,
}: {
  readonly position: WorldPosition;
  readonly marks: ReadonlyMap<number, Mark>;
}) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus.
    <g className="marks" aria-hidden="true">
      {position.cells.map(({ place, x, y }) => {
        const mark = marks.get(place);
        if (mark === undefined) return null;
        return (
          <g key={place} transform={`translate(${x * SIDE} ${y * SIDE - 44})`}>
            <MarkSign mark={mark} />
          </g>
        );
      })}
    </g>
  );
}

function MarkSign({ mark: { from, to, destroyed } }: { readonly mark: Mark }) {
  const isLoss = destroyed || (from !== undefined && to < from);
  const text = destroyed ? '✕' : from === undefined ? `${to}` : `${from}→${to}`;
  const half = 12 + text.length * 6;
  return (
    <g className={isLoss ? 'mark mark-loss' : 'mark mark-gain'}>
      <rect x={-half} y={-17} width={2 * half} height={34} rx={17} />
      <text y={8}>{text}</text>
    </g>
  );
}
