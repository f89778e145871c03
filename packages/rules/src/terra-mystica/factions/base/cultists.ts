import { board } from '../../boards/board.ts';
import { TRAIT } from '../../boards/compile-traits.ts';
import { oweCultStep } from '../../cults/cult.ts';
import { gainPower, gainVp } from '../../goods/gains.ts';
import type { State } from '../../state.ts';

/** Cultists: a cult step if neighbours take power, power if all refuse. FAQ 1.3, 3.8. */
export const cultists = board<State>({
  id: 'cultists',
  board: 'brown',
  home: 'plains',
  start: { cults: { fire: 1, earth: 1 } },
  stronghold: { coins: 8 },
  sanctuary: { coins: 8 },
  traits: { strongholdVp: 7, refusedPower: 1 },
  // Palace of the Cults.
  landscape: { traits: { winsCultTies: 1 } },
  orders: ['cult-step'],
  hooks: {
    strongholdBuilt: (s, seat, sink) => {
      gainVp(s, seat, s.trait(seat, TRAIT.strongholdVp), 'stronghold', sink);
    },
    neighboursAnswered: (s, seat, taken, sink) => {
      if (taken) oweCultStep(s, seat);
      else if (s.table.options.rulings.cultists !== 'first-printing')
        gainPower(s, seat, s.trait(seat, TRAIT.refusedPower), 'ability', sink);
    },
  },
});
