import { readFileSync } from 'node:fs';
import type { Seed } from '@pangaea/rules/kernel';
import type { State, TerraMystica } from '@pangaea/rules/terra-mystica';

/** The table of a game that people played in a league of Terra Mystica. */
export interface LeagueDeal {
  readonly factions: readonly string[];
  /** The points of the people at that table, by seat. */
  readonly people: readonly number[];
}

export const LEAGUE: readonly LeagueDeal[] = JSON.parse(
  readFileSync(new URL('league.json', import.meta.url), 'utf8'),
);

/** Options that are the same in all games of the league. */
const COMMON = {
  rules: 'snellman',
  players: 4,
  map: 'base',
  fireAndIce: false,
  startPlayer: 0,
  turnOrder: 'passing',
  startVp: 'equal',
  miniTownTiles: true,
  miniBonusCard: true,
  miniRoundTile: true,
  finalTile: 'none',
};

/**
 * The table of a deal before the first decision: the same factions, seats, round tiles, cards and
 * order of turns as that of the people.
 */
export function beginLeague(
  game: TerraMystica,
  { people: _, ...own }: LeagueDeal,
  seed: Seed,
): State {
  const options = game.options({ ...COMMON, ...own });
  if (!options.ok) throw new Error(JSON.stringify(options.error));
  const table = game.setup(options.value, seed);
  if (!table.ok) throw new Error(JSON.stringify(table.error));
  return table.value;
}
