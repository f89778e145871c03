import type { Random } from '../../kernel/index.ts';
import {
  AUCTION_BASES,
  AUCTION_BOARDS,
  FACTION_CHOICES,
  FINAL_TILES,
  MAPS,
  RULING_VALUES,
  RULINGS,
  START_POINTS,
  TURN_ORDERS,
} from '../../terra-mystica/index.ts';
import { openingOf } from './openings/index.ts';
import { MEETING_COUNT, meeting } from './tables.ts';

/** In one of this many games the factions are chosen, dealt or auctioned instead of given. */
const CHOSEN_EVERY = 5;

/** The games from number 0 up to this one contain every meeting of `tables.ts`. */
export const ALL_MEETINGS: number = Math.ceil((MEETING_COUNT * CHOSEN_EVERY) / (CHOSEN_EVERY - 1));

/** Options of game number `index`: factions and maps come in turn, everything else is random. */
export function scenario(random: Random, index: number): unknown {
  const opening = openingOf(index);
  if (opening !== undefined) return opening.options;
  if (index % CHOSEN_EVERY !== 0) {
    const number = index - Math.floor(index / CHOSEN_EVERY) - 1;
    const { map, factions } = meeting(number);
    return {
      ...commonOptions(random),
      map,
      factions: random.shuffle([...factions]),
      fireAndIce: true,
    };
  }
  const number = index / CHOSEN_EVERY;
  const players = 2 + (number % 4);
  if (number % 10 === 6)
    return { players: 2 + (Math.floor(number / 10) % 4), factions: 'introductory' };
  if (number % 10 === 7) return POOREST;
  return {
    ...commonOptions(random),
    players,
    map: MAPS[number % MAPS.length],
    factions: random.pick(FACTION_CHOICES.filter((each) => each !== 'introductory')),
    auctionBase: random.pick(AUCTION_BASES),
    auctionBoards: random.pick(AUCTION_BOARDS),
    fireAndIce: random.below(3) > 0,
  };
}

/** Options with which nobody has a point to spend. */
const POOREST = {
  rules: 'snellman',
  factions: ['shapeshifters', 'witches', 'cultists'],
  fireAndIce: true,
  startVp: [0, 0, 0],
};

/** Random options that are allowed with all factions. */
export function commonOptions(random: Random): object {
  const mini = random.below(3);
  return {
    rules: random.pick(['standard', 'standard', 'bga', 'snellman']),
    startPlayer: random.below(2) === 0 ? 'random' : random.below(2),
    turnOrder: random.pick(TURN_ORDERS),
    startVp: random.pick(START_POINTS),
    miniTownTiles: mini > 0,
    miniBonusCard: mini > 1,
    miniRoundTile: mini > 1 || random.below(4) === 0,
    finalTile: random.pick(['none', 'random', ...FINAL_TILES]),
    dropping: random.below(12) === 0,
    rulings: random.below(5) < 2 ? {} : someRulings(random),
    landscapes: random.below(3) > 0 || (mini === 0 ? 'random' : false),
  };
}

function someRulings(random: Random): Record<string, string> {
  return Object.fromEntries(
    RULINGS.map((name) => [name, random.pick<string>(RULING_VALUES[name])]),
  );
}
