import type { Arms } from '../../../ui/crests/arms.ts';
import { cuts, disc } from '../../../ui/crests/strokes.ts';

/** A parakeet with raised crest. */
export const crest: Arms = {
  field: 'green',
  division: 'bend-side',
  second: 'teal',
  metal: 'yellow',
  accent: 'ivory',
  border: 'indented',
  rim: 'ivory',
  charge: [
    {
      paint: 'accent',
      d: 'M56 30C54 22 57 15 64 11C65 15 65 18 64 21C68 16 73 14 79 14C78 19 76 22 72 25C77 24 81 25 84 28C80 33 75 35 69 36Z',
    },
    { paint: 'line', d: 'M60 27C60 22 61 18 63 15M66 29C69 24 73 20 77 17', from: 'middle' },
    {
      paint: 'metal',
      d: 'M54 24C41 24 31 33 30 45C30 50 31 54 33 58C36 67 35 77 30 86C36 94 43 100 50 104C60 99 70 90 77 79C81 70 82 60 79 50C75 35 66 25 54 24Z',
    },
    {
      paint: 'accent',
      d: 'M36 37C25 35 17 41 16 51C15 60 19 67 25 72C26 65 30 61 37 59C42 53 42 43 36 37Z',
    },
    { paint: 'ink', d: 'M24 71C22 67 24 61 30 60L37 59C35 64 31 69 24 71Z' },
    { paint: 'line', d: 'M23 45C26 43 29 42 32 43', from: 'middle' },
    { paint: 'accent', d: disc(51, 44, 7.5) },
    { paint: 'ink', d: disc(50, 44, 3.6) },
    {
      paint: 'line',
      d: 'M46 66C50 70 55 70 59 66C63 70 68 70 72 66M42 79C46 83 51 83 55 79C59 83 64 83 68 79M46 91C50 95 54 94 57 91',
      from: 'middle',
    },
    {
      paint: 'cut',
      d: cuts([77, 50, 70, 50], [79, 59, 73, 58], [76, 75, 71, 73], [69, 85, 64, 83]),
    },
  ],
};
