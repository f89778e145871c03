import type { Arms } from '../../../ui/crests/arms.ts';
import { cuts } from '../../../ui/crests/strokes.ts';

/** An open book and a quill. */
export const crest: Arms = {
  field: 'yellow',
  division: 'chief',
  second: 'brown',
  metal: 'brown',
  accent: 'ivory',
  border: 'beaded',
  rim: 'brown',
  charge: [
    { paint: 'metal', d: 'M50 92C40 87 28 86 15 89V45C28 42 40 43 50 48', fold: 'join' },
    { paint: 'accent', d: 'M50 87C41 82 31 81 20 83V40C31 37 41 39 50 44', fold: 'join' },
    { paint: 'line', d: 'M50 44V87' },
    {
      paint: 'line',
      d: 'M25 48C32 46 39 47 45 50M25 57C32 55 39 56 45 59M25 66C32 64 39 65 45 68M25 75C32 73 39 74 45 77',
      fold: 'pair',
      from: 'middle',
    },
    {
      paint: 'metal',
      d: 'M82 14C66 17 56 28 52 44L50 58L56 48C66 46 74 40 78 32L72 32L81 26C83 22 83 18 82 14Z',
    },
    { paint: 'line', d: 'M76 21C66 28 58 38 53 50', from: 'middle' },
    { paint: 'ink', d: 'M50 58L52 49L56 48Z' },
    {
      paint: 'cut',
      d: cuts([79, 48, 72, 47], [79, 58, 71, 58], [79, 68, 72, 68], [79, 77, 71, 77]),
    },
  ],
};
