import { nextHex, WORDS } from '../../../hexmap/index.ts';
import type { Seat } from '../../../kernel/index.ts';
import { board } from '../../boards/board.ts';
import { NO_LANDSCAPE } from '../../boards/definition.ts';
import { advanceAllCults } from '../../cults/keys.ts';
import type { Sink } from '../../events.ts';
import { gainVp } from '../../goods/gains.ts';
import { pockets } from '../../goods/pockets.ts';
import { findGroup, groupValue } from '../../land/groups.ts';
import { NONE, SETS, type State } from '../../state.ts';
import { STRONGHOLD } from '../../structures/building-kinds.ts';
import { CHOOSE_TOWN_TILE } from '../../towns/choose-tile.ts';
import { advanceShipping } from '../../tracks/tracks.ts';

/** The number of rewards of the first town that have been given. */
const POCKETS = pockets({ 'atlantean-rewards': [0] });
const GIVEN = POCKETS.named['atlantean-rewards'];

const STEPS = 2;
const POINTS = 20;

/** Power values of the first town, and the reward of each. */
const REWARDS: readonly {
  readonly power: number;
  readonly give: (s: State, seat: Seat, sink: Sink) => void;
}[] = [
  { power: 7, give: (s, seat, sink) => advanceShipping(s, seat, 'ability', sink) },
  { power: 10, give: (s, seat, sink) => advanceAllCults(s, seat, STEPS, sink, 'ability') },
  { power: 16, give: (s, seat, sink) => gainVp(s, seat, POINTS, 'ability', sink) },
];

const TOWN = new Int32Array(WORDS);

/** Power value of all structures directly connected with the stronghold. */
function valueOfTown(s: State, seat: Seat): number {
  const own = SETS.own + seat * WORDS;
  for (let hex = nextHex(s.i32, own, -1); hex >= 0; hex = nextHex(s.i32, own, hex)) {
    if (s.building(hex) !== STRONGHOLD) continue;
    findGroup(s, seat, hex, TOWN);
    return groupValue(s, seat, TOWN);
  }
  return 0;
}

function rewardTown(s: State, seat: Seat, sink: Sink): void {
  if (GIVEN.of(s, seat) === REWARDS.length) return;
  const value = valueOfTown(s, seat);
  for (let next = GIVEN.of(s, seat); next < REWARDS.length; next++) {
    if (value < REWARDS[next].power) return;
    GIVEN.gain(s, seat, 1, sink);
    REWARDS[next].give(s, seat, sink);
  }
}

/** Atlanteans: a stronghold that is a town from the start, and rewards as the town grows. */
export const atlanteans = board<State>({
  id: 'atlanteans',
  board: 'blue',
  secondBoard: true,
  home: 'lakes',
  start: {
    power: [11, 1, 0],
    cults: { fire: 1, water: 1 },
    dwellings: 1,
    structure: 'stronghold',
    kept: POCKETS.start,
  },
  stronghold: { income: { power: [0, 6] } },
  sanctuary: { coins: 8 },
  spades: {
    pay: 'workers',
    rates: [3, 2, 1],
    advance: { workers: 1, coins: 4, priests: 1 },
    advanceVp: 6,
  },
  traits: { bridgeWorkers: 2 },
  actions: ['ACTE'],
  landscape: NO_LANDSCAPE,
  hooks: {
    placed: (s, seat, hex) => s.push(CHOOSE_TOWN_TILE.number, seat, hex, NONE),
    groupChanged: (s, seat, _hex, sink) => rewardTown(s, seat, sink),
  },
});
