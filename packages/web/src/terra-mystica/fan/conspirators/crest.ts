import type { Arms } from '../../../ui/crests/arms.ts';
import { cuts, disc } from '../../../ui/crests/strokes.ts';

/** A mask, and two daggers behind it. */
export const crest: Arms = {
  field: 'grey',
  division: 'bend-sinister-side',
  second: 'red',
  metal: 'black',
  accent: 'ivory',
  border: 'indented',
  rim: 'ivory',
  charge: [
    { paint: 'accent', d: 'M18 17L24 15L66 76L60 80Z', fold: 'pair' },
    { paint: 'metal', d: 'M56 82L69 73L72 77L66 81L76 95L70 100L60 86L59 87Z', fold: 'pair' },
    {
      paint: 'metal',
      d: 'M50 35C40 31 28 31 17 35C15 50 20 66 33 70C41 71 46 66 50 61',
      fold: 'join',
    },
    { paint: 'accent', d: 'M26 45C32 41 40 43 43 50C37 56 29 55 26 45Z', fold: 'pair' },
    { paint: 'ink', d: disc(36, 49.5, 3) },
    { paint: 'ink', d: disc(64, 49.5, 3) },
    { paint: 'line', d: 'M50 40V56', from: 'near' },
    { paint: 'cut', d: cuts([79, 44, 73, 46], [77, 54, 71, 55], [73, 62, 67, 62]) },
  ],
};
