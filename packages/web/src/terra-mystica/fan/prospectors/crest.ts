import type { Arms } from '../../../ui/crests/arms.ts';
import { cuts, disc } from '../../../ui/crests/strokes.ts';

/** A pick over a pan with gold in it. */
export const crest: Arms = {
  field: 'brown',
  division: 'base',
  second: 'yellow',
  metal: 'ivory',
  accent: 'yellow',
  border: 'plain',
  rim: 'yellow',
  charge: [
    { paint: 'accent', d: 'M43 44L49 41L72 86L65 90Z' },
    {
      paint: 'metal',
      d: 'M18 54C22 36 34 24 54 19C62 17 70 18 76 21C68 24 62 27 58 31L61 37L52 42L48 36C37 40 27 45 18 54Z',
    },
    { paint: 'line', d: 'M26 43C34 34 44 28 56 25', from: 'middle' },
    { paint: 'metal', d: 'M50 78H14C16 93 31 102 50 102', fold: 'join' },
    { paint: 'line', d: 'M50 84H20', fold: 'join', from: 'middle' },
    { paint: 'accent', d: disc(38, 76, 5.5) },
    { paint: 'accent', d: disc(50, 73, 6.5) },
    { paint: 'accent', d: disc(61, 77, 5) },
    { paint: 'accent', d: 'M20 64L26 62L29 67L24 71L18 69ZM77 58L83 57L85 63L80 66L75 63Z' },
    {
      paint: 'cut',
      d: cuts([80, 84, 72, 86], [75, 91, 67, 91], [68, 97, 60, 95], [62, 66, 57, 66]),
    },
  ],
};
