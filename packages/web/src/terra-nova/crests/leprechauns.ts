import type { Arms, Placement } from '../../ui/crests/arms.ts';
import { cuts } from '../../ui/crests/strokes.ts';

const LEAVES: readonly Placement[] = [45, 135, 225, 315].map((turn) => ({ turn, y: -2 }));

/** A clover of four leaves. */
export const leprechauns: Arms = {
  field: 'black',
  division: 'bend-side',
  second: 'grey',
  metal: 'yellow',
  accent: 'green',
  border: 'beaded',
  rim: 'yellow',
  charge: [
    { paint: 'accent', d: 'M51 56C52 72 57 84 66 93L57 99C49 87 45 72 46 57Z' },
    {
      paint: 'metal',
      d: 'M50 54C45 47 31 44 31 31C31 20 45 16 50 29C55 16 69 20 69 31C69 44 55 47 50 54Z',
      at: LEAVES,
    },
    { paint: 'line', d: 'M50 51L50 37', at: LEAVES, from: 'middle' },
    { paint: 'line', d: 'M50 46L44 40M50 46L56 40', at: LEAVES, from: 'near' },
    {
      paint: 'cut',
      d: cuts(
        [82, 41, 73, 43],
        [81, 47, 71, 48],
        [80, 70, 71, 67],
        [76, 76, 69, 71],
        [69, 80, 65, 75],
      ),
    },
  ],
};
