import { MODES, POWER_CHOICES, RECONSTRUCTION, RULING_VALUES, RULINGS } from '../../gaia/index.ts';
import type { Random } from '../../kernel/index.ts';
import { GENEROUS_EDITION } from './generous-edition.ts';

const MODE_IDS = Object.keys(MODES);

/**
 * Options of game number `index`: the numbers of players and the modes come in turn, everything
 * else is random. Two games in five leave all rulings at their defaults, so that the usual game is
 * tested most.
 */
export function scenario(random: Random, index: number): unknown {
  const players = 2 + (index % 4);
  const generous = random.below(5) === 0;
  const switches = random.below(4) === 0;
  return {
    edition: generous ? GENEROUS_EDITION.id : RECONSTRUCTION.id,
    players,
    mode: MODE_IDS[index % MODE_IDS.length],
    ...(switches ? someSwitches(random) : {}),
    startPlayer: random.below(2) === 0 ? 'random' : random.below(players),
    extraCity: random.below(4) === 0,
    rulings: random.below(5) < 2 ? {} : someRulings(random),
  };
}

function someSwitches(random: Random): object {
  return {
    takeover: random.below(2) === 0,
    fourNeeds: random.below(2) === 0,
    powers: random.pick(POWER_CHOICES),
  };
}

function someRulings(random: Random): Record<string, string> {
  return Object.fromEntries(
    RULINGS.map((name) => [name, random.pick<string>(RULING_VALUES[name])]),
  );
}
