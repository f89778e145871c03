import type { Arms } from '../../../ui/crests/arms.ts';
import { cuts } from '../../../ui/crests/strokes.ts';

/** A trident before a temple under the waves. */
export const crest: Arms = {
  field: 'blue',
  division: 'barry-wavy',
  second: 'teal',
  metal: 'ivory',
  accent: 'yellow',
  border: 'wavy',
  rim: 'yellow',
  charge: [
    { paint: 'accent', d: 'M50 44L19 60V66H50', fold: 'join' },
    { paint: 'accent', d: 'M24 68H32V89H24ZM38 68H44V89H38Z', fold: 'pair' },
    { paint: 'accent', d: 'M50 89H22V95H50', fold: 'join' },
    { paint: 'line', d: 'M32 60H42', fold: 'pair', from: 'middle' },
    {
      paint: 'metal',
      d: 'M50 12L44 23H47.5V46C40 46 35 40 35 31V26H38L31.5 15L25 26H28.5V32C28.5 45 37 53 47 53V104H50',
      fold: 'join',
    },
    { paint: 'line', d: 'M50 30V46M50 60V98', from: 'near' },
    {
      paint: 'cut',
      d: cuts([80, 64, 73, 61], [76, 76, 70, 76], [76, 86, 70, 86], [71, 28, 70, 36]),
    },
  ],
};
