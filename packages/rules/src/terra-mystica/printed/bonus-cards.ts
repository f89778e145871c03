import { integer, object, record, type Typed } from '../../data-file/shape.ts';
import { BONUS_CARDS, type BonusCard, type SpecialAction } from '../vocabulary.ts';
import { type Box, BY_BUILDING, INCOME, VP_EACH } from './amounts.ts';

const BONUS_CARD = object(
  { income: INCOME },
  {
    /** Victory points when passing, for each own building of a kind on the map. */
    pass: BY_BUILDING,
    /** Victory points when passing, for each level of shipping. */
    passPerShipping: VP_EACH,
    /** Shipping range during the action phase. */
    shipping: integer(0, 2),
    /** Spades, or steps on one cult, of its special action. */
    actionAmount: integer(1, 3),
  },
);

export const BONUS_CARDS_SHAPE = record(BONUS_CARDS, BONUS_CARD);

export type BonusCardData = Typed<typeof BONUS_CARD> & {
  readonly action?: SpecialAction;
  readonly box?: Box;
};

export const BONUS_CARD_DATA: Readonly<Record<BonusCard, BonusCardData>> = {
  BON1: { income: { coins: 2 }, action: 'BON1', actionAmount: 1 },
  BON2: { income: { coins: 4 }, action: 'BON2', actionAmount: 1 },
  BON3: { income: { coins: 6 } },
  BON4: { income: { power: 3 }, shipping: 1 },
  BON5: { income: { power: 3, workers: 1 } },
  BON6: { income: { workers: 2 }, pass: { stronghold: 4, sanctuary: 4 } },
  BON7: { income: { workers: 1 }, pass: { 'trading-post': 2 } },
  BON8: { income: { priests: 1 } },
  BON9: { income: { coins: 2 }, pass: { dwelling: 1 } },
  BON10: { income: { power: 3 }, passPerShipping: 3, box: 'mini-expansion' },
};
