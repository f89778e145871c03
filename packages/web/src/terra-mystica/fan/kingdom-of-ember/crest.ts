import type { Arms } from '../../../ui/crests/arms.ts';
import { cuts, disc } from '../../../ui/crests/strokes.ts';

/** A crown over coals that glow. */
export const crest: Arms = {
  field: 'orange',
  division: 'base',
  second: 'black',
  metal: 'black',
  accent: 'yellow',
  border: 'embattled',
  rim: 'yellow',
  charge: [
    { paint: 'metal', d: 'M50 18L43 33L31 22L29 38L15 29L22 60H50', fold: 'join' },
    { paint: 'metal', d: 'M50 60H22V69H50', fold: 'join' },
    { paint: 'accent', d: disc(50, 18, 4) },
    { paint: 'accent', d: disc(31, 22, 3.4) },
    { paint: 'accent', d: disc(69, 22, 3.4) },
    { paint: 'accent', d: disc(15.5, 29, 3) },
    { paint: 'accent', d: disc(84.5, 29, 3) },
    { paint: 'accent', d: 'M50 47L45 53L50 59', fold: 'join' },
    { paint: 'accent', d: 'M33 50L29 54L33 58L37 54Z', fold: 'pair' },
    {
      paint: 'accent',
      d: 'M30 79L40 74L47 80L44 90L33 91L26 86ZM52 79L62 74L73 79L71 88L60 92L53 88ZM40 93L50 90L60 95L56 103H44Z',
    },
    {
      paint: 'ink',
      d: 'M32 81L39 78L43 82L41 88L34 88L30 85ZM56 81L62 78L69 81L68 86L60 88L56 86ZM45 96L50 94L55 97L53 101H47Z',
    },
    { paint: 'line', d: 'M26 64.5H74', from: 'middle' },
    { paint: 'cut', d: cuts([77, 50, 71, 50], [79, 42, 73, 43], [55, 36, 51, 42]) },
  ],
};
