import type { Arms } from '../../../ui/crests/arms.ts';
import { cuts, disc } from '../../../ui/crests/strokes.ts';

/** A face whose two halves differ. */
export const crest: Arms = {
  field: 'violet',
  division: 'pale-side',
  second: 'white',
  metal: 'yellow',
  accent: 'black',
  border: 'double',
  rim: 'black',
  charge: [
    { paint: 'metal', d: 'M50 20C34 20 22 33 22 54C22 76 34 94 50 100Z' },
    { paint: 'accent', d: 'M50 20C66 20 78 33 78 54C78 76 66 94 50 100Z' },
    { paint: 'metal', d: 'M50 20L56 12L54 22ZM66 22L76 12L74 32Z' },
    { paint: 'line', d: 'M50 20V100' },
    { paint: 'ink', d: 'M30 52C34 46 42 46 46 52C42 57 34 57 30 52Z' },
    { paint: 'metal', d: 'M54 56L72 46C72 55 64 61 54 56Z' },
    { paint: 'ink', d: disc(64, 53, 2.4), from: 'middle' },
    { paint: 'line', d: 'M29 43C34 39 41 39 46 42' },
    { paint: 'line', d: 'M50 52L44 69H50' },
    { paint: 'ink', d: 'M50 78C43 78 38 76 34 72C36 82 43 87 50 87Z' },
    { paint: 'metal', d: 'M50 82C58 82 64 84 68 89L66 80L60 82L58 77L54 81L50 77Z' },
    { paint: 'cut', d: cuts([27, 66, 33, 66], [26, 60, 31, 59], [31, 76, 35, 80]) },
  ],
};
