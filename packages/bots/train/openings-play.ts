import type { AnyGame, Seat } from '@pangaea/rules/kernel';
import { beginTable, playOut } from '../bench/tables.ts';
import { loadPlayed } from '../src/games.ts';
import { isSearching, type Level } from '../src/index.ts';
import { STRONG } from '../src/openings.ts';
import { HEX_GAMES, type HexId } from './hex-games.ts';

/** Games with random factions. One level plays all seats. */
export interface OpeningSettings {
  readonly game: HexId;
  readonly level: Level;
  readonly positions: number;
  /** The numbers of players; jobs take them in turn. */
  readonly players: readonly number[];
  readonly variant: string;
  /** The deal of the first job; each next job has the next deal. */
  readonly first: number;
}

/** The results of a game, by seat. */
export interface OpeningResult {
  readonly factions: readonly string[];
  readonly vp: readonly number[];
}

/** A finished game, with the factions and features of its table. */
export interface OpeningGame extends OpeningResult {
  /** The features of the table; also the strong level if it played. */
  readonly features: readonly string[];
  /**
   * By seat and other seat: steps between their home terrains; 0 if one of them has no home terrain
   * on the circle.
   */
  readonly distances: readonly (readonly number[])[];
}

/** The options and the seed of a game. */
export interface Dealt {
  readonly players: number;
  readonly deal: number;
  readonly variant: string;
  readonly level: string;
}

export function dealtFor({ players, variant, level, first }: OpeningSettings, job: number): Dealt {
  return { players: players[job % players.length], deal: first + job, variant, level };
}

/** Plays jobs with a level, one after the other. */
export async function openingPlayer(
  settings: OpeningSettings,
): Promise<(job: number) => OpeningResult> {
  const played = await loadPlayed(settings.game);
  const { game } = played.book;
  const bot = await played.bot(settings.level);
  const { positions } = settings;
  return (job) => {
    const { players, deal, variant } = dealtFor(settings, job);
    const state = beginTable(game, players, deal, variant);
    const vp = playOut(game, state, bot, { deal, positions });
    return { factions: [...game.optionsOf(state).factions], vp };
  };
}

/** Adds the factions of the table, which is dealt again for that. */
export function openingOf(
  game: AnyGame,
  { players, deal, variant, level }: Dealt,
  { factions, vp }: OpeningResult,
): OpeningGame {
  const { opening } = HEX_GAMES[game.id as HexId];
  const state = beginTable(game, players, deal, variant);
  const features = opening.featuresOf(state).map((place) => opening.features[place]);
  const seats = Array.from({ length: players }, (_, seat): Seat => seat);
  return {
    factions,
    vp,
    features: isSearching(level) ? [...features, STRONG] : features,
    distances: seats.map((one) =>
      seats.map((other) => (one === other ? 0 : opening.distance(state, one, other))),
    ),
  };
}
