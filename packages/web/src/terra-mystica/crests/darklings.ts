import type { Arms } from '../../ui/crests/arms.ts';
import { cuts } from '../../ui/crests/strokes.ts';

/** A hood, a beak, and eyes that shine. */
export const darklings: Arms = {
  field: 'ivory',
  division: 'gyronny',
  second: 'violet',
  metal: 'black',
  accent: 'yellow',
  border: 'indented',
  rim: 'black',
  charge: [
    {
      paint: 'metal',
      d: 'M50 13C33 19 23 36 24 56C25 70 23 80 20 87C28 95 38 101 50 104',
      fold: 'join',
    },
    { paint: 'ink', d: 'M50 32C40 35 33 46 34 58C35 68 38 74 42 80H50', fold: 'join' },
    { paint: 'accent', d: 'M36 54C40 48 46 50 47.5 57C43 61 38 60 36 54Z', fold: 'pair' },
    { paint: 'accent', d: 'M50 60C45 62 43 67 44 73C45 80 48 86 50 94', fold: 'join' },
    { paint: 'line', d: 'M46 69H46.1M54 69H54.1M50 66V88', from: 'middle' },
    {
      paint: 'cut',
      d: cuts(
        [76, 46, 70, 50],
        [77, 56, 70, 58],
        [77, 66, 69, 67],
        [79, 75, 69, 75],
        [81, 84, 69, 83],
        [80, 92, 66, 90],
      ),
    },
    {
      paint: 'line',
      d: 'M30 64C30 76 28 84 26 90M37 80C36 87 35 92 33 96',
      fold: 'pair',
      from: 'middle',
    },
  ],
};
