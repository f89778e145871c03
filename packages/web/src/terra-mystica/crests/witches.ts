import type { Arms } from '../../ui/crests/arms.ts';
import { cuts } from '../../ui/crests/strokes.ts';

/** A broom across the moon. */
export const witches: Arms = {
  field: 'green',
  division: 'bend-side',
  second: 'black',
  metal: 'ivory',
  accent: 'yellow',
  border: 'engrailed',
  rim: 'black',
  charge: [
    {
      paint: 'metal',
      d: 'M66 17C38 13 16 33 16 58C16 82 36 100 60 96C44 90 34 76 34 58C34 39 46 22 66 17Z',
    },
    {
      paint: 'cut',
      d: cuts([36, 70, 28, 68], [40, 79, 31, 78], [46, 87, 38, 88], [34, 61, 26, 60]),
    },
    { paint: 'accent', d: 'M82 20L86 24L55 61L50 57Z' },
    {
      paint: 'accent',
      d: 'M46 52L59 64C58 79 48 92 28 97C31 92 32 89 32 86C28 88 25 89 21 89C25 85 26 82 26 79C23 80 21 80 18 79C28 74 32 58 46 52Z',
    },
    { paint: 'line', d: 'M44 60C40 70 36 76 30 82M51 66C48 76 44 83 38 89', from: 'middle' },
    { paint: 'ink', d: 'M45 51L49 48L62 60L59 65Z' },
    {
      paint: 'metal',
      d: 'M72 62L74.5 68.5L81 69L76 73.5L78 80L72 76.5L66 80L68 73.5L63 69L69.5 68.5Z',
    },
  ],
};
