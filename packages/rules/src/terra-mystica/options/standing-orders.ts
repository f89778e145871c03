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
  /** Where a priest that comes in is put. */
  'priest',
] as const;
export type OrderTopic = (typeof ORDER_TOPICS)[number];

/** Places in `ORDER_TOPICS`. */
export const TOPIC = numbersOf(ORDER_TOPICS);

/** All answers that an order can give, for whatever topic. States hold the place in this list. */
export const ORDER_ANSWERS = [
  /** Nothing is answered beforehand; the first order of every topic. */
  'ask',
  'never',
  'always',
  /** Power offers: take what is free and ask about the rest; take what is free and refuse the rest. */
  'free-then-ask',
  'free-only',
  /** Power offers: take up to so much and ask about more. */
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
] as const;
export type OrderAnswer = (typeof ORDER_ANSWERS)[number];

/** Places in `ORDER_ANSWERS`. */
export const ORDER = numbersOf(ORDER_ANSWERS);

/** What may be ordered on each topic, `ask` first. */
export const ORDERS_ON: Readonly<Record<OrderTopic, readonly OrderAnswer[]>> = {
  'power-offers': [
    'ask',
    'free-then-ask',
    'free-only',
    'never',
    'up-to-2',
    'up-to-3',
    'up-to-4',
    'always',
  ],
  'turn-end': ['ask', 'after-answers'],
  'reward-spades': ['ask', 'never'],
  'cult-step': ['ask', ...CULTS],
  token: ['ask', 'always', 'never'],
  priest: ['ask', 'hand', 'desert', 'plains', 'swamp', 'lakes', 'forest', 'mountains', 'wasteland'],
};

/** Topics on which everybody can be asked; factions name the others. */
export const COMMON_TOPICS: readonly OrderTopic[] = ['power-offers', 'turn-end', 'reward-spades'];
