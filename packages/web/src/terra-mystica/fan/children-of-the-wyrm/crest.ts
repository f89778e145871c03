import type { Arms } from '../../../ui/crests/arms.ts';
import { cuts, disc } from '../../../ui/crests/strokes.ts';

/** A wyrm that bites its own tail. */
export const crest: Arms = {
  field: 'black',
  division: 'pile',
  second: 'violet',
  metal: 'yellow',
  accent: 'ivory',
  border: 'engrailed',
  rim: 'violet',
  charge: [
    {
      paint: 'metal',
      d: 'M56 17C33 14 14 33 15 58C16 82 35 100 57 97C77 94 89 76 85 55C83 44 77 36 69 31L60 38C67 42 72 49 73 57C75 71 66 84 53 86C38 88 27 76 26 60C25 43 37 29 53 29C56 29 57 30 58 30C59 34 61 36 64 37L76 26L82 17C74 12 64 13 56 17Z',
    },
    {
      paint: 'accent',
      d: 'M33 30L28 21L39 24ZM20 46L11 42L17 54ZM19 74L11 79L23 84ZM35 92L31 101L43 98ZM63 95L68 102L72 92ZM82 77L90 76L85 68Z',
    },
    { paint: 'ink', d: disc(65, 23, 3) },
    { paint: 'ink', d: 'M70 30L82 22L76 31Z' },
    {
      paint: 'line',
      d: 'M20 58C21 74 31 88 46 92M54 92C66 91 77 82 79 68M22 48C25 38 32 29 42 25',
      from: 'middle',
    },
    {
      paint: 'cut',
      d: cuts(
        [84, 62, 77, 61],
        [80, 76, 74, 73],
        [72, 87, 67, 82],
        [58, 94, 57, 88],
        [42, 94, 44, 87],
      ),
    },
    { paint: 'accent', d: disc(50, 58, 8) },
    { paint: 'ink', d: 'M50 51C47 55 47 61 50 65', fold: 'join', from: 'middle' },
  ],
};
