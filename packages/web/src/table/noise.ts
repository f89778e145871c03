import type { ToldAnalysis, ToldChoice } from '@pangaea/bots/host';

/**
 * The standard deviation of the difference between two choices, as their lines show it. In points
 * with two seats, half of the points of the rival belong to the difference.
 */
export function noiseOf(
  { seat, unit }: Pick<ToldAnalysis, 'seat' | 'unit'>,
  one: ToldChoice,
  other: ToldChoice,
): number {
  const spreads = [one, other].flatMap(({ points, chances }) => {
    const estimates = unit === 'points' ? points : chances;
    const rival = unit === 'points' && points.length === 2 ? points[1 - seat].spread : 0;
    return [estimates[seat].spread, rival / 2];
  });
  return Math.hypot(...spreads);
}
