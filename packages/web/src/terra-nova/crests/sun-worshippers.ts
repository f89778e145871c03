import type { Arms, Placement } from '../../ui/crests/arms.ts';
import { cuts, disc } from '../../ui/crests/strokes.ts';

const LONG: readonly Placement[] = [0, 60, 120, 180, 240, 300].map((turn) => ({ turn, y: -14 }));
const SHORT: readonly Placement[] = [30, 90, 150, 210, 270, 330].map((turn) => ({ turn, y: -14 }));

/** The sun above a temple of steps. */
export const sunWorshippers: Arms = {
  field: 'yellow',
  division: 'plain',
  second: 'ivory',
  metal: 'red',
  accent: 'ivory',
  border: 'indented',
  rim: 'red',
  charge: [
    { paint: 'metal', d: 'M44.5 41L50 26L55.5 41Z', at: LONG },
    { paint: 'metal', d: 'M45 41C42 36 51 34 48 28C56 32 50 37 55 41Z', at: SHORT, from: 'middle' },
    { paint: 'metal', d: 'M46 41L50 32L54 41Z', at: SHORT },
    { paint: 'accent', d: disc(50, 42, 15) },
    {
      paint: 'line',
      d: 'M41 38C43 36 46 36 47.5 38M59 38C57 36 54 36 52.5 38M44 48C47 51 53 51 56 48M50 40V45',
      from: 'middle',
    },
    { paint: 'accent', d: 'M50 66H36V73H28V80H22V88C29 96 39 103 50 107', fold: 'join' },
    { paint: 'line', d: 'M36 73H44M28 80H44M22 88H44M56 73H64M56 80H72M56 88H78', from: 'middle' },
    { paint: 'line', d: 'M44 66V104M56 66V104' },
    { paint: 'line', d: 'M45 74H55M45 80H55M45 86H55M45 92H55M45 98H55', from: 'near' },
    {
      paint: 'cut',
      d: cuts([71, 85, 60, 85], [76, 92, 60, 91], [66, 78, 58, 78], [68, 98, 58, 97]),
    },
  ],
};
