import type {
  BonusCard,
  FactionId,
  FavourTile,
  RefusalCode,
  RoundTile,
  TownTile,
} from '@pangaea/rules/terra-mystica';

/** Actions of the page that may raise questions about the rules. */
type Action =
  | 'bridge'
  | 'build'
  | 'convert'
  | 'cult'
  | 'dig'
  | 'favour'
  | 'pass'
  | 'power'
  | 'priest'
  | 'river-town'
  | 'special'
  | 'take-power'
  | 'town'
  | 'upgrade';

/** The places on the table where questions may arise. */
export type FaqPlace =
  | `action ${Action}`
  | `faction ${FactionId}`
  | `refusal ${RefusalCode}`
  | `tile ${BonusCard | FavourTile | RoundTile | TownTile}`;

interface Question {
  /** The source of the answer in the FAQ: chapter and question. */
  readonly source: string;
  readonly at: readonly FaqPlace[];
}

/** The questions of the FAQ that arise at the table, in the order of its chapters. */
export const FAQ_QUESTIONS = {
  'round-tile-spades': { source: '1.1', at: ['tile SCORE1'] },
  cultists: { source: '1.3, 3.8', at: ['faction cultists'] },
  'cultists-order': { source: '3.8 Q4, Q5', at: ['faction cultists'] },
  'what-building-is': {
    source: '2.1 Q1',
    at: ['action build', 'action dig', 'refusal wrong-terrain'],
  },
  'which-way': {
    source: '2.1 Q2, Q3',
    at: ['action dig', 'refusal too-many-spades', 'refusal already-home-terrain'],
  },
  'adding-spades': {
    source: '2.1 S1',
    at: ['action dig', 'action power', 'refusal not-the-shortest-way', 'tile BON1'],
  },
  'spades-left': {
    source: '2.1 S2',
    at: ['action dig', 'action power', 'refusal no-more-transforming', 'refusal not-made-home'],
  },
  'which-dwelling': {
    source: '2.1 S2, Q5',
    at: ['action build', 'refusal not-made-home', 'refusal made-home-already'],
  },
  'building-with-free-spades': { source: '2.1 Q6', at: ['action power', 'tile BON1'] },
  'reward-spades': {
    source: '2.2',
    at: ['refusal no-building-now', 'tile SCORE2', 'tile SCORE6', 'tile SCORE8'],
  },
  adjacency: {
    source: '2.3',
    at: ['action build', 'action upgrade', 'refusal not-in-reach', 'refusal not-touching'],
  },
  'price-of-power': { source: '2.4 Q1, Q2', at: ['action take-power'] },
  'when-power-is-offered': { source: '2.4 Q3', at: ['action take-power', 'action upgrade'] },
  'top-of-a-cult': { source: '2.5 Q1, Q4', at: ['action priest', 'action cult'] },
  'steps-lost': { source: '2.5 Q2', at: ['action priest', 'refusal cult-too-low'] },
  'priest-returned': {
    source: '2.5 Q3, 2.11 Q1',
    at: ['action priest', 'refusal no-space-for-priest'],
  },
  'founding-a-town': { source: '2.6 Q1', at: ['action town', 'refusal town-too-small'] },
  'town-with-sanctuary': { source: '2.6 Q1', at: ['action town', 'action upgrade'] },
  'town-with-six': { source: '2.6 Q1', at: ['action favour', 'tile FAV5'] },
  'last-pass': { source: '2.7 Q1', at: ['action pass', 'refusal no-card-in-last-round'] },
  'shipping-card': { source: '2.7 Q2, 3.1 Q7', at: ['tile BON4'] },
  'when-to-convert': { source: '2.8 Q1', at: ['action convert', 'refusal answer-first'] },
  'goods-at-the-end': { source: '2.9 Q1', at: ['action convert', 'action pass'] },
  'network-at-the-end': { source: '2.9 Q2', at: ['action pass'] },
  'favour-founds-town': { source: '2.10 Q1', at: ['action favour', 'action town'] },
  'two-favours': { source: '2.10 Q2', at: ['faction chaos-magicians'] },
  'chaos-double': { source: '2.1 S2', at: ['faction chaos-magicians'] },
  'darklings-town': { source: '2.10 Q3', at: ['faction darklings'] },
  'darklings-spades': { source: '3.7 Q1', at: ['faction darklings'] },
  'riverwalkers-income': { source: '2.10 Q4', at: ['faction riverwalkers'] },
  hindering: {
    source: '2.11 Q1',
    at: ['action power', 'action bridge', 'refusal special-without-effect'],
  },
  'giants-spades': { source: '3.6, 2.11 Q2', at: ['faction giants', 'refusal spades-useless'] },
  'giants-stronghold': { source: '3.6 Q2', at: ['faction giants'] },
  'tunnel-where': {
    source: '3.1 Q1, Q2, Q6',
    at: ['faction dwarves', 'faction fakirs', 'refusal directly-adjacent', 'refusal not-in-range'],
  },
  'tunnel-once': {
    source: '3.1 Q3, Q8',
    at: ['faction dwarves', 'faction fakirs', 'refusal skipped-already'],
  },
  'tunnel-used': { source: '3.1 Q4, Q5', at: ['faction dwarves', 'faction fakirs'] },
  'halflings-points': { source: '3.2 Q1', at: ['faction halflings'] },
  'halflings-stronghold': { source: '2.1 S2', at: ['faction halflings'] },
  'alchemists-power': { source: '3.3 Q1', at: ['faction alchemists'] },
  'mermaids-tile': {
    source: '3.4 Q1, Q2',
    at: ['faction mermaids', 'action river-town', 'refusal river-holds-town'],
  },
  'mermaids-later': { source: '3.4 Q3', at: ['faction mermaids', 'action river-town'] },
  'mermaids-shipping': { source: '1.2', at: ['faction mermaids'] },
  'auren-steps': { source: '3.5', at: ['faction auren'] },
  'fourteen-towns': { source: '4.1 Q1', at: ['refusal town-tile-not-left'] },
  'two-keys': { source: '4.1 Q2', at: ['tile TW6', 'faction witches'] },
} as const satisfies Readonly<Record<string, Question>>;

export type FaqId = keyof typeof FAQ_QUESTIONS;

/** A question and its answer, in our own words. */
export interface FaqAnswer {
  readonly question: string;
  readonly answer: string;
}

export type FaqAnswers = Readonly<Record<FaqId, FaqAnswer>>;

const IDS = Object.keys(FAQ_QUESTIONS) as readonly FaqId[];

/** The questions that arise at a place; empty for a place without any. */
export function questionsAt(place: string): readonly FaqId[] {
  return IDS.filter((id) => (FAQ_QUESTIONS[id].at as readonly string[]).includes(place));
}
