import type { Arms } from '../../ui/crests/arms.ts';
import { cuts } from '../../ui/crests/strokes.ts';

/** A flame that laughs. */
export const fireSprites: Arms = {
  field: 'black',
  division: 'chevron-foot',
  second: 'red',
  metal: 'yellow',
  accent: 'orange',
  border: 'rayonny',
  rim: 'red',
  charge: [
    {
      paint: 'accent',
      d: 'M50 100C33 100 20 88 20 71C20 59 27 53 27 42C27 37 26 33 24 29C34 33 40 40 40 48C45 40 43 26 51 13C55 25 64 31 65 43C68 39 70 35 70 28C79 38 81 52 80 68C79 88 67 100 50 100Z',
    },
    {
      paint: 'metal',
      d: 'M50 97C38 97 29 88 29 76C29 66 35 61 37 54C41 57 43 60 43 64C48 58 47 46 52 36C54 46 61 52 61 62C64 60 66 58 67 54C71 60 72 67 71 76C70 89 62 97 50 97Z',
    },
    { paint: 'ink', d: 'M36 70C40 69 45 72 46 77C41 79 37 76 36 70Z', fold: 'pair' },
    {
      paint: 'ink',
      d: 'M37 83C42 86 46 86.5 50 86.5C54 86.5 58 86 63 83C61 90 56 93 50 93C44 93 39 90 37 83Z',
    },
    {
      paint: 'cut',
      d: cuts(
        [78, 60, 72, 62],
        [79, 68, 73, 69],
        [78, 76, 73, 76],
        [75, 84, 70, 82],
        [69, 91, 65, 87],
        [63, 38, 57, 42],
        [58, 27, 53, 33],
        [76, 46, 71, 50],
      ),
    },
  ],
};
