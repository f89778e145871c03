import {
  BONUS_CARDS,
  type Edition,
  FACTIONS,
  PRINTED_EDITION,
} from '../../../src/terra-mystica/index.ts';

type Boards = NonNullable<Edition['factions']>;

const PLENTY = { coins: 30, workers: 15, priests: 3, power: 5 };

/**
 * Everybody has enough goods to build everything, so that games reach the ends of rows and tracks.
 * The edition contains every printed number.
 */
export const GENEROUS: Edition = {
  ...PRINTED_EDITION,
  id: 'generous',
  title: 'Generous',
  factions: Object.fromEntries(FACTIONS.map((id) => [id, enough(PRINTED_EDITION.factions?.[id])])),
  bonusCards: Object.fromEntries(
    BONUS_CARDS.map((id) => [id, { ...PRINTED_EDITION.bonusCards?.[id], income: PLENTY }]),
  ),
};

function enough(board: Boards[keyof Boards]): Boards[keyof Boards] {
  return {
    ...board,
    start: { ...board?.start, coins: 30, workers: 15, priests: 1 },
  };
}
