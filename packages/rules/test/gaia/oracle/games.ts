import {
  type Edition,
  gaia,
  MODES,
  type Options,
  POWER_CHOICES,
  RECONSTRUCTION,
  RULING_VALUES,
} from '../../../src/gaia/index.ts';
import { Random, seedFromNumber } from '../../../src/kernel/index.ts';
import { wildEdition } from './editions.ts';
import type { Match } from './lockstep.ts';

/** Options that the second Gaia gets instead of those of the table. */
export type Told = (options: Options) => Partial<Options>;

/**
 * The game with this number: every third with printed numbers, the others with numbers that make
 * rare things happen often; every fourth by older rules.
 */
export function match(number: number, told?: Told): Match {
  const seed = seedFromNumber(number);
  const random = Random.fromSeed(seed);
  const edition: Edition = number % 3 === 0 ? RECONSTRUCTION : wildEdition(random);
  const game = number % 3 === 0 ? gaia() : gaia([edition]);
  const older = game.rulesVersions.slice(0, -1);
  const flag = () => random.below(2) === 0;
  const switches = { takeover: flag(), fourNeeds: flag(), powers: random.pick(POWER_CHOICES) };
  const rulings = Object.entries(RULING_VALUES).map(([name, values]) => [
    name,
    random.pick(values),
  ]);
  const options = game.options({
    ...(number % 4 === 3 ? { rulesVersion: older[number % older.length] } : {}),
    ...(random.below(3) === 0 ? { mode: random.pick(Object.keys(MODES)) } : switches),
    edition: edition.id,
    players: 2 + random.below(4),
    extraCity: flag(),
    rulings: Object.fromEntries(rulings),
  });
  if (!options.ok) throw new Error(JSON.stringify(options.error));
  return { game, edition, options: options.value, told: told?.(options.value), seed, random };
}
