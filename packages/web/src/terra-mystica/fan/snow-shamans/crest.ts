import type { Arms } from '../../../ui/crests/arms.ts';
import { cuts, disc } from '../../../ui/crests/strokes.ts';

/** A drum with a star of snow, between antlers. */
export const crest: Arms = {
  field: 'white',
  division: 'chevron-foot',
  second: 'grey',
  metal: 'violet',
  accent: 'ivory',
  border: 'indented',
  rim: 'black',
  charge: [
    {
      paint: 'metal',
      d: 'M38 38C27 35 21 29 20 14L25 15C26 20 27 23 29 26L31 15L36 16L34 30C36 32 39 33 42 33Z',
      fold: 'pair',
    },
    { paint: 'metal', d: disc(50, 66, 33) },
    { paint: 'accent', d: disc(50, 66, 25) },
    { paint: 'line', d: 'M50 45V87M31.8 55.5L68.2 76.5M31.8 76.5L68.2 55.5' },
    {
      paint: 'line',
      d: 'M45 48L50 53L55 48M45 84L50 79L55 84M32 61L39 59L37 52M68 61L61 59L63 52M32 71L39 73L37 80M68 71L61 73L63 80',
      from: 'middle',
    },
    { paint: 'ink', d: disc(50, 66, 3.4) },
    {
      paint: 'cut',
      d: cuts([80, 58, 73, 60], [82, 67, 75, 67], [80, 76, 73, 74], [74, 85, 69, 81]),
    },
  ],
};
