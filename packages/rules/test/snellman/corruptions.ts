import type { Random } from '../../src/kernel/index.ts';

type Corruption = (lines: string[], at: number, random: Random) => void;

/** Mistakes that people make when they type, copy and cut ledgers. */
const CORRUPTIONS: readonly Corruption[] = [
  // A missing line, a repeated line, two lines in the wrong order.
  (lines, at) => lines.splice(at, 1),
  (lines, at) => lines.splice(at, 0, lines[at]),
  (lines, at) => {
    if (at > 0) [lines[at - 1], lines[at]] = [lines[at], lines[at - 1]];
  },
  // The end is missing.
  (lines, at) => lines.splice(Math.max(1, at)),
  // Letters that are missing, doubled, wrong or random.
  (lines, at, random) => spliceLetter(lines, at, random, 1, ''),
  (lines, at, random) => spliceLetter(lines, at, random, 0, random.pick(LETTERS)),
  (lines, at, random) => spliceLetter(lines, at, random, 1, random.pick(LETTERS)),
  // Other numbers, hexes, tiles, factions, colours.
  (lines, at, random) => exchange(lines, at, /\d+/, String(random.below(120))),
  (lines, at, random) =>
    exchange(lines, at, /\b[A-K]\d+\b/i, `${random.pick([...'ABCDEFGHIJK'])}${random.below(15)}`),
  (lines, at, random) => exchange(lines, at, /BON\d+/i, `BON${random.below(12)}`),
  (lines, at, random) => exchange(lines, at, /FAV\d+/i, `FAV${random.below(14)}`),
  (lines, at, random) => exchange(lines, at, /TW\d/i, `TW${random.below(10)}`),
  (lines, at, random) => exchange(lines, at, /^[a-z]+(?=:)/i, random.pick(FACTIONS)),
  (lines, at, random) => exchange(lines, at, /(?<=: )[a-z+-]+/i, random.pick(VERBS)),
  (lines, at, random) => exchange(lines, at, /from [a-z]+/i, `from ${random.pick(FACTIONS)}`),
  (lines, at, random) => exchange(lines, at, /to (TP|TE|SH|SA)/i, `to ${random.pick(WORDS)}`),
  // A command at a wrong place.
  (lines, at, random) => {
    lines[at] += `. ${random.pick(VERBS)} ${random.pick(WORDS)}`;
  },
  (lines, at, random) =>
    lines.splice(at, 0, `${random.pick(FACTIONS)}: ${random.pick(VERBS)} ${random.pick(WORDS)}`),
  (lines, at, random) => lines.splice(at, 0, `${random.pick(TABLE)} ${random.pick(WORDS)}`),
];

const LETTERS = [...'abcEFG0159 .:#+-!,\t[]é𝔘\u0000'];
const FACTIONS = ['witches', 'nomads', 'auren', 'acolytes', 'riverwalkers', 'giants', 'nobody'];
const VERBS = [
  'build',
  'dig',
  'transform',
  'upgrade',
  'advance',
  'send p to',
  'action',
  'bridge',
  'burn',
  'convert',
  'gain P3 for',
  'leech',
  'decline',
  'connect',
  'pick-color',
  'unlock-terrain',
  'pass',
  'wait',
  'done',
  'resign',
  'setup',
  '+',
  '-',
  '+3C',
  '-SPADE',
  '-2FIRE',
  'delete',
  'start_planning',
  'income_for_faction',
  '[x]',
  '',
];
const WORDS = [
  'E5',
  'r12',
  'TP',
  'SA',
  'FIRE',
  'BON4',
  'FAV5',
  'TW5',
  'ACT6',
  'ACTW',
  'red',
  'volcano',
  '3PW to 1W',
  '1',
  '99',
  'ship',
  'dig',
  'E9:D6',
  'G2:H4:I6',
  'VP',
  'strict-leech',
  '',
];
const TABLE = [
  'option',
  'dropoption',
  'map',
  'player',
  'order',
  'score',
  'delete',
  'final-scoring',
  'setup',
  'drop-faction',
  'randomize v1 seed',
  'randomize',
  'income',
  'faction-variant',
];

function spliceLetter(lines: string[], at: number, random: Random, cut: number, put: string): void {
  const letters = [...lines[at]];
  letters.splice(random.below(letters.length + 1), cut, put);
  lines[at] = letters.join('');
}

function exchange(lines: string[], at: number, what: RegExp, by: string): void {
  lines[at] = lines[at].replace(what, () => by);
}

/** The lines with one to three mistakes in them. */
export function corrupted(lines: readonly string[], random: Random): readonly string[] {
  const spoiled = [...lines];
  for (let n = 1 + random.below(3); n > 0 && spoiled.length > 0; n--) {
    random.pick(CORRUPTIONS)(spoiled, random.below(spoiled.length), random);
  }
  return spoiled;
}
