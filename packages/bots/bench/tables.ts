import { type AnyGame, Random, seedFromNumber } from '@pangaea/rules/kernel';
import { FACTION_DEFINITIONS } from '@pangaea/rules/terra-nova';

/** Ways to play a game that bots may take to differently. */
export const VARIANTS: Readonly<Record<string, readonly string[]>> = {
  'terra-nova': ['standard'],
  gaia: ['basic', 'advanced', 'disasters'],
};

/**
 * A new table. The same numbers give the same deal: factions by chance in Terra Nova, each variant in
 * turn unless one is named.
 */
export function beginTable(
  game: AnyGame,
  players: number,
  deal: number,
  variant?: string,
): ReturnType<AnyGame['slot']> {
  const variants = VARIANTS[game.id];
  const played = variant ?? variants[deal % variants.length];
  const own = game.id === 'gaia' ? { mode: played } : { factions: drawFactions(players, deal) };
  const options = game.options({ players, startPlayer: 0, ...own });
  if (!options.ok) throw new Error(options.error.code);
  const table = game.setup(options.value, seedFromNumber(deal));
  if (!table.ok) throw new Error(table.error.code);
  return table.value;
}

/** Factions of different colours. */
function drawFactions(players: number, deal: number): readonly string[] {
  const random = Random.fromSeed(seedFromNumber(deal + 1));
  const drawn: (typeof FACTION_DEFINITIONS)[number][] = [];
  while (drawn.length < players) {
    const taken = new Set(drawn.map(({ colour }) => colour));
    drawn.push(random.pick(FACTION_DEFINITIONS.filter(({ colour }) => !taken.has(colour))));
  }
  return drawn.map(({ id }) => id);
}
