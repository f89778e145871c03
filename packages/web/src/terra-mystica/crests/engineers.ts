import type { Arms } from '../../ui/crests/arms.ts';
import { cuts, disc } from '../../ui/crests/strokes.ts';

/** Dividers over a bridge. */
export const engineers: Arms = {
  field: 'black',
  division: 'base',
  second: 'blue',
  metal: 'yellow',
  accent: 'ivory',
  border: 'double',
  rim: 'grey',
  charge: [
    {
      paint: 'accent',
      d: 'M50 71C38 71 27 73 18 79V91H25C26 84 35 84 36 91H41C42 85 46 83 50 83',
      fold: 'join',
    },
    { paint: 'line', d: 'M20 82C30 77 39 75 50 75C61 75 70 77 80 82', from: 'middle' },
    { paint: 'cut', d: cuts([68, 86, 64, 82], [60, 84, 57, 80]) },
    { paint: 'metal', d: 'M46 24L29 74L27 88L36 77L51 32Z', fold: 'pair' },
    { paint: 'line', d: 'M35 55C45 60 55 60 65 55' },
    { paint: 'metal', d: disc(50, 26, 9) },
    { paint: 'ink', d: disc(50, 26, 3.2) },
    { paint: 'metal', d: 'M50 11H47.5V18H50', fold: 'join' },
    { paint: 'cut', d: cuts([67, 60, 62, 58], [70, 68, 65, 66], [58, 29, 54, 29]) },
  ],
};
