import type { Arms, Placement } from '../../ui/crests/arms.ts';
import { cuts, disc } from '../../ui/crests/strokes.ts';

const RAYS: readonly Placement[] = [-62, -31, 0, 31, 62].map((turn) => ({ turn, y: 2 }));

/** The eye that sees every cult. */
export const cultists: Arms = {
  field: 'brown',
  division: 'chevron-foot',
  second: 'black',
  metal: 'ivory',
  accent: 'red',
  border: 'beaded',
  rim: 'yellow',
  charge: [
    { paint: 'metal', d: 'M45 34L50 12L55 34Z', at: RAYS },
    {
      paint: 'metal',
      d: 'M13 58C26 40 38 35 50 35C62 35 74 40 87 58C74 75 62 80 50 80C38 80 26 75 13 58Z',
    },
    { paint: 'accent', d: disc(50, 57.5, 16.5) },
    { paint: 'ink', d: disc(50, 57.5, 8.5) },
    { paint: 'metal', d: disc(45.5, 52.5, 3), from: 'middle' },
    { paint: 'line', d: 'M22 55C31 46 40 43 50 43C60 43 69 46 78 55', from: 'near' },
    {
      paint: 'cut',
      d: cuts(
        [64, 66, 58, 63],
        [60, 71, 55, 66],
        [53, 73, 51, 67],
        [83, 61, 75, 62],
        [78, 67, 71, 66],
      ),
    },
    {
      paint: 'accent',
      d: 'M50 84C46 90 45 94 45 97C45 100.5 47 102.5 50 102.5',
      fold: 'join',
    },
    {
      paint: 'metal',
      d: 'M33 80C30 85 29 88 29 90.5C29 95.5 37 95.5 37 90.5C37 88 36 85 33 80Z',
      fold: 'pair',
      from: 'middle',
    },
  ],
};
