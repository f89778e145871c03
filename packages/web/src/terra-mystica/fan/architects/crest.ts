import type { Arms } from '../../../ui/crests/arms.ts';
import { cuts } from '../../../ui/crests/strokes.ts';

/** An arch with its keystone, and the plumb line below it. */
export const crest: Arms = {
  field: 'red',
  division: 'chequy',
  second: 'brown',
  metal: 'ivory',
  accent: 'yellow',
  border: 'embattled',
  rim: 'yellow',
  charge: [
    { paint: 'metal', d: 'M50 20C29 20 18 36 18 56V92H34V58C33 45 40 38 50 38', fold: 'join' },
    { paint: 'accent', d: 'M50 15H43L45 41H50', fold: 'join' },
    { paint: 'line', d: 'M38 22L43 39M25 33L36 45M19 50L34 55', fold: 'pair' },
    { paint: 'line', d: 'M18 68H34M18 80H34', fold: 'pair', from: 'middle' },
    { paint: 'line', d: 'M50 41V74' },
    { paint: 'accent', d: 'M50 72H45L44 82L50 94', fold: 'join' },
    { paint: 'line', d: 'M45 79H55', from: 'middle' },
    {
      paint: 'cut',
      d: cuts([82, 64, 76, 62], [82, 76, 75, 75], [82, 90, 75, 89], [78, 44, 72, 47]),
    },
  ],
};
