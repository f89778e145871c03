import type { Arms } from '../../ui/crests/arms.ts';
import { cuts, disc } from '../../ui/crests/strokes.ts';

/** A helmet and a beard. */
export const dwarves: Arms = {
  field: 'grey',
  division: 'saltire-sides',
  second: 'black',
  metal: 'brown',
  accent: 'ivory',
  border: 'embattled',
  rim: 'black',
  charge: [
    {
      paint: 'metal',
      d: 'M50 60C40 62 30 58 28 48C22 62 24 80 34 92C40 100 46 105 50 107',
      fold: 'join',
    },
    {
      paint: 'line',
      d: 'M38 74C38 84 40 92 45 99M62 74C62 84 60 92 55 99M50 78V103',
      from: 'middle',
    },
    {
      paint: 'cut',
      d: cuts([74, 66, 67, 68], [73, 74, 66, 76], [70, 82, 64, 83], [66, 89, 60, 89]),
    },
    { paint: 'accent', d: 'M50 46H33C33 56 36 62 41 67H50', fold: 'join' },
    { paint: 'ink', d: 'M37 53H46V58C43 60 39 59 37 53Z', fold: 'pair' },
    { paint: 'metal', d: 'M50 66C43 61 33 64 25 74C35 79 45 77 50 71', fold: 'join' },
    { paint: 'accent', d: 'M50 14C35 15 26 28 26 47H50', fold: 'join' },
    { paint: 'metal', d: 'M50 12H46.5V60C47 63 48 65 50 66', fold: 'join' },
    { paint: 'metal', d: 'M50 41H24V50H50', fold: 'join' },
    {
      paint: 'ink',
      d: `${disc(33, 45.5, 2)}${disc(41, 45.5, 2)}${disc(59, 45.5, 2)}${disc(67, 45.5, 2)}`,
      from: 'middle',
    },
    { paint: 'cut', d: cuts([72, 36, 64, 36], [69, 29, 62, 30], [65, 23, 59, 25]) },
  ],
};
