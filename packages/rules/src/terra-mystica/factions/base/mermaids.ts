import { board } from '../../boards/board.ts';
import type { State } from '../../state.ts';
import { advanceShipping } from '../../tracks/tracks.ts';

/** Mermaids: far shipping, towns over a river hex. FAQ 1.2, 3.4. */
export const mermaids = board<State>({
  id: 'mermaids',
  board: 'blue',
  home: 'lakes',
  start: { power: [3, 9, 0], cults: { water: 2 } },
  stronghold: { income: { power: [0, 4] } },
  sanctuary: { coins: 8 },
  shipping: { start: 1, vp: [0, 0, 2, 3, 4, 5] },
  traits: { riverTown: 1 },
  // Coral Reef.
  landscape: { way: 'river', price: { spades: 1 } },
  hooks: {
    strongholdBuilt: (s, seat, sink) => advanceShipping(s, seat, 'stronghold', sink),
  },
});
