import type { Arms, Placement } from '../../ui/crests/arms.ts';
import { cuts } from '../../ui/crests/strokes.ts';

const FLAMES: readonly Placement[] = [{ y: -28 }, { x: -22, y: -18 }, { x: 22, y: -18 }];

/** Three lights that are never put out. */
export const acolytes: Arms = {
  field: 'red',
  division: 'pile',
  second: 'black',
  metal: 'yellow',
  accent: 'orange',
  border: 'rayonny',
  rim: 'orange',
  charge: [
    {
      paint: 'metal',
      d: 'M50 50H45V84L34 92V99C40 104 45 106 50 107',
      fold: 'join',
    },
    { paint: 'metal', d: 'M46 78C32 78 23 70 23 58H33C33 65 38 68 46 68Z', fold: 'pair' },
    { paint: 'metal', d: 'M50 44H40V51H50', fold: 'join' },
    { paint: 'metal', d: 'M19 54H37V60H19Z', fold: 'pair' },
    { paint: 'line', d: 'M34 99C44 94 56 94 66 99M45 84H55', from: 'middle' },
    {
      paint: 'accent',
      d: 'M50 41C43 46 40 52 42 60C43 66 46 70 50 71C55 70 58 66 58 60C58 54 52 50 50 41Z',
      at: FLAMES,
    },
    {
      paint: 'metal',
      d: 'M50 56C47 60 47 66 50 69C53 66 53 60 50 56Z',
      at: FLAMES,
      from: 'middle',
    },
    {
      paint: 'cut',
      d: cuts(
        [55, 64, 50, 64],
        [55, 70, 50, 70],
        [77, 64, 70, 64],
        [66, 98, 58, 95],
        [72, 72, 66, 68],
      ),
    },
  ],
};
