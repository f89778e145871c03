import type { Arms, Placement } from '../../ui/crests/arms.ts';
import { cuts, disc } from '../../ui/crests/strokes.ts';

const TEETH: readonly Placement[] = [0, 45, 90, 135, 180, 225, 270, 315].map((turn) => ({
  turn,
  y: 6,
}));

/** A cogwheel that flies. */
export const inventors: Arms = {
  field: 'black',
  division: 'rays',
  second: 'grey',
  metal: 'ivory',
  accent: 'yellow',
  border: 'embattled',
  rim: 'grey',
  charge: [
    {
      paint: 'metal',
      d: 'M38 52C32 36 24 27 13 22C14 30 16 35 20 39C17 39 15 38 12 37C14 46 18 51 23 54C20 55 18 55 15 54C19 64 28 69 38 68Z',
      fold: 'pair',
    },
    {
      paint: 'line',
      d: 'M20 39C25 41 30 45 34 51M23 54C27 55 31 57 35 60',
      fold: 'pair',
      from: 'middle',
    },
    { paint: 'cut', d: cuts([70, 42, 79, 34], [72, 50, 80, 45], [70, 60, 78, 58]) },
    { paint: 'accent', d: 'M45 40L46 29H54L55 40Z', at: TEETH },
    { paint: 'accent', d: disc(50, 62, 20) },
    {
      paint: 'cut',
      d: cuts([69, 64, 61, 64], [67, 71, 60, 68], [62, 77, 57, 72], [55, 81, 52, 75]),
    },
    { paint: 'ink', d: disc(50, 62, 9.5) },
    { paint: 'metal', d: 'M50 55L53.5 60L50 69L46.5 60Z', from: 'middle' },
  ],
};
