/**
 * The sign of each land in all games, as path data around 0, 0, about 44 wide, so that lands differ
 * without colour.
 */
export const MOTIFS = {
  desert: 'M-20-3Q-10-13 0-3M0-3Q10-13 20-3M-12 10Q-2 0 8 10',
  plains: 'M-16-10H16M-16 0H16M-16 10H16M-9-15V15M9-15V15',
  swamp: 'M-14 10V-8M-4 10V-15M6 10V-10M15 10V-3M-19 13H20',
  lake: 'M-20-6Q-13-13-6-6T8-6T22-6M-22 7Q-15 0-8 7T6 7T20 7',
  forest: 'M-10 11V15M-20 11L-10-10L0 11ZM11 11V15M2 11L11-14L21 11Z',
  mountains: 'M-22 12L-9-9L-1 5L8-14L22 12M3-4L8 0L13-4',
  wasteland: 'M-22 12H-14V-9H-3V12M-3 1H9V12M9-12H17V12H22',
  ice: 'M0-15V15M-13-8L13 8M-13 8L13-8',
  volcano: 'M-20 13L-6-8H6L20 13M-3-14Q0-20 3-14',
} as const;

/**
 * The path with all its numbers multiplied. It must contain only straight lines and curves, no
 * arcs.
 */
export function scaled(path: string, by: number): string {
  return path.replace(/-?\d+/g, (number) => `${Math.round(Number(number) * by * 10) / 10}`);
}
