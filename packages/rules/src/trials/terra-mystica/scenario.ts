import type { Random } from '../../kernel/index.ts';
import {
  AUCTION_BASES,
  AUCTION_BOARDS,
  FACTION_CHOICES,
  FACTION_DEFINITIONS,
  type FactionId,
  FINAL_TILES,
  MAPS,
  RULING_VALUES,
  RULINGS,
  START_POINTS,
  TURN_ORDERS,
} from '../../terra-mystica/index.ts';

/**
 * Options of game number `index`: players and maps in turn, everything else drawn. Answers that may
 * come whenever their owner likes are left to the recorded games: a step for the Cultists falls due
 * while they are thinking, so seats that decide at once are not independent there.
 */
export function scenario(random: Random, index: number): unknown {
  const players = 2 + (index % 4);
  const given = random.below(3) > 0;
  const mini = random.below(3);
  if (index % 23 === 22) return { players, factions: 'introductory' };
  return {
    rules: random.pick(['standard', 'standard', 'bga', 'snellman']),
    players,
    map: MAPS[index % MAPS.length],
    factions: given
      ? givenFactions(random, players)
      : random.pick(FACTION_CHOICES.filter((each) => each !== 'introductory')),
    auctionBase: random.pick(AUCTION_BASES),
    auctionBoards: random.pick(AUCTION_BOARDS),
    fireAndIce: random.below(2) === 0,
    startPlayer: random.below(2) === 0 ? 'random' : random.below(players),
    turnOrder: random.pick(TURN_ORDERS),
    startVp: random.pick(START_POINTS),
    miniTownTiles: mini > 0,
    miniBonusCard: mini > 1,
    miniRoundTile: mini > 1 || random.below(4) === 0,
    finalTile: random.pick(['none', 'random', ...FINAL_TILES]),
    dropping: random.below(12) === 0,
    rulings: random.below(5) < 2 ? {} : someRulings(random),
    landscapes: random.below(2) === 0,
  };
}

/** One side of as many boards. */
function givenFactions(random: Random, players: number): FactionId[] {
  const boards = random.shuffle([...FACTION_DEFINITIONS]);
  const oneSide = boards.filter(
    (each, place) => boards.findIndex(({ board }) => board === each.board) === place,
  );
  return oneSide.slice(0, players).map(({ id }) => id);
}

function someRulings(random: Random): Record<string, string> {
  const rulings = Object.fromEntries(
    RULINGS.map((name) => [name, random.pick<string>(RULING_VALUES[name])]),
  );
  return { ...rulings, afterBuilding: random.pick(['faq', 'bga']) };
}
