import { packMove } from '../kernel/index.ts';
import { kind, type Way } from './define.ts';
import { FACTION_DEFINITIONS } from './factions/index.ts';
import { palacesOf } from './mats/effects.ts';
import { OPTIONAL_HOUSE } from './questions/optional-house.ts';
import { leaveSecondShovel, SECOND_SHOVEL } from './questions/second-shovel.ts';

const LEAVE: Way = {
  before: 'all',
  list: (_s, _seat, into, decline) => into.add(packMove(decline)),
  apply: (s) => s.pop(),
};

/** The questions that palaces ask when they are built. */
const ASKED_WHEN_BUILT = FACTION_DEFINITIONS.flatMap(palacesOf).flatMap(
  ({ whenBuilt }) => whenBuilt?.ask ?? [],
);

export const DECLINE = kind({
  word: 'decline',
  args: [],
  meaning: 'leave out something optional',
  answers: [
    { to: OPTIONAL_HOUSE, ...LEAVE },
    {
      to: SECOND_SHOVEL,
      ...LEAVE,
      apply: (s, _seat, _a, _b, _c, sink) => leaveSecondShovel(s, sink),
    },
    ...ASKED_WHEN_BUILT.map((to) => ({ to, ...LEAVE })),
  ],
});
