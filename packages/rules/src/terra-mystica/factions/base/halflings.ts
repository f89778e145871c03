import { board } from '../../boards/board.ts';
import { TRAIT } from '../../boards/compile-traits.ts';
import { gainSpades } from '../../spades/spades.ts';
import type { State } from '../../state.ts';

/** Halflings: a point for every spade (FAQ 3.2: when used), three spades with the stronghold. */
export const halflings = board<State>({
  id: 'halflings',
  board: 'brown',
  home: 'plains',
  start: { power: [3, 9, 0], cults: { earth: 1, air: 1 } },
  stronghold: { coins: 8 },
  spades: {
    pay: 'workers',
    rates: [3, 2, 1],
    advance: { workers: 2, coins: 1, priests: 1 },
    advanceVp: 6,
  },
  traits: { vpPerSpade: 1, strongholdSpades: 3 },
  // Excavator.
  landscape: { needs: { building: 'stronghold', count: 1 }, traits: { spadesSaved: 1 } },
  hooks: {
    strongholdBuilt: (s, seat, sink) => {
      gainSpades(s, seat, s.trait(seat, TRAIT.strongholdSpades), sink);
    },
  },
});
