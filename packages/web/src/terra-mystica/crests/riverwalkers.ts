import type { Arms } from '../../ui/crests/arms.ts';
import { cuts } from '../../ui/crests/strokes.ts';

/** A heron that wades. */
export const riverwalkers: Arms = {
  field: 'teal',
  division: 'fess-foot',
  second: 'blue',
  metal: 'ivory',
  accent: 'yellow',
  border: 'wavy',
  rim: 'ivory',
  charge: [
    { paint: 'accent', d: 'M32 25L12 31L33 33Z' },
    { paint: 'accent', d: 'M53 70L51 98H55L57 70ZM61 70L66 84L60 98H64.5L70.5 84L65 69Z' },
    {
      paint: 'metal',
      d: 'M46 24C42 19 34 19 30 25C30 31 33 35 38 34C42 38 42 44 38 50C33 58 36 68 46 72C58 76 72 73 86 80C82 66 72 52 56 49C50 48 47 45 48 38C49 33 49 28 46 24Z',
    },
    { paint: 'ink', d: 'M43 22C50 20 56 22 60 27C54 27 49 27 45 26Z' },
    { paint: 'ink', d: 'M35 25C35 22.5 38.5 22.5 38.5 25C38.5 27.5 35 27.5 35 25Z' },
    { paint: 'line', d: 'M50 56C60 56 68 62 74 70M48 62C56 63 62 66 66 70', from: 'middle' },
    {
      paint: 'cut',
      d: cuts(
        [82, 76, 73, 71],
        [75, 73, 66, 69],
        [64, 72, 56, 68],
        [53, 72, 47, 67],
        [46, 45, 42, 47],
      ),
    },
    {
      paint: 'line',
      d: 'M27 96C31 92 35 92 39 96C43 100 47 100 51 96C55 92 59 92 63 96C67 100 71 100 75 96M38 104C42 100 46 100 50 104C54 108 58 108 62 104',
    },
  ],
};
