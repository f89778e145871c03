import type { BoardHex } from './position.ts';

/** The distance of two rows of hexes, in the unit of the hexes. */
const ROW = Math.sqrt(3) / 2;
/** Coordinates that differ by less than this count as equal. */
const NEAR = 0.3;

/**
 * The hex of a town whose pennant hides least: one with water or nothing above it, else with empty
 * land, else in the highest row (where the frame would cut it off), else with a structure above it.
 * Among equal ones, the highest.
 */
export function flagHex(
  hexes: readonly Pick<BoardHex, 'x' | 'y' | 'terrain' | 'building'>[],
  town: readonly number[],
): number {
  const top = Math.min(...hexes.map(({ y }) => y));
  const hidden = (hex: number) => {
    const { x, y } = hexes[hex];
    if (y < top + NEAR) return 2;
    const above = hexes.find(
      (each) => Math.abs(each.x - x - 0.5) < NEAR && Math.abs(each.y - y + ROW) < NEAR,
    );
    if (above === undefined || above.terrain === 'river') return 0;
    return above.building === 'none' ? 1 : 3;
  };
  return town.toSorted(
    (one, other) => hidden(one) - hidden(other) || hexes[one].y - hexes[other].y || one - other,
  )[0];
}
