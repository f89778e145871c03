import type { Power } from '@pangaea/rules/gaia';
import type { Charge } from '../../ui/crests/arms.ts';
import { cuts, disc } from '../../ui/crests/strokes.ts';
import type { Tincture } from '../../ui/tinctures.ts';

/** A picture on a card of 100 × 150, in the style of the charges of crests. */
export interface Woodcut {
  readonly ground: Tincture;
  readonly metal: Tincture;
  readonly accent: Tincture;
  readonly strokes: Charge;
}

const sun: Woodcut = {
  ground: 'orange',
  metal: 'yellow',
  accent: 'red',
  strokes: [
    {
      paint: 'accent',
      d: 'M44 40L50 6L56 40Z',
      at: [0, 45, 90, 135, 180, 225, 270, 315].map((turn) => ({ turn, y: 14 })),
    },
    {
      paint: 'metal',
      d: 'M45 38C42 32 52 28 48 18C58 24 50 32 55 38Z',
      at: [22.5, 67.5, 112.5, 157.5, 202.5, 247.5, 292.5, 337.5].map((turn) => ({ turn, y: 14 })),
    },
    { paint: 'metal', d: disc(50, 70, 24) },
    {
      paint: 'line',
      d: 'M37 64C40 60 44 60 47 64M53 64C56 60 60 60 63 64M50 66V75L47 77M40 81C45 87 55 87 60 81',
    },
    { paint: 'cut', d: cuts([73, 74, 64, 73], [70, 82, 63, 79], [64, 88, 59, 83]) },
    { paint: 'accent', d: 'M50 133C34 122 16 124 -4 134V154H50', fold: 'join' },
    { paint: 'line', d: 'M12 140C24 134 36 136 46 142M60 146C70 140 82 138 94 142' },
  ],
};

const rain: Woodcut = {
  ground: 'blue',
  metal: 'ivory',
  accent: 'white',
  strokes: [
    {
      paint: 'accent',
      d: 'M50 46C46 54 43 58 43 62.5C43 67 46 70 50 70C54 70 57 67 57 62.5C57 58 54 54 50 46Z',
      at: [
        { x: -28, y: 18 },
        { x: -6, y: 24 },
        { x: 18, y: 16 },
        { x: -17, y: 48 },
        { x: 6, y: 54 },
        { x: 30, y: 44 },
      ],
    },
    {
      paint: 'metal',
      d: 'M18 66C4 66 2 47 17 44C15 27 35 20 43 32C49 16 73 19 75 37C92 33 100 58 84 66Z',
    },
    {
      paint: 'line',
      d: 'M26 52C28 45 36 44 40 48M56 44C60 38 69 40 70 47M44 58C48 54 54 55 56 59',
    },
    { paint: 'cut', d: cuts([91, 54, 82, 54], [90, 60, 80, 59], [86, 65, 74, 62]) },
    { paint: 'ink', d: 'M-4 136C16 128 34 130 50 136C66 130 84 128 104 136V154H-4Z' },
    {
      paint: 'metal',
      d: 'M22 132C18 122 10 120 6 122C8 130 14 134 22 134ZM22 132C24 120 32 116 38 118C36 128 30 133 22 134ZM76 132C72 122 64 120 60 122C62 130 68 134 76 134ZM76 132C78 120 86 116 92 118C90 128 84 133 76 134Z',
    },
  ],
};

const earthquake: Woodcut = {
  ground: 'yellow',
  metal: 'ivory',
  accent: 'brown',
  strokes: [
    { paint: 'metal', d: 'M10 82L16 44L44 50L38 92Z' },
    { paint: 'accent', d: 'M10 47L34 22L51 55Z' },
    { paint: 'ink', d: 'M20 84L22 70C24 65 31 67 31 72L29 87Z' },
    { paint: 'metal', d: 'M62 88L58 40L78 36L86 82Z' },
    { paint: 'accent', d: 'M54 42L64 14L83 36Z' },
    { paint: 'ink', d: 'M66 52L72 51L73 61L67 62Z' },
    { paint: 'line', d: 'M60 66L68 70L66 76L76 80' },
    { paint: 'accent', d: 'M-4 84L26 92L44 88L37 102L47 114L35 128L43 154H-4Z' },
    { paint: 'accent', d: 'M104 76L76 88L56 84L48 100L58 114L47 128L56 154H104Z' },
    {
      paint: 'line',
      d: 'M4 108L22 112L18 124L30 134M96 104L80 108L84 122L72 132M10 138L24 144M92 138L78 146',
    },
    {
      paint: 'cut',
      d: cuts([100, 96, 86, 96], [100, 114, 88, 114], [100, 128, 86, 128], [100, 142, 84, 142]),
    },
  ],
};

