import type { Arms, Placement } from '../../ui/crests/arms.ts';
import { disc } from '../../ui/crests/strokes.ts';

const SIX: readonly Placement[] = [0, 60, 120, 180, 240, 300].map((turn) => ({ turn }));

/** A snowflake with a smiling face. */
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
      d: 'M47 56V44L39 39L41 35L47 38.5V31L37 25L39.5 21L47 25.5V18L50 12L53 18V25.5L60.5 21L63 25L53 31V38.5L59 35L61 39L53 44V56Z',
      at: SIX,
    },
    { paint: 'accent', d: disc(50, 56, 13) },
    {
      paint: 'line',
      d: 'M42.5 54C44 56 46.5 56 48 54M52 54C53.5 56 56 56 57.5 54M46.5 61C48.5 63 51.5 63 53.5 61',
      from: 'middle',
    },
  ],
};
