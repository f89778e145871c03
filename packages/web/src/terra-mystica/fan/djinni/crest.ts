import type { Arms } from '../../../ui/crests/arms.ts';
import { cuts, disc } from '../../../ui/crests/strokes.ts';

/** A lamp, and the djinni that rises from it. */
export const crest: Arms = {
  field: 'yellow',
  division: 'fess-foot',
  second: 'orange',
  metal: 'violet',
  accent: 'ivory',
  border: 'engrailed',
  rim: 'brown',
  charge: [
    {
      paint: 'metal',
      d: 'M14 66C22 64 28 67 32 72C38 68 62 68 67 71C72 66 80 62 87 65C89 74 84 79 77 78C73 87 66 91 58 93L63 99H37L42 93C33 91 27 86 25 78C20 76 16 72 14 66Z',
    },
    { paint: 'accent', d: 'M36 71C38 62 44 58 50 58C56 58 62 62 64 71C55 68 45 68 36 71Z' },
    { paint: 'ink', d: 'M48 58L50 53L52 58Z' },
    {
      paint: 'line',
      d: 'M78 70C82 67 85 70 83 73C81 76 78 75 76 74M32 80C44 85 58 85 70 79',
      from: 'middle',
    },
    {
      paint: 'accent',
      d: 'M16 62C9 50 16 42 27 43C36 44 40 39 34 33C27 27 30 16 43 13C58 11 68 20 65 30C62 39 50 37 51 30C46 36 47 44 39 51C30 57 20 52 16 62Z',
    },
    { paint: 'line', d: 'M42 20C50 17 58 20 58 27M22 51C30 48 38 50 43 40', from: 'middle' },
    { paint: 'ink', d: disc(49, 22, 2.2) },
    {
      paint: 'cut',
      d: cuts([76, 81, 68, 79], [70, 87, 62, 84], [62, 30, 57, 33], [33, 50, 28, 46]),
    },
  ],
};
