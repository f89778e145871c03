import type { Arms, Placement } from '../../ui/crests/arms.ts';
import { disc } from '../../ui/crests/strokes.ts';

const SIX: readonly Placement[] = [0, 60, 120, 180, 240, 300].map((turn) => ({ turn }));

/** A flake of snow that wakes. */
export const iceMaidens: Arms = {
  field: 'blue',
  division: 'pale-side',
  second: 'violet',
  metal: 'white',
  accent: 'ivory',
  border: 'indented',
  rim: 'white',
  charge: [
    {
      paint: 'metal',
      d: 'M47 56V44L39 39L41 35L47 38.500V31L37 25L39.500 21L47 25.500V18L50 12L53 18V25.500L60.500 21L63 25L53 31V38.500L59 35L61 39L53 44V56Z',
      at: SIX,
    },
    { paint: 'accent', d: disc(50, 56, 13) },
    {
      paint: 'line',
      d: 'M42.500 54C44 56 46.500 56 48 54M52 54C53.500 56 56 56 57.500 54M46.500 61C48.500 63 51.500 63 53.500 61',
      from: 'middle',
    },
  ],
};
