import type { Arms } from '../../../ui/crests/arms.ts';
import { cuts, disc } from '../../../ui/crests/strokes.ts';

/** A footprint that burns. */
export const crest: Arms = {
  field: 'orange',
  division: 'rays',
  second: 'red',
  metal: 'black',
  accent: 'yellow',
  border: 'rayonny',
  rim: 'black',
  charge: [
    {
      paint: 'accent',
      d: 'M54 10C57 24 73 29 79 45C86 62 81 86 66 97C57 103 42 103 33 97C18 87 15 66 24 50C29 53 31 57 32 61C38 49 32 40 36 26C44 30 47 36 48 42C54 33 56 22 54 10Z',
    },
    {
      paint: 'metal',
      d: 'M50 52C60 50 68 56 66 66C65 73 61 78 62 86C62 93 57 96 51 95C44 94 43 88 44 82C45 74 39 71 39 63C39 57 43 53 50 52Z',
    },
    { paint: 'metal', d: disc(40.5, 48, 4.6) },
    { paint: 'metal', d: disc(50, 44.5, 3.8) },
    { paint: 'metal', d: disc(57.5, 45.5, 3.4) },
    { paint: 'metal', d: disc(64, 49, 3) },
    { paint: 'metal', d: disc(68.5, 55, 2.6) },
    { paint: 'line', d: 'M26 62C22 74 27 86 36 92M74 48C79 60 79 72 74 82', from: 'middle' },
    { paint: 'cut', d: cuts([80, 62, 74, 63], [79, 74, 72, 73], [73, 86, 67, 84]) },
  ],
};
