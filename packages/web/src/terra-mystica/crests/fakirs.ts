import type { Arms } from '../../ui/crests/arms.ts';
import { cuts, disc } from '../../ui/crests/strokes.ts';

/** A wise man on his carpet, over the clouds. */
export const fakirs: Arms = {
  field: 'orange',
  division: 'rays',
  second: 'yellow',
  metal: 'brown',
  accent: 'ivory',
  border: 'engrailed',
  rim: 'red',
  charge: [
    {
      paint: 'accent',
      d: 'M50 45C42 46 36 51 35 60C33 68 28 72 20 75C18 82 24 87 34 86L50 86',
      fold: 'join',
    },
    {
      paint: 'line',
      d: 'M39 54C40 64 40 70 37 74C42 79 46 80 50 80M61 54C60 64 60 70 63 74C58 79 54 80 50 80M28 79C34 76 40 78 46 81M72 79C66 76 60 78 54 81',
      from: 'middle',
    },
    { paint: 'metal', d: disc(50, 35, 9.5) },
    { paint: 'metal', d: 'M50 38H43C42 47 45 52 50 56', fold: 'join' },
    { paint: 'accent', d: 'M50 13C41 13 36 20 37 29C41 33 46 33 50 33', fold: 'join' },
    { paint: 'line', d: 'M38 25C44 22 52 24 61 30M41 17C48 18 56 22 62 27', from: 'middle' },
    { paint: 'ink', d: 'M50 20C47 23 47 26 50 29', fold: 'join', from: 'middle' },
    { paint: 'line', d: 'M44 37H47.5M52.5 37H56', from: 'middle' },
    { paint: 'cut', d: cuts([64, 60, 58, 61], [66, 67, 59, 67], [78, 78, 70, 78]) },
    {
      paint: 'metal',
      d: 'M18 83C28 78 39 90 50 85C61 80 72 91 82 84L77 94C68 99 60 91 50 96C39 101 31 90 23 93Z',
    },
    { paint: 'line', d: 'M21 88C30 84 40 95 50 90.5C60 86 71 95 79 89', from: 'middle' },
  ],
};
