import type { Arms } from '../../../ui/crests/arms.ts';
import { cuts } from '../../../ui/crests/strokes.ts';

/** A goat's head, full face. */
export const crest: Arms = {
  field: 'black',
  division: 'pale-side',
  second: 'grey',
  metal: 'ivory',
  accent: 'brown',
  border: 'embattled',
  rim: 'grey',
  charge: [
    {
      paint: 'accent',
      d: 'M42 36C36 24 26 17 15 19C11 31 17 46 30 50C26 43 23 35 25 30C31 31 36 38 38 46Z',
      fold: 'pair',
    },
    {
      paint: 'line',
      d: 'M20 25C24 25 28 27 31 30M18 33C22 33 25 34 28 36',
      fold: 'pair',
      from: 'middle',
    },
    {
      paint: 'metal',
      d: 'M50 34C43 34 38 38 37 45C29 44 21 48 17 56C25 61 33 60 38 56C38 68 41 79 45 87C44 94 46 100 50 106',
      fold: 'join',
    },
    { paint: 'ink', d: 'M39 54C42 51 46 53 47 57C44 59 41 58 39 54Z', fold: 'pair' },
    { paint: 'ink', d: 'M50 79H46C45 82 47 85 50 86', fold: 'join' },
    { paint: 'line', d: 'M24 54C29 54 33 54 36 52', fold: 'pair', from: 'middle' },
    {
      paint: 'line',
      d: 'M50 86V91M46 94C48 96 48 99 47 101M54 94C52 96 52 99 53 101',
      from: 'middle',
    },
    { paint: 'line', d: 'M47 40C46 46 47 50 48 54', fold: 'pair', from: 'near' },
    { paint: 'cut', d: cuts([60, 62, 54, 62], [59, 69, 54, 70], [58, 76, 54, 76]) },
  ],
};
