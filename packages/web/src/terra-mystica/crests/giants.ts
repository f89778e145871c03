import type { Arms, Placement } from '../../ui/crests/arms.ts';

const LEAN: readonly Placement[] = [{ turn: 30, x: 3, y: -1, size: 0.8 }];

/** A club with spikes, beside a tiny tower. */
export const giants: Arms = {
  field: 'red',
  division: 'bend-side',
  second: 'black',
  metal: 'ivory',
  accent: 'grey',
  border: 'indented',
  rim: 'brown',
  charge: [
    { paint: 'accent', d: 'M34 24L14 14L33 38ZM33 42L13 42L37 56ZM39 60L25 66L44 71Z', at: LEAN },
    { paint: 'accent', d: 'M66 24L86 14L67 38ZM67 42L87 42L63 56ZM61 60L75 66L56 71Z', at: LEAN },
    {
      paint: 'metal',
      d: 'M50 8C40 8 33 14 33 25C33 40 37 55 44 70L45 104H55L56 70C63 55 67 40 67 25C67 14 60 8 50 8Z',
      at: LEAN,
    },
    {
      paint: 'accent',
      d: 'M44 22L50 16L56 22L50 30ZM44 44L50 38L56 44L50 52Z',
      at: LEAN,
      from: 'middle',
    },
    { paint: 'line', d: 'M45 82L55 87M45 89L55 94M45 96L55 101', at: LEAN, from: 'middle' },
    {
      paint: 'cut',
      d: 'M66 26L59 28L66 29ZM66 34L58 36L65 37ZM64 44L57 45L63 47ZM61 54L55 55L60 57ZM58 62L53 63L57 65Z',
      at: LEAN,
    },
    { paint: 'metal', d: 'M21 96V82H19V76H24V79H27V76H31V79H34V76H39V82H37V100Z', from: 'middle' },
    { paint: 'ink', d: 'M26 98V91C26 87 32 87 32 91V99Z', from: 'middle' },
  ],
};
