import type { Arms } from '../../ui/crests/arms.ts';
import { cuts } from '../../ui/crests/strokes.ts';

/** A tent under the evening star. */
export const nomads: Arms = {
  field: 'yellow',
  division: 'base',
  second: 'orange',
  metal: 'red',
  accent: 'ivory',
  border: 'wavy',
  rim: 'brown',
  charge: [
    { paint: 'metal', d: 'M50 62H23L20 95C29 100 40 101 50 101', fold: 'join' },
    { paint: 'accent', d: 'M31 62L29 98L38 100L40 62Z', fold: 'pair', from: 'middle' },
    { paint: 'ink', d: 'M50 62C49 78 44 92 37 100L50 101', fold: 'join' },
    {
      paint: 'metal',
      d: 'M50 24C46 40 34 51 15 57V63C17 67 23 68 26 63C29 68 36 68 39 63C42 68 47 68 50 63',
      fold: 'join',
    },
    {
      paint: 'accent',
      d: 'M50 24C47 40 40 52 26 59V63C29 68 36 68 39 63C42 54 46 42 50 24Z',
      fold: 'pair',
    },
    { paint: 'accent', d: 'M51 25V9L69 14L56 19Z' },
    { paint: 'line', d: 'M50 26V9' },
    {
      paint: 'cut',
      d: cuts(
        [79, 90, 71, 89],
        [78, 83, 71, 82],
        [78, 76, 71, 75],
        [84, 61, 76, 58],
        [75, 55, 68, 51],
      ),
    },
  ],
};
