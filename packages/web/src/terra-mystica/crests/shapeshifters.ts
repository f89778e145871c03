import type { Arms } from '../../ui/crests/arms.ts';
import { cuts } from '../../ui/crests/strokes.ts';

/** A mask: half a fox, half an owl. */
export const shapeshifters: Arms = {
  field: 'violet',
  division: 'pale-side',
  second: 'teal',
  metal: 'orange',
  accent: 'ivory',
  border: 'double',
  rim: 'ivory',
  charge: [
    {
      paint: 'metal',
      d: 'M50 34C44 34 38 33 34 30L17 14C15 26 16 36 20 44C17 54 18 62 20 68C30 74 40 86 47 100L50 101Z',
    },
    {
      paint: 'ink',
      d: 'M22 23C27 28 30 32 33 36C28 38 25 40 22 43C21 36 21 30 22 23Z',
      from: 'middle',
    },
    { paint: 'ink', d: 'M27 54C33 50 40 53 44 60C38 63 30 61 27 54Z' },
    {
      paint: 'accent',
      d: 'M20 68C30 68 40 76 50 82V101L47 100C40 86 30 74 20 68Z',
      from: 'middle',
    },
    {
      paint: 'accent',
      d: 'M50 34C58 34 66 30 76 20C79 26 82 32 82 42C84 58 82 74 74 86C67 95 58 100 50 101Z',
    },
    {
      paint: 'ink',
      d: 'M66 44C74 44 80 50 80 58C80 66 74 71 66 71C58 71 53 65 53 58C53 50 58 44 66 44Z',
    },
    {
      paint: 'metal',
      d: 'M66 51C71 51 74 54 74 58C74 62 71 65 66 65C62 65 59 62 59 58C59 54 62 51 66 51Z',
    },
    {
      paint: 'ink',
      d: 'M66 55C68 55 69.5 56.5 69.5 58C69.5 60 68 61.5 66 61.5C64 61.5 63 60 63 58C63 56.5 64 55 66 55Z',
      from: 'middle',
    },
    { paint: 'ink', d: 'M50 88C46 88 43 90 43 92C44 96 47 99 50 101Z' },
    { paint: 'metal', d: 'M50 64C55 66 57 71 56 76C55 81 52 85 50 88Z' },
    {
      paint: 'line',
      d: 'M60 80C62 78 64 78 66 80M67 80C69 78 71 78 73 80M57 89C59 87 61 87 63 89M64 89C66 87 68 87 70 89',
      from: 'near',
    },
    { paint: 'line', d: 'M50 34V64', from: 'middle' },
    { paint: 'cut', d: cuts([82, 44, 76, 40], [81, 70, 76, 72], [78, 78, 73, 76]) },
  ],
};
