import type { Random } from '../../kernel/index.ts';
import {
  FACTION_DEFINITIONS,
  type FactionId,
  RULING_VALUES,
  RULINGS,
  TERRAINS,
  TURN_ORDERS,
  TWO_PLAYER_VARIANTS,
} from '../../terra-nova/index.ts';

/**
 * Options of game number `index`: the number of players in turn, everything else drawn. Half of the
 * games keep all rulings at their defaults, so that the usual game is looked at most closely.
 */
export function scenario(random: Random, index: number): unknown {
  const players = 2 + (index % 3);
  const factions = random.pick(['choice', 'choice', 'random', 'given', 'given', 'first-game']);
  const twoPlayers = players === 2 && factions !== 'first-game';
  return {
    players,
    factions: factions === 'given' ? givenFactions(random, players) : factions,
    startPlayer: random.below(2) === 0 ? 'random' : random.below(players),
    turnOrder: random.pick(TURN_ORDERS),
    twoPlayerVariant: twoPlayers ? random.pick(TWO_PLAYER_VARIANTS) : 'none',
    rulings: random.below(2) === 0 ? {} : someRulings(random),
  };
}

/** One side of as many mats. */
function givenFactions(random: Random, players: number): FactionId[] {
  const homes = random.shuffle([...TERRAINS]).slice(0, players);
  return homes.map(
    (home) => random.pick(FACTION_DEFINITIONS.filter((each) => each.home === home)).id,
  );
}

function someRulings(random: Random): Record<string, string> {
  return Object.fromEntries(
    RULINGS.map((name) => [name, random.pick<string>(RULING_VALUES[name])]),
  );
}
