import type { Arms } from '../../ui/crests/arms.ts';
import { cuts, disc } from '../../ui/crests/strokes.ts';

/** A fairy with four wings. */
export const fairies: Arms = {
  field: 'green',
  division: 'lozengy',
  second: 'green',
  metal: 'ivory',
  accent: 'yellow',
  border: 'engrailed',
  rim: 'ivory',
  charge: [
    {
      paint: 'accent',
      d: 'M44 52C38 34 27 21 13 20C12 36 17 54 30 62C37 63 42 59 44 52Z',
      fold: 'pair',
    },
    {
      paint: 'accent',
      d: 'M43 57C30 60 19 69 19 81C21 88 29 90 35 84C40 78 42 68 43 57Z',
      fold: 'pair',
    },
    {
      paint: 'ink',
      d: 'M22 29C26 31 29 35 30 40C25 39 22 35 22 29Z',
      fold: 'pair',
      from: 'middle',
    },
    {
      paint: 'ink',
      d: 'M26 77C29 73 32 71 35 70C34 75 31 78 26 77Z',
      fold: 'pair',
      from: 'middle',
    },
    {
      paint: 'cut',
      d: cuts(
        [76, 50, 70, 44],
        [80, 44, 73, 40],
        [71, 56, 65, 50],
        [78, 78, 70, 74],
        [73, 84, 67, 78],
      ),
    },
    {
      paint: 'metal',
      d: 'M50 44C46 44 44 47 44 52C43 66 38 80 33 92C38 98 45 100 50 100',
      fold: 'join',
    },
    { paint: 'line', d: 'M46 64C44 76 42 86 40 94M54 64C56 76 58 86 60 94', from: 'near' },
    { paint: 'cut', d: cuts([64, 89, 57, 84], [61, 80, 56, 76], [66, 95, 58, 90]) },
    { paint: 'metal', d: disc(50, 35, 9) },
    { paint: 'ink', d: 'M50 24C44 24 40 28 40 34C43 33 47 30 50 30', fold: 'join' },
    {
      paint: 'accent',
      d: 'M50 13L47.6 18L42.5 18.7L46.2 22.2L45.3 27L50 24.5',
      fold: 'join',
      from: 'middle',
    },
  ],
};
