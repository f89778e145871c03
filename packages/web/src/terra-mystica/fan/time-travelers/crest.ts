import type { Arms } from '../../../ui/crests/arms.ts';
import { cuts } from '../../../ui/crests/strokes.ts';

/** An hourglass with wings. */
export const crest: Arms = {
  field: 'brown',
  division: 'gyronny',
  second: 'black',
  metal: 'ivory',
  accent: 'yellow',
  border: 'beaded',
  rim: 'ivory',
  charge: [
    {
      paint: 'metal',
      d: 'M32 44C24 34 17 31 10 32C11 40 12 46 15 52L12 53C14 59 18 64 23 68L21 70C25 74 30 75 36 74C35 65 38 60 42 57C36 54 33 50 32 44Z',
      fold: 'pair',
    },
    {
      paint: 'line',
      d: 'M17 40C22 42 27 46 31 52M19 53C24 54 28 56 33 59M25 66C29 65 32 64 35 63',
      fold: 'pair',
      from: 'middle',
    },
    {
      paint: 'metal',
      d: 'M50 18H30V26H33C33 41 42 49 45 57C42 65 33 73 33 88H30V96H50',
      fold: 'join',
    },
    { paint: 'accent', d: 'M50 38H38C41 45 47 50 49 57H50', fold: 'join' },
    { paint: 'accent', d: 'M50 68C45 73 40 79 39 87H50', fold: 'join' },
    { paint: 'line', d: 'M50 57V72' },
    { paint: 'line', d: 'M30 26H70M30 88H70' },
    { paint: 'cut', d: cuts([65, 32, 62, 38], [62, 42, 58, 46], [65, 82, 62, 76]) },
  ],
};
