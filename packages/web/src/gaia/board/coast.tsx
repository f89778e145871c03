import { memo } from 'preact/compat';
import { SIDE } from './geometry.ts';
import type { WorldCell } from './position.ts';

/** The distances of the shelf's lines from the tiles. */
const SHELF = [46, 38, 31, 24, 18, 12, 7] as const;
const SAND = 3;

/** The sea around the world: lines that follow its outline, and a band of sand along the tiles. */
export const Coast = memo(
  function Coast({ cells }: { readonly cells: readonly WorldCell[] }) {
    const tiles = cells.filter(({ land }) => land !== undefined);
    return (
      <g className="coast">
        {SHELF.map((by) => {
          const d = around(tiles, by);
          // The strokes of neighbours overlap; the fills drawn after them leave only the outline.
          return (
            <g key={by}>
              <path className="shelf-line" d={d} />
              <path className="shelf-water" d={d} />
            </g>
          );
        })}
        <path className="shore-ink" d={around(tiles, SAND)} />
        <path className="shore-sand" d={around(tiles, SAND)} />
      </g>
    );
  },
  ({ cells: one }, { cells: other }) => landIn(one) === landIn(other),
);

/** The tiles of a world as text: the coast is drawn again only if this changes. */
function landIn(cells: readonly WorldCell[]): string {
  return cells.flatMap(({ place, land }) => (land === undefined ? [] : [place])).join();
}

/** Tiles that are larger on every side, with round corners. */
function around(tiles: readonly WorldCell[], by: number): string {
  const half = SIDE / 2 + by;
  const straight = 2 * half - 2 * by;
  return tiles
    .map(({ x, y }) => {
      const [left, top] = [x * SIDE - half, y * SIDE - half];
      const corner = (dx: number, dy: number) => `a${by} ${by} 0 0 1 ${dx} ${dy}`;
      return `M${left + by} ${top}h${straight}${corner(by, by)}v${straight}${corner(-by, by)}h${-straight}${corner(-by, -by)}v${-straight}${corner(by, -by)}Z`;
    })
    .join('');
}
