import type { Arms } from '../ui/crests/arms.ts';
import type { Tincture } from '../ui/tinctures.ts';

/** Figures as if cut in stone, around the middle of a shield. */
const FIGURES = [
  'M55 24V82H64V92H36V82H45V38L35 42V32L48 24Z',
  'M50 22C60 22 68 29 68 40C68 50 62 57 54 66L46 76L44 81H69V92H32V82C34 72 40 64 47 56C53 49 57 45 57 40C57 36 54 33 50 33C45 33 42 36 42 42H31C31 30 39 22 50 22Z',
  'M32 24H67V34L55 49C64 51 69 58 69 69C69 83 60 94 47 94C42 94 36 92 31 89V78C36 81 41 83 46 83C53 83 57 78 57 70C57 63 53 58 46 58H40V50L52 35H32Z',
  'M50 24H62V66H71V76H62V92H51V76H28V67ZM51 42L39 66H51Z',
  'M34 24H66V34H44L43.5 47C45 46 48 45 51 45C62 45 70 54 70 68C70 83 61 94 47 94C42 94 36 92 31 89V78C36 81 41 83 46 83C53 83 58 78 58 69C58 61 53 56 46 56C42 56 38 57 33 60Z',
] as const;

const COLOURS = [
  ['blue', 'ivory'],
  ['red', 'ivory'],
  ['yellow', 'black'],
  ['green', 'ivory'],
  ['ivory', 'black'],
] as const satisfies readonly (readonly [field: Tincture, metal: Tincture])[];

/** The crest of each seat: there are no factions, so it shows the number of its meeples. */
export const SEAT_CRESTS: readonly Arms[] = COLOURS.map(([field, metal], seat) => ({
  field,
  division: 'plain',
  second: field,
  charge: [{ paint: 'metal', d: FIGURES[seat] }],
  metal,
  accent: metal,
  border: 'double',
  rim: metal,
}));
