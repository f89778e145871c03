import type { Arms, Placement } from '../../../ui/crests/arms.ts';

const LIGHTS: readonly Placement[] = [
  { x: -17, y: -16, size: 0.66, turn: -8 },
  { x: 18, y: -12, size: 0.58, turn: 10 },
  { x: 1, y: 19, size: 0.84 },
];

/** Three lights over the moor. */
export const crest: Arms = {
  field: 'blue',
  division: 'fess-foot',
  second: 'black',
  metal: 'ivory',
  accent: 'yellow',
  border: 'rayonny',
  rim: 'yellow',
  charge: [
    {
      paint: 'metal',
      d: 'M54 8C58 22 76 34 76 56C76 74 65 86 50 86C35 86 24 74 24 58C24 46 32 40 34 28C39 32 41 38 41 42C48 34 54 22 54 8Z',
      at: LIGHTS,
    },
    {
      paint: 'accent',
      d: 'M51 40C54 48 63 54 63 64C63 73 57 79 50 79C43 79 37 73 37 65C37 58 42 54 44 48C46 50 47 52 47 55C50 51 51 46 51 40Z',
      at: LIGHTS,
    },
    { paint: 'ink', d: 'M42 60H47V68H42ZM53 60H58V68H53Z', at: LIGHTS },
    { paint: 'line', d: 'M45 73C48 76 52 76 55 73', at: LIGHTS, from: 'near' },
    { paint: 'line', d: 'M22 95C28 91 33 97 39 94M61 96C67 92 71 97 77 93', from: 'middle' },
  ],
};
