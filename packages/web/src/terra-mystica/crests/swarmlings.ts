import type { Arms, Placement } from '../../ui/crests/arms.ts';

const SHOAL: readonly Placement[] = [
  { x: -5, y: -27, size: 0.86 },
  { x: 6, y: -1, size: 0.86 },
  { x: -3, y: 25, size: 0.74 },
];

/** Three fishes that keep together. */
export const swarmlings: Arms = {
  field: 'blue',
  division: 'base',
  second: 'teal',
  metal: 'ivory',
  accent: 'yellow',
  border: 'wavy',
  rim: 'yellow',
  charge: [
    {
      paint: 'accent',
      d: 'M45 44C50 36 60 36 66 42L58 48ZM46 68C49 73 55 75 60 73L56 65Z',
      at: SHOAL,
    },
    {
      paint: 'metal',
      d: 'M10 57C19 43 42 37 63 52C70 48 77 44 86 43C82 51 82 61 86 70C77 68 70 65 63 61C42 74 19 71 10 57Z',
      at: SHOAL,
    },
    { paint: 'line', d: 'M34 45C39 52 39 61 34 68', at: SHOAL },
    { paint: 'ink', d: 'M20 54C20 49 27 49 27 54C27 59 20 59 20 54Z', at: SHOAL },
    {
      paint: 'line',
      d: 'M45 50C48 54 48 59 45 63M53 52C55 55 55 58 53 61',
      at: SHOAL,
      from: 'near',
    },
    { paint: 'line', d: 'M70 52L80 48M70 60L80 64', at: SHOAL, from: 'near' },
  ],
};
