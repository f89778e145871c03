import type { Arms } from '../../ui/crests/arms.ts';
import { cuts } from '../../ui/crests/strokes.ts';

/** A drop above a water lily. */
export const waterSprites: Arms = {
  field: 'blue',
  division: 'barry-wavy',
  second: 'teal',
  metal: 'ivory',
  accent: 'white',
  border: 'wavy',
  rim: 'ivory',
  charge: [
    { paint: 'accent', d: 'M50 15C45 26 37 33 37 42C37 50 43 55 50 55', fold: 'join' },
    { paint: 'line', d: 'M43 41C43 46 46 49 50 50', from: 'middle' },
    { paint: 'cut', d: cuts([62, 44, 56, 44], [60, 49, 54, 48], [61, 39, 57, 39]) },
    { paint: 'accent', d: 'M38 94C40 101 45 105 50 106', fold: 'join' },
    { paint: 'metal', d: 'M43 96C28 97 17 87 14 71C25 70 36 77 44 88Z', fold: 'pair' },
    { paint: 'metal', d: 'M46 96C33 90 25 77 28 62C38 66 45 75 48 87Z', fold: 'pair' },
    { paint: 'metal', d: 'M50 60C42 68 38 80 42 91C45 95 48 97 50 97', fold: 'join' },
    { paint: 'line', d: 'M50 72V88', from: 'middle' },
    {
      paint: 'cut',
      d: cuts([58, 88, 55, 78], [66, 86, 65, 76], [79, 82, 73, 79], [72, 90, 66, 85]),
    },
  ],
};
