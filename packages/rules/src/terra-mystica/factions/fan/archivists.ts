import { board } from '../../boards/board.ts';
import { NO_LANDSCAPE } from '../../boards/definition.ts';
import { gainPower } from '../../goods/gains.ts';
import type { State } from '../../state.ts';

const POWER_PER_COIN = 2;

/**
 * Archivists: one more bonus card in the game, power for the coins on their card; with the
 * stronghold they hold two cards.
 */
export const archivists = board<State>({
  id: 'archivists',
  board: 'yellow',
  secondBoard: true,
  home: 'desert',
  start: {},
  dwelling: { income: { workers: [2, 3, 4, 5, 5, 6, 7, 8, 8] } },
  traits: { noCultReward: 1 },
  strongholdTraits: { moreCards: 1 },
  extraCard: true,
  landscape: NO_LANDSCAPE,
  hooks: {
    // There are no coins on cards before the first round.
    cardTaken: (s, seat, _card, coins, sink) =>
      gainPower(s, seat, POWER_PER_COIN * coins, 'card-coins', sink),
  },
});
