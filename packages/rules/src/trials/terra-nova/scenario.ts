import type { Random } from '../../kernel/index.ts';
import {
  FACTION_CHOICES,
  FACTION_DEFINITIONS,
  type FactionId,
  RULING_VALUES,
  RULINGS,
  START_POWERS,
  TURN_ORDERS,
  TWO_PLAYER_VARIANTS,
} from '../../terra-nova/index.ts';
import { GENEROUS_EDITION } from './generous-edition.ts';

/**
 * Options of game number `index`: the numbers of players come in turn, everything else is random.
 * Two games in five leave all rulings at their defaults, so that the usual game is tested most.
 */
export function scenario(random: Random, index: number): unknown {
  const players = 2 + (index % 3);
  const factions = random.pick([...FACTION_CHOICES, 'given', 'given', 'given']);
  const twoPlayers = players === 2 && factions !== 'first-game';
  const generous = random.below(6) === 0;
  return {
    // Otherwise the edition is left out, so that games by older rules are played on the board of
    // their time.
    ...(generous ? { edition: GENEROUS_EDITION.id } : {}),
    players,
    factions: factions === 'given' ? givenFactions(random, players) : factions,
    startPlayer: random.below(2) === 0 ? 'random' : random.below(players),
    turnOrder: random.pick(TURN_ORDERS),
    twoPlayerVariant: twoPlayers ? random.pick([...TWO_PLAYER_VARIANTS, 'planners']) : 'none',
    rulings: random.below(5) < 2 ? {} : someRulings(random),
    startPower: generous ? 'edition' : random.pick(START_POWERS),
  };
}

/** Factions whose abilities rarely show all their forms, some of them listed twice. */
export const FAVOURITES: readonly FactionId[] = [
  'druids',
  'druids',
  'sea-dogs',
  'sea-dogs',
  'golems',
  'fire-sprites',
  'inventors',
];

/**
 * One side of as many mats as there are players; in half of the cases a favourite is among them.
 */
function givenFactions(random: Random, players: number): FactionId[] {
  const mats = random.shuffle([...FACTION_DEFINITIONS]);
  if (random.below(2) === 0) {
    const favourite = random.pick(FAVOURITES);
    mats.sort((one, two) => Number(two.id === favourite) - Number(one.id === favourite));
  }
  const oneSide = mats.filter(
    (mat, place) => mats.findIndex(({ colour }) => colour === mat.colour) === place,
  );
  return random.shuffle(oneSide.slice(0, players).map(({ id }) => id));
}

function someRulings(random: Random): Record<string, string> {
  return Object.fromEntries(
    RULINGS.map((name) => [name, random.pick<string>(RULING_VALUES[name])]),
  );
}
