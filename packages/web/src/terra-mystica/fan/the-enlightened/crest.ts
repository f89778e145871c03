import type { Arms } from '../../../ui/crests/arms.ts';
import { cuts, disc } from '../../../ui/crests/strokes.ts';

/** An eye that opens in a lotus, and its rays. */
export const crest: Arms = {
  field: 'green',
  division: 'rays',
  second: 'yellow',
  metal: 'ivory',
  accent: 'yellow',
  border: 'plain',
  rim: 'yellow',
  charge: [
    { paint: 'accent', d: 'M50 12L46 30H50', fold: 'join' },
    { paint: 'accent', d: 'M33 16L37 33L43 30ZM20 28L30 40L34 34Z', fold: 'pair' },
    { paint: 'metal', d: 'M50 36C37 36 26 44 19 55C26 66 37 74 50 74', fold: 'join' },
    { paint: 'accent', d: disc(50, 55, 12) },
    { paint: 'ink', d: disc(50, 55, 5.4) },
    { paint: 'line', d: 'M24 55C30 47 39 42 50 42', fold: 'pair', from: 'middle' },
    { paint: 'metal', d: 'M50 68C44 74 42 84 50 97', fold: 'join' },
    {
      paint: 'metal',
      d: 'M42 74C34 73 26 76 22 82C28 92 39 97 49 97C43 91 40 83 42 74Z',
      fold: 'pair',
    },
    {
      paint: 'line',
      d: 'M50 80V92M30 83C35 86 39 89 43 93M70 83C65 86 61 89 57 93',
      from: 'middle',
    },
    {
      paint: 'cut',
      d: cuts([75, 55, 68, 50], [73, 61, 66, 60], [72, 82, 64, 84], [58, 76, 56, 85]),
    },
  ],
};
