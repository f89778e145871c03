import type { BoardHex } from './position.ts';

/** Rows of hexes lie so far apart. */
const ROW = Math.sqrt(3) / 2;
/** The distances within which a place counts as the one that is meant. */
const NEAR = 0.3;

/**
 * The hex of a town whose pennant hides least: with water or nothing above it, then with empty land, then in the highest
 * row, where the frame would cut it, and last with a structure above it. Of those the highest.
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
