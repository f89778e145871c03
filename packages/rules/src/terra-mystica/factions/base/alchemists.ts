import { board } from '../../boards/board.ts';
import { TRAIT } from '../../boards/compile-traits.ts';
import { gainPower } from '../../goods/gains.ts';
import type { State } from '../../state.ts';
import { askForSteps } from '../../tracks/landscape-steps.ts';
import { TRACK } from '../../tracks/track.ts';

/**
 * Alchemists: coins for victory points and the other way round. FAQ 3.3: power for spades when they
 * are used.
 */
export const alchemists = board<State>({
  id: 'alchemists',
  board: 'black',
  home: 'swamp',
  start: { cults: { fire: 1, water: 1 } },
  tradingPost: { income: { coins: [0, 2, 4, 7, 11], power: [0, 1, 2, 3, 4] } },
  stronghold: { income: { coins: [0, 6] } },
  traits: { coinsPerVp: 2, strongholdPower: 12 },
  strongholdTraits: { powerPerSpade: 2 },
  // Gloomy Workshop.
  landscape: { needs: { building: 'stronghold', count: 1 } },
  hooks: {
    landscapeLaid: (s, seat) => askForSteps(s, seat, TRACK.shipping | TRACK.exchange, false),
    strongholdBuilt: (s, seat, sink) => {
      gainPower(s, seat, s.trait(seat, TRAIT.strongholdPower), 'stronghold', sink);
    },
  },
});
