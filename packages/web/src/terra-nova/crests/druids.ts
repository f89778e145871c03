import type { Arms } from '../../ui/crests/arms.ts';
import { cuts } from '../../ui/crests/strokes.ts';

/** The golden sickle, and the leaf of an oak. */
export const druids: Arms = {
  field: 'green',
  division: 'bend-sinister-side',
  second: 'brown',
  metal: 'yellow',
  accent: 'ivory',
  border: 'plain',
  rim: 'yellow',
  charge: [
    {
      paint: 'accent',
      d: 'M58 96C58 91 58 88 57 85C50 87 44 83 46 77C39 76 37 68 43 65C38 60 41 53 48 54C47 46 52 41 58 36C64 41 69 46 68 54C75 53 78 60 73 65C79 68 77 76 70 77C72 83 66 87 60 85C60 88 61 91 62 96Z',
    },
    {
      paint: 'line',
      d: 'M58 47V88M58 60L51 58M58 60L65 58M58 70L49 70M58 70L67 70M58 79L52 80M58 79L64 80',
      from: 'middle',
    },
    {
      paint: 'metal',
      d: 'M31 72C17 51 27 21 58 17C72 16 81 23 86 33C74 26 57 27 47 37C37 47 35 60 41 70Z',
    },
    {
      paint: 'cut',
      d: cuts(
        [79, 26, 66, 22],
        [70, 25, 56, 22],
        [52, 31, 44, 32],
        [43, 40, 35, 42],
        [38, 50, 30, 52],
        [37, 60, 30, 62],
      ),
    },
    { paint: 'ink', d: 'M30 72L42 69L46 95L36 98Z' },
    { paint: 'metal', d: 'M31.5 78L43 75L44 80L33 83Z', from: 'middle' },
  ],
};