const tornado: Woodcut = {
  ground: 'teal',
  metal: 'ivory',
  accent: 'black',
  strokes: [
    { paint: 'accent', d: 'M-4 134C24 126 76 126 104 134V154H-4Z' },
    { paint: 'metal', d: 'M42 132C40 126 56 124 62 128C62 136 46 138 42 132Z' },
    { paint: 'metal', d: 'M40 116C38 108 60 104 66 112C66 124 44 126 40 116Z' },
    { paint: 'metal', d: 'M32 98C30 88 62 84 70 92C72 106 38 110 32 98Z' },
    { paint: 'metal', d: 'M24 78C22 66 66 60 78 70C80 86 32 92 24 78Z' },
    { paint: 'metal', d: 'M14 56C12 42 72 36 86 48C88 66 24 72 14 56Z' },
    { paint: 'metal', d: 'M6 34C4 18 80 12 96 26C98 46 16 52 6 34Z' },
    {
      paint: 'line',
      d: 'M20 32C40 24 70 24 84 32M28 53C44 47 66 47 76 53M34 75C46 70 62 70 70 74M40 95C48 91 58 91 64 95',
    },
    {
      paint: 'cut',
      d: cuts([94, 34, 78, 38], [84, 56, 70, 60], [76, 78, 64, 81], [68, 99, 58, 101]),
    },
    { paint: 'accent', d: 'M8 84L20 76L30 86L26 90V100H12V90ZM82 102L92 96L98 106L88 112Z' },
    { paint: 'line', d: 'M8 116L18 112M80 122L94 118' },
  ],
};

const protection: Woodcut = {
  ground: 'green',
  metal: 'ivory',
  accent: 'yellow',
  strokes: [
    {
      paint: 'accent',
      d: 'M46 26L50 -26L54 26Z',
      at: [-75, -50, -25, 0, 25, 50, 75].map((turn) => ({ turn, y: 30 })),
    },
    { paint: 'metal', d: 'M50 30C40 38 28 42 16 42C14 80 24 112 50 130', fold: 'join' },
    { paint: 'accent', d: 'M50 42C42 48 34 51 26 52C25 80 33 104 50 117', fold: 'join' },
    { paint: 'metal', d: 'M46 78H54L56 104H44Z' },
    {
      paint: 'metal',
      d: 'M50 50C42 48 36 54 38 60C30 62 30 74 38 76C42 82 46 82 50 80',
      fold: 'join',
    },
    { paint: 'line', d: 'M50 62V98M50 72L43 66M50 70L57 64' },
    {
      paint: 'cut',
      d: cuts(
        [82, 60, 75, 60],
        [80, 72, 73, 72],
        [78, 84, 71, 83],
        [73, 96, 67, 94],
        [67, 107, 61, 104],
      ),
    },
    { paint: 'ink', d: 'M-4 140C20 134 80 134 104 140V154H-4Z' },
  ],
};

const lightning: Woodcut = {
  ground: 'violet',
  metal: 'yellow',
  accent: 'ivory',
  strokes: [
    {
      paint: 'ink',
      d: 'M-4 -4H104V32C92 42 82 36 76 30C70 42 52 42 46 32C40 42 20 42 16 30C8 36 0 36 -4 32Z',
    },
    { paint: 'accent', d: 'M26 154V106H22V94H30V100H37V94H46V100H53V94H60V106H56V154Z' },
    {
      paint: 'ink',
      d: 'M36 154V132C36 124 46 124 46 132V154ZM31 112H35V120H31ZM47 112H51V120H47Z',
    },
    { paint: 'metal', d: 'M62 24L28 72H46L34 106L74 60H54L72 24Z' },
    { paint: 'line', d: 'M82 48L92 72L86 72L96 92M12 50L8 66L14 66L8 82' },
    {
      paint: 'cut',
      d: cuts([56, 112, 50, 112], [56, 120, 51, 121], [56, 128, 50, 128], [56, 138, 50, 138]),
    },
    { paint: 'ink', d: 'M-4 142C20 136 80 136 104 142V154H-4Z' },
  ],
};

const eruption: Woodcut = {
  ground: 'red',
  metal: 'orange',
  accent: 'black',
  strokes: [
    {
      paint: 'accent',
      d: 'M22 34C8 32 6 16 20 14C22 2 40 0 44 10C54 -2 74 2 74 14C90 12 94 32 78 34C72 42 60 40 56 34C48 42 30 42 22 34Z',
    },
    {
      paint: 'metal',
      d: 'M40 88C38 68 22 66 16 50C30 54 36 58 40 66C40 52 44 42 50 30C56 42 60 52 60 66C64 58 70 54 84 50C78 66 62 68 60 88Z',
    },
    { paint: 'accent', d: 'M-4 154L34 84C40 80 60 80 66 84L104 154Z' },
    {
      paint: 'metal',
      d: 'M40 86C44 82 56 82 60 86C58 98 66 104 64 118C62 124 56 122 56 114C56 104 50 106 49 116C48 132 40 138 34 134C30 128 40 122 41 110C42 100 38 96 40 86Z',
    },
    {
      paint: 'metal',
      d: `${disc(20, 78, 4)}${disc(82, 72, 4.5)}${disc(88, 90, 3)}${disc(10, 94, 3)}`,
    },
    { paint: 'line', d: 'M30 46L26 56M72 44L76 54' },
    {
      paint: 'metal',
      d: cuts([88, 130, 76, 118], [92, 142, 76, 130], [80, 146, 70, 136], [18, 138, 26, 124]),
    },
  ],
};

