import { numbersOf } from '../kernel/index.ts';

/**
 * The words of all kinds of moves, including those of factions. Their indices are the numbers
 * inside moves.
 */
export const KIND_WORDS = [
  'end',
  'faction',
  'colour',
  'place',
  'take',
  'build',
  'transform',
  'skip-build',
  'skip-transform',
  'sacrifice',
  'erupt',
  'upgrade',
  'advance-shipping',
  'advance-exchange',
  'priest',
  'power',
  'special',
  'bridge',
  'cult',
  'favour',
  'town',
  'river-town',
  'take-power',
  'refuse-power',
  'burn',
  'convert',
  'ordain',
  'unlock',
  'gain-priest',
  'buy-token',
  'remove-tokens',
  'decline',
  'pass',
  'order',
  'drop',
  'nominate',
  'bid',
  'seal',
  'landscape',
  'altar',
  'land-bridge',
  'take-coin',
  'take-points',
  'ability',
  'tokens-first',
] as const;
export type KindWord = (typeof KIND_WORDS)[number];

/** The number of each kind by its word. */
export const KIND = numbersOf(KIND_WORDS);

/**
 * The names of all questions on the decision stack, followed by the decisions that seats owe and
 * that are not on the stack (see `OpenQuestions`). Their indices count from 1. Positions in JSON
 * contain the numbers of those on the stack: new ones go after `resume`.
 */
export const QUESTION_NAMES = [
  'faction',
  'colour',
  'place-dwelling',
  'bonus-card',
  'turn',
  'after-action',
  'spades',
  'cult',
  'favour',
  'town',
  'bridge',
  'ordain',
  'new-home',
  'remove-tokens',
  'ride',
  'sandstorm',
  'free-trading-post',
  'power-offer',
  'look-for-towns',
  'steps',
  'keys',
  'stronghold-built',
  'priest',
  'token',
  'nominate',
  'bid',
  'sealed',
  'town-reward',
  'gate',
  'tracks',
  'ability',
  'resume',
  'open-offers',
  'owed-step',
  'owed-token',
  'owed-priest',
  'leaving',
  'converting',
] as const;
export type QuestionName = (typeof QUESTION_NAMES)[number];

/** Questions on the stack that are never put to anybody, and those that are not on the stack. */
const UNASKED = [
  'look-for-towns',
  'steps',
  'stronghold-built',
  'resume',
  'open-offers',
  'owed-step',
  'owed-token',
  'owed-priest',
  'leaving',
  'converting',
] as const;

/** The questions that can be pending. */
export type Pending = Exclude<QuestionName, (typeof UNASKED)[number]>;

/** The number of each question by its name. */
export const QUESTION: { readonly [N in QuestionName]: number } = questionNumbers();

function questionNumbers() {
  const numbers = QUESTION_NAMES.map((name, place) => [name, place + 1]);
  // Parsed JSON has a fixed shape, so rules read constants; see `Layout`.
  return JSON.parse(JSON.stringify(Object.fromEntries(numbers)));
}

/** The words for the open question, by its number. */
export const PENDING: Readonly<Record<number, Pending>> = Object.fromEntries(
  QUESTION_NAMES.flatMap((name, place) => (isPending(name) ? [[place + 1, name]] : [])),
);

function isPending(name: QuestionName): name is Pending {
  return !(UNASKED as readonly QuestionName[]).includes(name);
}
