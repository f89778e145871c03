import type { Arms } from '../../ui/crests/arms.ts';
import { cuts } from '../../ui/crests/strokes.ts';

/** A fist of stone. */
export const golems: Arms = {
  field: 'red',
  division: 'saltire-sides',
  second: 'red',
  metal: 'ivory',
  accent: 'grey',
  border: 'embattled',
  rim: 'ivory',
  charge: [
    { paint: 'metal', d: 'M35 66L33 97L50 104L67 97L65 66Z' },
    { paint: 'metal', d: 'M25 38L29 33H72L76 38V58C76 67 70 73 61 73H40C31 73 25 67 25 58Z' },
    { paint: 'metal', d: 'M26 46V27L31 21H36L39 26V47L35 50H30Z' },
    { paint: 'metal', d: 'M39 47V22L43 17H48L51 22V47L48 50H42Z' },
    { paint: 'metal', d: 'M51 47V23L54 18H60L63 23V47L60 50H54Z' },
    { paint: 'metal', d: 'M63 47V29L66 24H71L75 30V46L72 50H66Z' },
    { paint: 'metal', d: 'M25 52L31 49H52L58 55V61L53 66H34L27 62Z' },
    {
      paint: 'line',
      d: 'M43 73L47 80L44 88L48 95M60 84L56 88L58 92M31 25L33 31M70 60L66 64L67 69',
      from: 'middle',
    },
    { paint: 'line', d: 'M45 30L47 35M57 28L55 33M40 56H48', from: 'near' },
    {
      paint: 'cut',
      d: cuts(
        [75, 55, 67, 54],
        [74, 61, 66, 59],
        [71, 67, 64, 64],
        [66, 76, 58, 76],
        [66, 83, 60, 82],
        [67, 90, 61, 89],
        [75, 36, 69, 36],
        [75, 42, 69, 42],
      ),
    },
  ],
};