/** The pictures of the power cards. */
export const POWER_WOODCUTS: Readonly<Record<Power, Woodcut>> = {
  sun,
  rain,
  earthquake,
  tornado,
  protection,
  lightning,
  eruption,
};

/** A stag that looks up from the grass. */
export const DEER: Charge = [
  { paint: 'shade', d: 'M42 104L44 138H50L52 106ZM66 104L63 138H69L76 104Z' },
  { paint: 'line', d: 'M42 104L44 138H50L52 106M66 104L63 138H69L76 104' },
  {
    paint: 'metal',
    d: 'M20 62C16 63 13 67 16 70C19 73 25 72 29 72C31 80 32 86 33 91C35 98 37 102 37 108L34 138H41L46 111C55 114 64 114 71 109L75 138H82L82 106C87 99 88 92 86 86C89 86 92 82 90 79C86 77 82 79 79 80C68 77 56 79 47 77C44 70 43 64 42 58C45 56 46 52 45 50C41 50 37 52 35 55C30 57 24 59 20 62Z',
  },
  {
    paint: 'accent',
    d: 'M36 104C34 98 32 92 31 86C35 88 38 94 39 102ZM82 92C85 92 87 90 86 86C84 85 81 86 80 88Z',
  },
  { paint: 'ink', d: `${disc(30, 61.5, 1.8)}M14 66C13 68 14 70 17 70L18 66Z` },
  {
    paint: 'accent',
    d: 'M37 55C31 50 27 44 27 36C24 34 21 30 20 26C24 27 27 29 28 31C28 26 28 22 30 18C33 22 33 28 32 34C33 38 34 41 36 43C38 41 39 38 39 35C42 38 42 42 40 46C40 50 41 53 41 56Z',
  },
  {
    paint: 'accent',
    d: 'M41 55C44 50 45 46 46 42C44 40 43 37 43 34C46 35 48 37 48 38C51 34 53 30 53 25C57 29 57 34 55 39C57 38 60 37 63 37C62 42 58 45 53 45C51 50 48 54 44 57Z',
  },
  {
    paint: 'cut',
    d: cuts(
      [86, 94, 76, 92],
      [85, 100, 74, 99],
      [80, 106, 70, 104],
      [56, 111, 58, 102],
      [64, 112, 64, 103],
      [40, 74, 36, 68],
    ),
  },
];

/** A salmon that leaps. */
export const FISH: Charge = [
  {
    paint: 'metal',
    d: 'M12 98C16 72 40 52 68 58C76 50 84 46 94 46C90 54 89 62 92 72C84 70 78 70 72 72C62 96 36 108 12 98Z',
  },
  {
    paint: 'accent',
    d: 'M38 66C40 54 50 46 60 46C60 52 58 56 54 60ZM46 98C50 106 58 110 66 108C66 102 62 96 58 92Z',
  },
  {
    paint: 'accent',
    d: 'M12 98C20 90 40 90 60 76C66 72 70 66 72 60C75 64 75 68 72 72C62 96 36 108 12 98Z',
  },
  { paint: 'line', d: 'M32 74C38 80 39 90 34 98' },
  { paint: 'ink', d: disc(23, 85, 3) },
  {
    paint: 'line',
    d: 'M46 70C50 74 51 79 49 84M56 66C60 69 61 74 59 78M78 56C82 54 86 52 89 51M78 66C82 66 86 66 88 67',
    from: 'middle',
  },
  { paint: 'line', d: 'M13 96C17 95 20 96 22 98' },
  {
    paint: 'accent',
    d: 'M-4 132C6 120 16 126 18 116C22 126 28 118 30 112C34 124 40 122 44 114C46 124 54 122 58 112C60 124 68 118 72 116C74 126 88 120 104 132V154H-4Z',
  },
  {
    paint: 'line',
    d: 'M6 138C14 132 22 132 30 138C38 144 46 144 54 138C62 132 70 132 78 138C86 144 92 142 98 138M20 148C28 144 36 144 44 148M60 150C68 146 76 146 84 150',
  },
];
