import type { Arms } from '../../ui/crests/arms.ts';
import { cuts } from '../../ui/crests/strokes.ts';

/** The head of a stag that bears a leaf. */
export const auren: Arms = {
  field: 'green',
  division: 'pile',
  second: 'brown',
  metal: 'ivory',
  accent: 'yellow',
  border: 'wavy',
  rim: 'yellow',
  charge: [
    {
      paint: 'metal',
      d: 'M47 52C43 46 35 45 29 41C20 36 15 27 16 16C20 22 22 27 26 30C25 24 25 19 28 14C30 20 30 26 33 31C35 29 36 24 36 19C41 26 40 33 42 38C45 42 48 46 49 50Z',
      fold: 'pair',
    },
    { paint: 'metal', d: 'M42 56C34 50 25 50 19 55C25 63 35 65 43 62Z', fold: 'pair' },
    {
      paint: 'ink',
      d: 'M37 57C32 54 28 54 24 56C29 60 33 60 38 59Z',
      fold: 'pair',
      from: 'middle',
    },
    {
      paint: 'metal',
      d: 'M50 48C44 48 40 52 40 58C40 70 43 78 44 88C44 97 47 101 50 101',
      fold: 'join',
    },
    { paint: 'ink', d: 'M42 65C45 63 48 66 48 69C45 70 42 68 42 65Z', fold: 'pair' },
    { paint: 'ink', d: 'M50 90C46 90 44 92 46 95C47 97 49 98 50 98', fold: 'join' },
    { paint: 'accent', d: 'M50 46C45 52 45 60 50 67', fold: 'join' },
    { paint: 'line', d: 'M50 52V67', from: 'near' },
    { paint: 'cut', d: cuts([60, 74, 54, 73], [58, 81, 53, 79], [57, 88, 53, 86]) },
  ],
};
