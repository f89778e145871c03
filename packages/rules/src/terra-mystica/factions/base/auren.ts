import { board } from '../../boards/board.ts';
import { TRAIT } from '../../boards/compile-traits.ts';
import { CHOOSE_CULT } from '../../cults/cult.ts';
import type { State } from '../../state.ts';
import { CHOOSE_FAVOUR } from '../../towns/favour.ts';

/** Auren: a favour tile with the stronghold, then two steps on one cult each round. FAQ 3.5. */
export const auren = board<State>({
  id: 'auren',
  board: 'green',
  home: 'forest',
  start: { cults: { water: 1, air: 1 } },
  sanctuary: { coins: 8 },
  traits: { actionAmount: 2 },
  strongholdActions: ['ACTA'],
  strongholdAsks: 'favour',
  // Grove of Serenity.
  landscape: { traits: { cultTopVp: 4 } },
  hooks: {
    strongholdBuilt: (s, seat) => s.push(CHOOSE_FAVOUR.number, seat),
  },
  specials: [
    {
      id: 'ACTA',
      begin: (s, seat) => s.push(CHOOSE_CULT.number, seat, s.trait(seat, TRAIT.actionAmount)),
    },
  ],
});
