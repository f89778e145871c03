import type { Arms } from '../../ui/crests/arms.ts';
import { cuts } from '../../ui/crests/strokes.ts';

/** The head of a yeti, above the snow line. */
export const yetis: Arms = {
  field: 'blue',
  division: 'base',
  second: 'white',
  metal: 'ivory',
  accent: 'violet',
  border: 'rayonny',
  rim: 'white',
  charge: [
    {
      paint: 'metal',
      d: 'M50 13L45 20L40 14L35 23L28 18L26 28L18 28L20 38L13 43L19 50L13 58L20 64L15 72L23 76L20 84L29 86L29 95L38 93L42 102L50 97',
      fold: 'join',
    },
    {
      paint: 'accent',
      d: 'M50 41C46 36 36 34 31 40C26 46 28 55 34 58C28 64 28 78 36 84C41 88 46 89 50 89',
      fold: 'join',
    },
    { paint: 'metal', d: 'M38 50C38 43.5 47 43.5 47 50C47 56 38 56 38 50Z', fold: 'pair' },
    {
      paint: 'ink',
      d: 'M41 50C41 46.5 46 46.5 46 50C46 53.5 41 53.5 41 50Z',
      fold: 'pair',
    },
    { paint: 'ink', d: 'M29 39C36 35 44 38 49 45C42 44 36 43 30 46Z', fold: 'pair' },
    { paint: 'ink', d: 'M50 60C46 60 44 62 45 65C47 66 49 65 50 64', fold: 'join' },
    { paint: 'ink', d: 'M50 71C44 71 38 72 34 75C37 81 43 84 50 84', fold: 'join' },
    { paint: 'metal', d: 'M38 81L40.5 68L45 83Z', fold: 'pair' },
    {
      paint: 'line',
      d: 'M50 20V31M41 24L43 32M59 24L57 32M32 27L35 33M68 27L65 33M22 54H27M78 54H73M22 68L27 66M78 68L73 66M34 90L36 87M66 90L64 87',
      from: 'middle',
    },
    {
      paint: 'cut',
      d: cuts(
        [82, 44, 75, 46],
        [82, 60, 75, 60],
        [79, 76, 72, 74],
        [70, 92, 64, 88],
        [74, 32, 69, 36],
      ),
    },
  ],
};
