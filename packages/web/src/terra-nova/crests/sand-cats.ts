import type { Arms } from '../../ui/crests/arms.ts';
import { cuts } from '../../ui/crests/strokes.ts';

/** A cat that sits on a dune. */
export const sandCats: Arms = {
  field: 'yellow',
  division: 'base',
  second: 'brown',
  metal: 'black',
  accent: 'yellow',
  border: 'beaded',
  rim: 'black',
  charge: [
    {
      paint: 'metal',
      d: 'M64 92C74 93 83 86 83 74C83 65 78 59 72 59C67 60 67 66 71 66C75 66 76 70 75 75C73 81 68 84 62 84Z',
    },
    {
      paint: 'metal',
      d: 'M35 17C39 19 43 23 45 26L49 26C51 23 53 19 56 15C59 23 59 31 58 38C57 43 58 47 61 51C68 61 72 72 70 85C70 91 67 95 62 95H30C26 95 26 89 31 88L36 87C36 76 34 66 35 57C36 52 38 49 39 47C33 46 28 43 26 38C28 34 31 32 33 29C34 25 34 21 35 17Z',
    },
    { paint: 'accent', d: 'M36 34C39 31 43 32 45 35C42 37 38 37 36 34Z' },
    { paint: 'accent', d: 'M40 48C46 51 53 50 58 45L60 50C54 56 44 56 38 53Z', from: 'middle' },
    { paint: 'accent', d: 'M42 88C42 80 41 72 40 65C43 71 45 79 45 88Z', from: 'middle' },
    { paint: 'accent', d: 'M63 88C63 78 58 72 51 73C58 75 61 81 60 88Z', from: 'near' },
    { paint: 'accent', d: 'M53 21L55 30L51 29Z', from: 'near' },
    { paint: 'cut', d: cuts([25, 100, 40, 100], [75, 100, 62, 100], [40, 106, 54, 106]) },
  ],
};
