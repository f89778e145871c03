import type { Arms } from '../../ui/crests/arms.ts';
import { cuts } from '../../ui/crests/strokes.ts';

/** The head of a dragon, with its tongue out. */
export const dragonlords: Arms = {
  field: 'black',
  division: 'bend-sinister-side',
  second: 'brown',
  metal: 'orange',
  accent: 'yellow',
  border: 'indented',
  rim: 'orange',
  charge: [
    { paint: 'accent', d: 'M52 33C55 22 66 14 84 15C75 20 70 28 67 38Z' },
    { paint: 'accent', d: 'M62 40C67 33 76 30 88 33C80 36 75 41 72 49Z' },
    { paint: 'accent', d: 'M68 50L83 52L75 60L85 66L76 72L83 80L74 83L78 92L66 98Z' },
    { paint: 'accent', d: 'M42 62C32 62 26 62 20 67L12 64L17 70L13 76L22 72C30 68 36 68 44 67Z' },
    {
      paint: 'metal',
      d: 'M44 31C49 27 57 28 62 33C71 40 76 52 77 66C78 82 73 97 62 105C54 108 46 107 39 103C45 95 46 86 43 79C37 82 30 82 25 79L19 82L21 74C24 72 26 74 29 73C36 71 42 68 47 61C40 58 33 58 29 57L25 62L22 56L18 60L16 53C12 50 12 45 16 43L17 36L23 40C31 39 38 36 44 31Z',
    },
    {
      paint: 'accent',
      d: 'M43 79C47 80 51 78 54 75C60 84 60 96 54 107C48 108 43 106 39 103C45 95 46 86 43 79Z',
      from: 'middle',
    },
    { paint: 'line', d: 'M46 86L57 83M47 93L58.5 91M45 99L57 99', from: 'near' },
    { paint: 'ink', d: 'M39 43C42 38 49 38 53 43C49 48 43 48 39 43Z' },
    {
      paint: 'accent',
      d: 'M46 39.5C48 42 48 44 46 46.5C44 44 44 42 46 39.5Z',
      from: 'middle',
    },
    { paint: 'ink', d: 'M18 46C19 44 22 45 22 47C21 48 19 48 18 46Z' },
    { paint: 'line', d: 'M53 62C58 60 61 56 61 50M60 66C65 63 67 58 67 52', from: 'middle' },
    {
      paint: 'cut',
      d: cuts(
        [77, 70, 69, 70],
        [76, 78, 68, 77],
        [74, 86, 66, 84],
        [70, 94, 63, 91],
        [72, 50, 66, 49],
      ),
    },
  ],
};
