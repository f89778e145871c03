import { factionKit as kit } from '../../../src/terra-mystica/index.ts';
import { board } from './board.ts';

/** Two bonus cards with the stronghold, one more in the game, power for their coins. */
export const archivists = board({
  id: 'archivists',
  board: 'yellow',
  home: 'desert',
  extraCard: true,
  traits: { noCultReward: 1 },
  strongholdTraits: { moreCards: 1 },
  hooks: {
    cardTaken: (s, seat, _card, coins, sink) =>
      kit.gainPower(s, seat, 2 * coins, 'card-coins', sink),
  },
});
