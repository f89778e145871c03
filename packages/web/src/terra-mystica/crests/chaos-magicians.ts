import type { Arms, Placement } from '../../ui/crests/arms.ts';
import { cuts, disc } from '../../ui/crests/strokes.ts';

const HORNS: readonly Placement[] = [0, 45, 90, 135, 180, 225, 270, 315].map((turn) => ({ turn }));

/** A whirl of horns around an eye. */
export const chaosMagicians: Arms = {
  field: 'red',
  division: 'gyronny',
  second: 'black',
  metal: 'yellow',
  accent: 'ivory',
  border: 'rayonny',
  rim: 'yellow',
  charge: [
    { paint: 'metal', d: 'M43 42C41 31 47 20 62 15C58 22 58 29 62 36L57 44Z', at: HORNS },
    { paint: 'cut', d: 'M55 19C51 25 50 32 52 39C48 33 49 24 55 19Z', at: HORNS },
    { paint: 'accent', d: disc(50, 56, 17) },
    {
      paint: 'ink',
      d: 'M36 56C40 48 45 46 50 46C55 46 60 48 64 56C60 64 55 66 50 66C45 66 40 64 36 56Z',
    },
    { paint: 'metal', d: disc(50, 56, 6.5), from: 'middle' },
    { paint: 'ink', d: 'M50 50C52 54 52 58 50 62C48 58 48 54 50 50Z', from: 'middle' },
    { paint: 'cut', d: cuts([65, 62, 59, 64], [62, 68, 56, 67]) },
  ],
};
