import { numbersOf } from '../../kernel/index.ts';
import { CULTS, TERRAINS } from '../vocabulary.ts';

/**
 * Questions that may be answered beforehand: those that come while others play. What a player is asked
 * in the middle of an own action needs none, it is sent together with the action; auctions have
 * `factions: fast-auction`, where everything is written down at once.
 */
export const ORDER_TOPICS = [
  /** Power that a neighbour's structure offers. */
  'power-offers',
  /** The end of the own turn when neighbours had to be asked in between. */
  'turn-end',
  /** Spades of the cult reward at the end of a round. */
  'reward-spades',
  /** The cult of a step that an ability gives. */
  'cult-step',
  /** A power token for a victory point. */
  'token',
  /** The place of a new priest. */
  'priest',
  /** Points that orders on power offers may pay in one round. */
  'offer-points',
  /** Whether they pay for power that finds no room once the next income has come in. */
  'offer-income',
  /** What becomes of power offers that are above what may be taken. */
  'offer-rest',
] as const;
export type OrderTopic = (typeof ORDER_TOPICS)[number];

/** Places in `ORDER_TOPICS`. */
export const TOPIC = numbersOf(ORDER_TOPICS);

/** All answers that an order can give, for all topics. States hold the index in this list. */
export const ORDER_ANSWERS = [
  /** Nothing is answered beforehand. */
  'ask',
  'never',
  'always',
  /** Power offers: take what is free and ask about the rest; take what is free and refuse the rest. */
  'free-then-ask',
  'free-only',
  /** Power offers: take up to so much; `offer-rest` says what becomes of more. */
  'up-to-2',
  'up-to-3',
  'up-to-4',
  /** The turn ends by itself once others were asked, even if goods could still be exchanged. */
  'after-answers',
  /** Into the hand; asks when there is none in the supply. */
  'hand',
  /** A step on this cult; asks when none can be made there. */
  ...CULTS,
  /** The priest of this terrain; asks when none lies there or the coins are short. */
  ...TERRAINS,
  'up-to-5',
  'up-to-6',
  /** Accepts power whatever points it costs (`no-limit`), or up to a number of points in a round. */
  'no-limit',
  '1',
  '2',
  '3',
  '4',
  '5',
  '6',
  '8',
  '10',
  /** Room for power is what there is now; or what the income leaves, once the seat has passed. */
  'as-it-stands',
  'look-ahead',
] as const;
export type OrderAnswer = (typeof ORDER_ANSWERS)[number];

/** Places in `ORDER_ANSWERS`. */
export const ORDER = numbersOf(ORDER_ANSWERS);

/** What may be ordered on each topic; what stands at the beginning comes first. */
export const ORDERS_ON: Readonly<Record<OrderTopic, readonly OrderAnswer[]>> = {
  'power-offers': [
    'ask',
    'free-then-ask',
    'free-only',
    'never',
    'up-to-2',
    'up-to-3',
    'up-to-4',
    'up-to-5',
    'up-to-6',
    'always',
  ],
  'turn-end': ['ask', 'after-answers'],
  'reward-spades': ['ask', 'never'],
  'cult-step': ['ask', ...CULTS],
  token: ['ask', 'always', 'never'],
  priest: ['ask', 'hand', 'desert', 'plains', 'swamp', 'lakes', 'forest', 'mountains', 'wasteland'],
  'offer-points': ['no-limit', '1', '2', '3', '4', '5', '6', '8', '10'],
  'offer-income': ['as-it-stands', 'look-ahead'],
  'offer-rest': ['ask', 'never'],
};

/** Topics on which everybody can be asked; factions name the others. */
export const COMMON_TOPICS: readonly OrderTopic[] = [
  'power-offers',
  'turn-end',
  'reward-spades',
  'offer-points',
  'offer-income',
  'offer-rest',
];

/** By place in `ORDER_ANSWERS`: the most power that an order on offers takes; 0 for other answers. */
export const POWER_TAKEN: readonly number[] = ORDER_ANSWERS.map((answer) =>
  answer === 'always' ? Number.POSITIVE_INFINITY : Number(/^up-to-(\d)$/.exec(answer)?.[1] ?? 0),
);

/** By place in `ORDER_ANSWERS`: the most points that orders on offers pay in a round. */
export const POINTS_PAID: readonly number[] = ORDER_ANSWERS.map((answer) =>
  /^\d+$/.test(answer) ? Number(answer) : Number.POSITIVE_INFINITY,
);

/** The orders that stand before any is given, by topic. */
export const FIRST_ORDERS: readonly number[] = ORDER_TOPICS.map(
  (topic) => ORDER[ORDERS_ON[topic][0]],
);
