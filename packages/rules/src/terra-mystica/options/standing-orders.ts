import { numbersOf } from '../../kernel/index.ts';
import { CULTS, TERRAINS } from '../vocabulary.ts';

/**
 * Questions that may be answered beforehand: those that are asked in other players' turns.
 * Questions in the middle of an own action need no order, because the player answers them together
 * with the action; for auctions there is `factions: fast-auction`, in which all bids are written at
 * once.
 */
export const ORDER_TOPICS = [
  /** The power that a neighbour's new structure offers. */
  'power-offers',
  /** The end of the own turn after neighbours had to be asked. */
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
  /** Whether orders on power offers pay for power that will find no room after the next income. */
  'offer-income',
  /** The answer to power offers above the limit. */
  'offer-rest',
] as const;
export type OrderTopic = (typeof ORDER_TOPICS)[number];

/** Places in `ORDER_TOPICS`. */
export const TOPIC = numbersOf(ORDER_TOPICS);

/** All answers that an order can give, for all topics. States contain the index in this list. */
export const ORDER_ANSWERS = [
  /** Nothing is answered beforehand. */
  'ask',
  'never',
  'always',
  /**
   * Power offers: take free offers and ask about the others; or take free offers and refuse the
   * others.
   */
  'free-then-ask',
  'free-only',
  /** Power offers: take up to this amount; `offer-rest` decides about larger offers. */
  'up-to-2',
  'up-to-3',
  'up-to-4',
  /** The turn ends by itself after others were asked, even if goods could still be exchanged. */
  'after-answers',
  /** The priest comes into the hand; the seat is asked if there is none in the supply. */
  'hand',
  /** A step on this cult; the seat is asked if none is possible there. */
  ...CULTS,
  /**
   * The priest of this terrain; the seat is asked if there is none, or if there are too few coins.
   */
  ...TERRAINS,
  'up-to-5',
  'up-to-6',
  /** Accepts power at any price in points (`no-limit`), or up to a number of points in a round. */
  'no-limit',
  '1',
  '2',
  '3',
  '4',
  '5',
  '6',
  '8',
  '10',
  /**
   * The room for power is the present one, or the room that the income will leave, if the seat has
   * passed.
   */
  'as-it-stands',
  'look-ahead',
] as const;
export type OrderAnswer = (typeof ORDER_ANSWERS)[number];

/** Places in `ORDER_ANSWERS`. */
export const ORDER = numbersOf(ORDER_ANSWERS);

/** The possible orders for each topic; the first is the one at the beginning. */
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

/** Topics on which everybody can be asked; each faction lists the others that it needs. */
export const COMMON_TOPICS: readonly OrderTopic[] = [
  'power-offers',
  'turn-end',
  'reward-spades',
  'offer-points',
  'offer-income',
  'offer-rest',
];

/**
 * By index in `ORDER_ANSWERS`: the most power that an order about offers takes; 0 for other
 * answers.
 */
export const POWER_TAKEN: readonly number[] = ORDER_ANSWERS.map((answer) =>
  answer === 'always' ? Number.POSITIVE_INFINITY : Number(/^up-to-(\d)$/.exec(answer)?.[1] ?? 0),
);

/** By index in `ORDER_ANSWERS`: the most points that orders about offers pay in a round. */
export const POINTS_PAID: readonly number[] = ORDER_ANSWERS.map((answer) =>
  /^\d+$/.test(answer) ? Number(answer) : Number.POSITIVE_INFINITY,
);

/** The orders at the beginning of the game, by topic. */
export const FIRST_ORDERS: readonly number[] = ORDER_TOPICS.map(
  (topic) => ORDER[ORDERS_ON[topic][0]],
);
