import type { Arms } from '../../ui/crests/arms.ts';
import { cuts, disc } from '../../ui/crests/strokes.ts';

/** A flask in which something stirs. */
export const alchemists: Arms = {
  field: 'black',
  division: 'chequy',
  second: 'grey',
  metal: 'ivory',
  accent: 'violet',
  border: 'double',
  rim: 'yellow',
  charge: [
    { paint: 'metal', d: 'M50 24H42V47C29 52 21 62 21 74C21 90 34 101 50 101', fold: 'join' },
    {
      paint: 'accent',
      d: 'M26 72C33 67 40 77 50 72C60 67 67 76 74 71C76 87 65 96 50 96C35 96 24 87 26 72Z',
    },
    { paint: 'metal', d: 'M50 16H37V25H50', fold: 'join' },
    { paint: 'metal', d: disc(42, 84, 4.5), from: 'middle' },
    { paint: 'metal', d: disc(56, 80, 3.2), from: 'middle' },
    { paint: 'metal', d: disc(53, 90, 2.4), from: 'near' },
    {
      paint: 'ink',
      d: 'M50 52L52.2 57.2L57.5 57.5L53.5 61L55 66.5L50 63.5L45 66.5L46.5 61L42.5 57.5L47.8 57.2Z',
      from: 'middle',
    },
    {
      paint: 'cut',
      d: cuts(
        [75, 80, 67, 80],
        [73, 86, 64, 85],
        [69, 92, 60, 90],
        [77, 66, 69, 65],
        [58, 32, 53, 32],
        [58, 38, 53, 38],
      ),
    },
    { paint: 'line', d: 'M28 66C30 61 34 57 38 55', from: 'near' },
  ],
};
