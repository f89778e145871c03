import type { Charge } from '../crests/arms.ts';
import { cuts, disc } from '../crests/strokes.ts';
import type { FaceId } from './faces.ts';

const EYES: Charge = [
  { paint: 'ink', d: `${disc(36, 54, 4.5)}${disc(64, 54, 4.5)}` },
  { paint: 'metal', d: `${disc(37.5, 52.5, 0.6)}${disc(65.5, 52.5, 0.6)}`, from: 'near' },
];

/** The strokes of the faces, on a circle of radius 46 around 50, 56. */
export const STROKES: Readonly<Record<FaceId, Charge>> = {
  fox: [
    {
      paint: 'metal',
      d: 'M50 34C44 34 38 33 33 30L18 15C15 28 16 38 20 46C14 54 12 60 12 67C27 70 38 80 45 93L50 96',
      fold: 'join',
    },
    {
      paint: 'accent',
      d: 'M12 67C22 60 38 64 44 78L50 90V96L45 93C38 80 27 70 12 67Z',
      fold: 'pair',
    },
    {
      paint: 'ink',
      d: 'M22 23C27 28 30 32 32 36C27 38 24 41 22 44C20 37 20 30 22 23Z',
      fold: 'pair',
    },
    { paint: 'ink', d: 'M28 56C33 51 40 53 43 60C37 63 31 61 28 56Z', fold: 'pair' },
    { paint: 'ink', d: 'M50 88C46 87 44 89 44 91C45 95 48 97 50 97.5', fold: 'join' },
    { paint: 'cut', d: cuts([72, 38, 64, 42], [78, 50, 71, 52], [50, 40, 50, 50]) },
  ],
  owl: [
    {
      paint: 'metal',
      d: 'M50 26C40 26 29 23 19 14C20 27 15 38 15 58C15 82 31 98 50 98',
      fold: 'join',
    },
    { paint: 'accent', d: disc(34, 51, 16) },
    { paint: 'accent', d: disc(66, 51, 16) },
    { paint: 'ink', d: `${disc(35, 51, 9)}${disc(65, 51, 9)}` },
    { paint: 'accent', d: `${disc(38, 48, 2.5)}${disc(68, 48, 2.5)}`, from: 'middle' },
    { paint: 'accent', d: 'M50 56L44 62C45 70 48 75 50 79', fold: 'join' },
    {
      paint: 'line',
      d: 'M36 78L40 84L44 78M56 78L60 84L64 78M44 88L50 94L56 88',
      from: 'middle',
    },
    {
      paint: 'cut',
      d: cuts([84, 64, 78, 66], [83, 72, 75, 73], [79, 80, 71, 80], [73, 88, 66, 86]),
    },
  ],
  bear: [
    { paint: 'metal', d: disc(25, 31, 12) },
    { paint: 'metal', d: disc(75, 31, 12) },
    { paint: 'ink', d: `${disc(25, 31, 5.5)}${disc(75, 31, 5.5)}` },
    { paint: 'metal', d: 'M50 22C30 22 15 38 15 60C15 83 31 97 50 97', fold: 'join' },
    { paint: 'accent', d: 'M50 60C38 60 31 68 31 77C31 87 40 93 50 93', fold: 'join' },
    ...EYES,
    { paint: 'ink', d: 'M50 65C43 65 40 68 42 71C44 75 47 77 50 77', fold: 'join' },
    { paint: 'line', d: 'M50 76V83C47 87 43 87 40 85M50 83C53 87 57 87 60 85' },
    {
      paint: 'cut',
      d: cuts(
        [83, 52, 77, 53],
        [84, 60, 77, 61],
        [83, 68, 75, 68],
        [79, 77, 72, 76],
        [50, 30, 50, 40],
      ),
    },
  ],
  hare: [
    { paint: 'metal', d: 'M40 50C28 40 22 24 27 13C37 14 46 30 47 46Z', fold: 'pair' },
    {
      paint: 'accent',
      d: 'M39 42C33 36 29 27 30 20C36 24 41 33 42 41Z',
      fold: 'pair',
      from: 'middle',
    },
    { paint: 'metal', d: 'M50 40C34 40 22 53 22 71C22 88 36 98 50 98', fold: 'join' },
    { paint: 'ink', d: `${disc(35, 64, 4.5)}${disc(65, 64, 4.5)}` },
    { paint: 'accent', d: 'M50 74C45 73 43 75 45 77C46 79 48 80 50 80', fold: 'join' },
    { paint: 'line', d: 'M50 80V85C47 89 43 89 41 86M50 85C53 89 57 89 59 86' },
    { paint: 'line', d: 'M34 79L21 76M35 83L22 85', fold: 'pair', from: 'middle' },
    {
      paint: 'cut',
      d: cuts([77, 68, 71, 68], [77, 76, 72, 75], [72, 36, 67, 34], [73, 24, 69, 24]),
    },
  ],
  raven: [
    {
      paint: 'metal',
      d: 'M50 20L44 13L41 20L32 16L32 26C20 34 14 48 15 66L22 66L19 77L27 76L27 88L36 86L41 97L50 94',
      fold: 'join',
    },
    { paint: 'accent', d: `${disc(34, 49, 9)}` },
    { paint: 'accent', d: `${disc(66, 49, 9)}` },
    { paint: 'ink', d: `${disc(35.5, 49.5, 4.5)}${disc(64.5, 49.5, 4.5)}` },
    { paint: 'accent', d: 'M50 50C42 51 37 56 38 62C42 76 46 90 50 99', fold: 'join' },
    { paint: 'line', d: 'M41 64C45 70 48 80 50 91C52 80 55 70 59 64' },
    { paint: 'ink', d: 'M43 59L47 57L46 61ZM57 59L53 57L54 61Z', from: 'middle' },
    { paint: 'line', d: 'M26 42L30 34M74 42L70 34M22 60L29 58M78 60L71 58', from: 'middle' },
  ],
  cat: [
    {
      paint: 'metal',
      d: 'M50 32C45 32 41 31 38 30L20 15C16 28 15 40 17 50C13 62 14 74 24 84C32 93 42 96 50 96',
      fold: 'join',
    },
    {
      paint: 'accent',
      d: 'M20 15L38 30C41 31 45 32 50 32C48 42 42 50 32 50C25 50 20 46 17 42C16 33 18 23 20 15Z',
    },
    {
      paint: 'ink',
      d: 'M23 24C27 27 30 31 33 34C28 36 25 39 22 43C21 36 21 30 23 24ZM77 24C73 27 70 31 67 34C72 36 75 39 78 43C79 36 79 30 77 24Z',
      from: 'middle',
    },
    { paint: 'accent', d: 'M26 58C29 50 40 50 43 59C39 66 30 66 26 58Z', fold: 'pair' },
    { paint: 'ink', d: 'M35 52C38 56 38 61 35 64.5C32 61 32 56 35 52Z', fold: 'pair' },
    { paint: 'ink', d: 'M50 71C46 70 44 72 45 74C46 76 48 77 50 77', fold: 'join' },
    { paint: 'line', d: 'M50 77V81C47 85 43 85 40 83M50 81C53 85 57 85 60 83' },
    { paint: 'line', d: 'M34 75L14 71M34 79L15 82', fold: 'pair', from: 'middle' },
    { paint: 'cut', d: cuts([84, 66, 77, 65], [83, 74, 76, 73], [79, 82, 72, 80]) },
  ],
  tortoise: [
    { paint: 'accent', d: 'M50 14C28 14 11 30 9 54C9 64 14 70 22 72H50', fold: 'join' },
    {
      paint: 'line',
      d: 'M50 22L36 29V42H64V29ZM36 29L22 24M64 29L78 24M36 42L18 52M64 42L82 52',
      from: 'middle',
    },
    { paint: 'metal', d: 'M50 40C36 40 27 52 27 68C27 86 37 97 50 97', fold: 'join' },
    { paint: 'accent', d: disc(38, 62, 8) },
    { paint: 'accent', d: disc(62, 62, 8) },
    { paint: 'ink', d: `${disc(39, 64, 4)}${disc(61, 64, 4)}` },
    { paint: 'metal', d: 'M28 61C31 52 44 52 47 61Z', fold: 'pair' },
    { paint: 'line', d: 'M34 80C40 88 60 88 66 80' },
    { paint: 'ink', d: 'M46 73H47.5V75H46ZM52.5 73H54V75H52.5Z', from: 'middle' },
    { paint: 'line', d: 'M42 90L44 92M58 90L56 92M46 46H54M48 51H52', from: 'near' },
    {
      paint: 'cut',
      d: cuts([72, 72, 67, 72], [71, 79, 67, 78], [86, 60, 78, 58], [84, 50, 78, 48]),
    },
  ],
  otter: [
    { paint: 'metal', d: `${disc(20, 42, 8)}` },
    { paint: 'metal', d: `${disc(80, 42, 8)}` },
    {
      paint: 'metal',
      d: 'M50 18C32 18 18 32 18 54C18 66 20 80 30 90C36 95 44 97 50 97',
      fold: 'join',
    },
    { paint: 'accent', d: 'M50 64C42 58 28 62 26 72C25 82 32 92 50 94', fold: 'join' },
    { paint: 'ink', d: `${disc(34, 52, 4.5)}${disc(66, 52, 4.5)}` },
    { paint: 'ink', d: 'M50 60C43 59 39 62 41 66C43 70 47 72 50 72', fold: 'join' },
    { paint: 'line', d: 'M50 71V77C47 81 42 81 39 79M50 77C53 81 58 81 61 79' },
    { paint: 'line', d: 'M34 74L16 70M34 78L17 80M36 82L20 89', fold: 'pair', from: 'middle' },
    {
      paint: 'ink',
      d: `${disc(36, 73, 1)}${disc(33, 78, 1)}${disc(64, 73, 1)}${disc(67, 78, 1)}`,
      from: 'near',
    },
    {
      paint: 'cut',
      d: cuts(
        [80, 56, 74, 56],
        [80, 63, 76, 63],
        [50, 24, 50, 34],
        [43, 25, 44, 32],
        [57, 25, 56, 32],
      ),
    },
  ],
  badger: [
    { paint: 'accent', d: `${disc(22, 32, 9)}` },
    { paint: 'accent', d: `${disc(78, 32, 9)}` },
    {
      paint: 'metal',
      d: 'M50 18C32 18 18 30 16 50C14 66 28 78 38 90C42 96 46 98 50 98',
      fold: 'join',
    },
    {
      paint: 'accent',
      d: 'M42 19C30 22 22 30 20 46C24 58 34 68 40 82L45 76C42 60 42 36 42 19Z',
      fold: 'pair',
    },
    { paint: 'metal', d: `${disc(34, 52, 4)}` },
    { paint: 'metal', d: `${disc(66, 52, 4)}` },
    { paint: 'ink', d: `${disc(34.5, 52, 2.2)}${disc(65.5, 52, 2.2)}` },
    { paint: 'ink', d: 'M50 84C44 83 40 86 42 90C44 94 47 96 50 96', fold: 'join' },
    { paint: 'line', d: 'M50 30V74', from: 'near' },
    {
      paint: 'cut',
      d: cuts([84, 54, 77, 54], [82, 62, 75, 61], [77, 70, 71, 68], [70, 78, 65, 75]),
    },
  ],
  frog: [
    { paint: 'metal', d: disc(28, 36, 15) },
    { paint: 'metal', d: disc(72, 36, 15) },
    { paint: 'metal', d: 'M50 36C28 34 11 48 11 66C11 84 29 94 50 94', fold: 'join' },
    { paint: 'accent', d: `${disc(28, 36, 9.5)}` },
    { paint: 'accent', d: `${disc(72, 36, 9.5)}` },
    { paint: 'ink', d: 'M21 36C24 33 32 33 35 36C32 39 24 39 21 36Z', fold: 'pair' },
    { paint: 'accent', d: 'M50 94C32 94 20 86 15 76C28 84 40 86 50 86', fold: 'join' },
    { paint: 'line', d: 'M13 68C25 80 75 80 87 68' },
    { paint: 'ink', d: 'M44 56H46V59H44ZM54 56H56V59H54Z' },
    {
      paint: 'cut',
      d: cuts([88, 60, 82, 60], [86, 54, 80, 55], [24, 60, 24, 66], [30, 62, 30, 67]),
    },
  ],
  automaton: [
    { paint: 'accent', d: 'M45 12H55L57 34H43Z' },
    { paint: 'metal', d: 'M50 24C32 24 22 36 22 52V78L32 96H50', fold: 'join' },
    { paint: 'metal', d: 'M22 50H14V70H22Z', fold: 'pair' },
    { paint: 'accent', d: 'M50 44H26V62H44L46 74H50', fold: 'join' },
    { paint: 'ink', d: 'M30 49H44V56H34Z', fold: 'pair' },
    { paint: 'line', d: 'M50 44V74' },
    { paint: 'line', d: 'M36 80H64M38 86H62M40 92H60' },
    {
      paint: 'ink',
      d: `${disc(28, 70, 1.8)}${disc(28, 80, 1.8)}${disc(72, 70, 1.8)}${disc(72, 80, 1.8)}${disc(36, 35, 1.8)}${disc(64, 35, 1.8)}`,
      from: 'middle',
    },
    {
      paint: 'cut',
      d: cuts([77, 40, 70, 40], [78, 66, 71, 66], [78, 73, 72, 73], [74, 84, 68, 84]),
    },
  ],
  clock: [
    {
      paint: 'accent',
      d: 'M45 24L46 12H54L55 24Z',
      at: [0, 45, 90, 135, 180, 225, 270, 315].map((turn) => ({ turn })),
    },
    { paint: 'accent', d: disc(50, 56, 36) },
    { paint: 'metal', d: disc(50, 56, 29) },
    {
      paint: 'line',
      d: 'M50 29V33M50 79V83M23 56H27M73 56H77M31 37L34 40M69 37L66 40M31 75L34 72M69 75L66 72',
      from: 'middle',
    },
    { paint: 'ink', d: `${disc(40, 50, 4)}${disc(60, 50, 4)}` },
    { paint: 'ink', d: 'M50 60C46 58 40 60 32 57C36 64 44 68 50 63', fold: 'join' },
    { paint: 'line', d: 'M43 72C47 75 53 75 57 72' },
    { paint: 'line', d: 'M35 43C38 41 41 41 44 43M56 43C59 41 62 41 65 43', from: 'middle' },
  ],
};
