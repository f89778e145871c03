import { board } from '../../boards/board.ts';
import { TRAIT } from '../../boards/compile-traits.ts';
import { gainSpades } from '../../spades/spades.ts';
import type { State } from '../../state.ts';
import { askForSteps } from '../../tracks/landscape-steps.ts';
import { TRACK } from '../../tracks/track.ts';

/** Giants: two spades for any hex, never more or less. FAQ 3.6. */
export const giants = board<State>({
  id: 'giants',
  board: 'red',
  home: 'wasteland',
  start: { cults: { fire: 1, air: 1 } },
  stronghold: { income: { power: [0, 4] } },
  traits: { spadesPerHex: 2, actionAmount: 2 },
  strongholdActions: ['ACTG'],
  // Cave of Wisdom.
  landscape: { needs: { building: 'temple', count: 1 } },
  hooks: {
    landscapeLaid: (s, seat) => askForSteps(s, seat, TRACK.exchange, true),
  },
  specials: [
    {
      id: 'ACTG',
      begin: (s, seat, sink) => {
        gainSpades(s, seat, s.trait(seat, TRAIT.actionAmount), sink, 'special-action');
      },
    },
  ],
});
