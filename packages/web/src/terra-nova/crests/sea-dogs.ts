import type { Arms } from '../../ui/crests/arms.ts';
import { cuts } from '../../ui/crests/strokes.ts';

/** A hound under the hat of a captain. */
export const seaDogs: Arms = {
  field: 'blue',
  division: 'paly',
  second: 'black',
  metal: 'ivory',
  accent: 'red',
  border: 'plain',
  rim: 'yellow',
  charge: [
    {
      paint: 'metal',
      d: 'M50 42C40 42 33 48 33 59C33 68 37 75 40 80C41 90 46 97 50 97',
      fold: 'join',
    },
    {
      paint: 'metal',
      d: 'M36 46C27 47 21 56 21 68C21 78 27 84 31 80C36 74 34 62 38 53Z',
      fold: 'pair',
    },
    {
      paint: 'cut',
      d: cuts(
        [78, 70, 71, 70],
        [77, 75, 71, 74],
        [63, 72, 58, 70],
        [62, 78, 57, 75],
        [59, 84, 55, 80],
      ),
    },
    {
      paint: 'accent',
      d: 'M50 17C41 17 36 23 34 32C27 31 20 28 15 23C14 35 19 44 29 48C36 50 44 47 50 47',
      fold: 'join',
    },
    { paint: 'line', d: 'M21 36C27 41 40 42 50 41', fold: 'pair', from: 'near' },
    { paint: 'ink', d: 'M39 60C40 55 45 55 47 59C45 62 41 63 39 60Z' },
    { paint: 'ink', d: 'M53 52C58 51 65 54 66 60C64 66 56 66 54 62Z' },
    { paint: 'line', d: 'M62 56L72 49', from: 'middle' },
    { paint: 'ink', d: 'M50 72C45 71 42 74 43 77C45 81 48 82 50 82', fold: 'join' },
    { paint: 'line', d: 'M50 82V87C47 90 44 90 42 88M50 87C53 90 56 90 58 88', from: 'middle' },
  ],
};
