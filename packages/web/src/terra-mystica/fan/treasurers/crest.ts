import type { Arms } from '../../../ui/crests/arms.ts';
import { cuts, disc } from '../../../ui/crests/strokes.ts';

/** A chest that is too full to be shut. */
export const crest: Arms = {
  field: 'red',
  division: 'pale',
  second: 'black',
  metal: 'yellow',
  accent: 'ivory',
  border: 'double',
  rim: 'ivory',
  charge: [
    { paint: 'accent', d: disc(36, 34, 7) },
    { paint: 'accent', d: disc(63, 33, 7) },
    { paint: 'accent', d: disc(50, 26, 8) },
    { paint: 'accent', d: disc(43, 41, 7) },
    { paint: 'accent', d: disc(58, 42, 7) },
    { paint: 'line', d: 'M36 30.5V37.5M63 29.5V36.5M50 22V30', from: 'middle' },
    { paint: 'metal', d: 'M50 46H17V92H50', fold: 'join' },
    { paint: 'metal', d: 'M50 46H17L22 58H50', fold: 'join' },
    { paint: 'line', d: 'M17 62H83M30 62V92M70 62V92' },
    { paint: 'ink', d: 'M50 58H43V72C43 76 46 79 50 79', fold: 'join' },
    { paint: 'accent', d: 'M50 64C47.5 64 46.5 67 48 69L47 74H50', fold: 'join' },
    { paint: 'line', d: 'M22 70H26M22 76H26M22 82H26M74 70H78M74 76H78M74 82H78', from: 'near' },
    {
      paint: 'cut',
      d: cuts([67, 68, 60, 67], [67, 76, 59, 76], [67, 84, 60, 85], [80, 90, 74, 84]),
    },
  ],
};
