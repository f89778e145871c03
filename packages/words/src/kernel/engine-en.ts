import { allOf } from '../all-of.ts';
import { named } from '../named.ts';
import type { EngineRefusals } from './shape.ts';

export const engineRefusals: EngineRefusals = (asked) => ({
  'not-a-move': () => 'There is no such move at this table.',
  'no-such-seat': ({ seat, players }) =>
    `There is no seat ${seat}; seats go from 0 to ${Number(players) - 1}.`,
  'game-over': () => 'The game is over.',
  'not-your-decision': ({ deciders }, who) => {
    const others = String(deciders).split(' ').filter(Boolean);
    return others.length === 0
      ? 'Nobody decides now: chance comes next.'
      : `It is not your decision but that of ${allOf(others.map((seat) => who.seat(Number(seat))))}.`;
  },
  'not-now': ({ pending }) => `Not now: what is to be decided is ${named(asked, pending)}.`,
});
