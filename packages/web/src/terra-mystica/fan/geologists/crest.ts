import type { Arms } from '../../../ui/crests/arms.ts';
import { cuts } from '../../../ui/crests/strokes.ts';

/** A crystal, grown out of the layers of the ground. */
export const crest: Arms = {
  field: 'violet',
  division: 'barry',
  second: 'brown',
  metal: 'ivory',
  accent: 'teal',
  border: 'plain',
  rim: 'ivory',
  charge: [
    {
      paint: 'accent',
      d: 'M15 84C25 78 35 86 50 80C64 75 74 84 86 77C83 86 77 93 69 99H31C23 94 18 90 15 84Z',
    },
    { paint: 'line', d: 'M22 91C32 87 40 93 52 88C62 84 70 91 79 87', from: 'middle' },
    { paint: 'metal', d: 'M50 14L36 30L38 82H50', fold: 'join' },
    { paint: 'metal', d: 'M27 45L16 55L24 82H38L36 56Z', fold: 'pair' },
    { paint: 'line', d: 'M50 14L45 34L46 82M36 30L45 34L64 30' },
    { paint: 'line', d: 'M27 45L28 59L33 82M16 55L28 59L36 56', fold: 'pair', from: 'middle' },
    { paint: 'shade', d: 'M64 30L50 34L50 80L62 80Z' },
    { paint: 'line', d: 'M45 34L55 34L64 30M50 34V82', from: 'middle' },
    {
      paint: 'cut',
      d: cuts(
        [61, 40, 54, 42],
        [61, 50, 54, 52],
        [61, 60, 54, 62],
        [61, 70, 54, 72],
        [76, 70, 70, 66],
      ),
    },
  ],
};
