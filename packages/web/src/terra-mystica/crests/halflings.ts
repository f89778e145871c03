import type { Arms, Placement } from '../../ui/crests/arms.ts';
import { cuts } from '../../ui/crests/strokes.ts';

const GRAINS: readonly Placement[] = [
  { x: -22, y: -34, turn: 4 },
  { x: -28, y: -24, turn: -34 },
  { x: -17, y: -23, turn: 34 },
  { x: -28, y: -10, turn: -34 },
  { x: -17, y: -9, turn: 34 },
  { x: -27, y: 4, turn: -34 },
  { x: -16, y: 5, turn: 34 },
];

/** A spade between two ears of barley. */
export const halflings: Arms = {
  field: 'brown',
  division: 'base',
  second: 'green',
  metal: 'yellow',
  accent: 'ivory',
  border: 'plain',
  rim: 'yellow',
  charge: [
    { paint: 'line', d: 'M27.5 30V70C28 80 33 88 40 93', fold: 'pair' },
    { paint: 'metal', d: 'M50 48C44 52 44 60 50 65C56 60 56 52 50 48Z', at: GRAINS, fold: 'pair' },
    { paint: 'metal', d: 'M50 23H46.5V64H50', fold: 'join' },
    { paint: 'metal', d: 'M50 15H40V24H50', fold: 'join' },
    { paint: 'accent', d: 'M50 60H36C35 76 39 92 50 103', fold: 'join' },
    { paint: 'line', d: 'M50 66V94', from: 'middle' },
    {
      paint: 'cut',
      d: cuts(
        [64, 66, 56, 66],
        [64, 73, 55, 72],
        [63, 80, 55, 78],
        [61, 87, 54, 84],
        [57, 94, 53, 90],
      ),
    },
  ],
};
