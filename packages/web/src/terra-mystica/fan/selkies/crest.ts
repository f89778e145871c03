import type { Arms } from '../../../ui/crests/arms.ts';
import { cuts, disc } from '../../../ui/crests/strokes.ts';

/** A seal that looks out of the water. */
export const crest: Arms = {
  field: 'white',
  division: 'fess-foot',
  second: 'blue',
  metal: 'blue',
  accent: 'black',
  border: 'wavy',
  rim: 'black',
  charge: [
    {
      paint: 'metal',
      d: 'M50 18C36 18 27 28 27 43C27 57 22 66 16 78C24 86 36 90 50 90',
      fold: 'join',
    },
    { paint: 'ink', d: disc(40, 43, 4.4) },
    { paint: 'ink', d: disc(60, 43, 4.4) },
    { paint: 'accent', d: 'M50 54C43 53 37 57 37 62C38 68 45 69 50 65', fold: 'join' },
    { paint: 'ink', d: 'M50 52H45C45 56 47 58 50 59', fold: 'join' },
    { paint: 'line', d: 'M37 60L20 56M37 63L20 65M38 66L24 72', fold: 'pair', from: 'middle' },
    { paint: 'line', d: 'M50 65V69C47 73 44 73 42 71M50 69C53 73 56 73 58 71', from: 'middle' },
    { paint: 'line', d: 'M35 33C38 29 42 28 45 30', fold: 'pair', from: 'near' },
    {
      paint: 'metal',
      d: 'M13 84C21 77 29 91 38 84C46 78 54 91 62 84C70 78 78 90 87 82L82 93C74 98 68 91 60 96C52 101 46 92 38 97C32 100 24 97 19 93Z',
    },
    {
      paint: 'line',
      d: 'M18 88C25 84 31 95 39 90C47 85 54 96 62 90C70 85 76 94 83 88',
      from: 'middle',
    },
    {
      paint: 'cut',
      d: cuts([72, 46, 66, 47], [73, 55, 66, 54], [76, 66, 69, 68], [80, 75, 71, 76]),
    },
  ],
};
