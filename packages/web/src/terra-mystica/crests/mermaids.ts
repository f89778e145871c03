import type { Arms } from '../../ui/crests/arms.ts';
import { cuts, disc } from '../../ui/crests/strokes.ts';

/** A shell and its pearl before a trident. */
export const mermaids: Arms = {
  field: 'blue',
  division: 'fess-foot',
  second: 'teal',
  metal: 'ivory',
  accent: 'yellow',
  border: 'engrailed',
  rim: 'ivory',
  charge: [
    {
      paint: 'accent',
      d: 'M50 13L45 22L47.5 22V33H40C37 33 36 31 36 28V23L38.5 23L33.5 14L28.5 23L31 23V29C31 36 34 39 40 39H47.5V50L50 50',
      fold: 'join',
    },
    {
      paint: 'metal',
      d: 'M50 98L45 98L41 90C27 87 17 76 16 65C15 58 19 55 22 55C22 48 27 45 32 47C34 41 41 40 44 44C45 41 48 40 50 40',
      fold: 'join',
    },
    { paint: 'line', d: 'M50 92V46M46 92C43 78 38 62 33 50M42 91C36 81 28 68 22 58', fold: 'pair' },
    {
      paint: 'cut',
      d: cuts([82, 70, 74, 66], [79, 77, 70, 71], [73, 83, 65, 76], [76, 58, 71, 58]),
    },
    { paint: 'metal', d: 'M50 88L37 88L40 98C43 101 47 102 50 102', fold: 'join' },
    { paint: 'accent', d: disc(50, 95, 7.5) },
    { paint: 'line', d: 'M47 93C47.5 91.5 49 90.5 50.5 91', from: 'near' },
  ],
};
