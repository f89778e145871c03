import type { Arms } from '../../../ui/crests/arms.ts';
import { cuts, disc } from '../../../ui/crests/strokes.ts';

/** A face with long ears, and all its teeth. */
export const crest: Arms = {
  field: 'black',
  division: 'lozengy',
  second: 'grey',
  metal: 'green',
  accent: 'ivory',
  border: 'rayonny',
  rim: 'ivory',
  charge: [
    {
      paint: 'metal',
      d: 'M50 24C38 24 31 31 29 42C22 34 14 31 8 33C9 46 16 57 28 60C29 76 37 92 50 98',
      fold: 'join',
    },
    { paint: 'line', d: 'M14 38C19 42 24 48 27 54', fold: 'pair', from: 'middle' },
    { paint: 'accent', d: 'M31 50C36 44 44 47 46 54C41 59 34 58 31 50Z', fold: 'pair' },
    { paint: 'ink', d: disc(40, 53, 2.8) },
    { paint: 'ink', d: disc(60, 53, 2.8) },
    { paint: 'line', d: 'M29 45L45 50', fold: 'pair' },
    { paint: 'ink', d: 'M50 56C47 60 45 65 46 68C47 70 49 69 50 68', fold: 'join', from: 'middle' },
    { paint: 'ink', d: 'M50 75H33C35 84 42 89 50 89', fold: 'join' },
    { paint: 'accent', d: 'M35 75H41L38 81ZM43 75H49L46 80Z', fold: 'pair' },
    { paint: 'accent', d: 'M41 86L44 81L47 88Z', fold: 'pair' },
    { paint: 'cut', d: cuts([66, 36, 61, 38], [70, 64, 65, 64], [69, 71, 65, 72]) },
  ],
};
