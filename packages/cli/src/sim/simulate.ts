import { err, Moves, ok, Random, type Result, type Seed } from '@pangaea/rules/kernel';
import type { ArgumentFault } from '../arguments/fault.ts';
import { epsilonPlayer, makePlayer } from '../players/index.ts';
import type { PlayerName } from '../players/names.ts';
import { playOut } from '../players/play-out.ts';
import type { Table } from '../table.ts';
import { Count } from './count.ts';

/** The results of a number of games. A victory that n players share counts 1/n for each. */
export interface Simulation {
  readonly game: string;
  readonly players: number;
  readonly options: unknown;
  readonly seed: string;
  readonly games: number;
  /** Moves that were real decisions. */
  readonly decisions: number;
  /** Lines that the records of the games would contain: decisions, and standing orders if any. */
  readonly commands: number;
  readonly seconds: number;
  readonly gamesPerSecond: number;
  readonly decisionsPerSecond: number;
  /** The bots in the given order; they change seats from game to game. */
  readonly bots: readonly string[];
  /** Positions that a bot might evaluate before a move; left out if each had those of its level. */
  readonly positions?: number;
  /** Share of the moves that were random. */
  readonly epsilon: number;
  readonly wins: Readonly<Record<string, number>>;
  /** Victory points of a seat on average. */
  readonly meanVp: number;
  readonly meanVpByBot: Readonly<Record<string, number>>;
  readonly winsBySeat: readonly number[];
  readonly meanVpBySeat: readonly number[];
  /**
   * Games in which each faction played. Like the next two fields, it is empty in games without
   * factions.
   */
  readonly gamesByFaction: Readonly<Record<string, number>>;
  readonly winsByFaction: Readonly<Record<string, number>>;
  readonly meanVpByFaction: Readonly<Record<string, number>>;
}

export interface Wanted {
  readonly games: number;
  readonly seed: Seed;
  readonly bots: readonly PlayerName[];
  readonly positions: number | undefined;
  readonly epsilon: number;
}

const PROGRESS_EVERY = 5000;

/**
 * Plays games between bots. The bots change seats from game to game, so that none profits from its
 * seat; if there are fewer bots than seats, the list begins again from the first.
 * @param progress called every few seconds with the number of games played
 */
export async function simulate(
  { entry, game, settings }: Table,
  { games, seed, bots, positions, epsilon }: Wanted,
  progress: (games: number) => void,
): Promise<Result<Simulation, ArgumentFault>> {
  const options = game.options(settings);
  if (!options.ok) throw new Error('the table was not checked');
  const random = Random.fromSeed(seed);
  const made = new Map(
    await Promise.all(
      bots.map(async (name) => {
        const player = await makePlayer(name, entry, positions);
        return [name, epsilonPlayer(player, epsilon)] as const;
      }),
    ),
  );
  const [byBot, bySeat, byFaction] = [new Count(bots), new Count(), new Count()];
  const moves = new Moves();
  const start = performance.now();
  let told = start;
  let decisions = 0;
  let players = 0;
  for (let index = 0; index < games; index++) {
    const set = game.setup(options.value, drawSeed(random));
    if (!set.ok) throw new Error(`set-up was refused: ${set.error.code}`);
    const state = set.value;
    players = game.seats(state);
    if (bots.length > players) {
      return err({ code: 'too-many-bots', given: bots.length, places: players });
    }
    const names = Array.from({ length: players }, (_, seat) => {
      const place = (seat + index) % players;
      return bots[place % bots.length];
    });
    const seated = names.map((name) => made.get(name) as NonNullable<ReturnType<typeof made.get>>);
    decisions += await playOut(game, state, seated, Random.fromSeed(drawSeed(random)), moves);
    const outcome = game.outcome(state);
    if (outcome === undefined) throw new Error('a game without an outcome');
    const winners = outcome.rank.filter((place) => place === 1).length;
    for (const [seat, vp] of outcome.vp.entries()) {
      const win = outcome.rank[seat] === 1 ? 1 / winners : 0;
      byBot.add(names[seat], vp, win);
      bySeat.add(String(seat), vp, win);
      const faction = entry.factionOf?.(state, seat);
      if (faction !== undefined) byFaction.add(faction, vp, win);
    }
    if (performance.now() - told > PROGRESS_EVERY) {
      told = performance.now();
      progress(index + 1);
    }
  }
  const seconds = (performance.now() - start) / 1000;
  const seats = bySeat.names();
  const factions = byFaction.names().toSorted();
  return ok({
    game: game.id,
    players,
    options: settings,
    seed,
    games,
    decisions,
    commands: decisions,
    seconds,
    gamesPerSecond: games / seconds,
    decisionsPerSecond: decisions / seconds,
    bots,
    ...(positions === undefined ? {} : { positions }),
    epsilon,
    wins: byBot.by(bots, (name) => byBot.wins(name)),
    meanVp: seats.reduce((sum, seat) => sum + bySeat.meanVp(seat), 0) / players,
    meanVpByBot: byBot.by(bots, (name) => byBot.meanVp(name)),
    winsBySeat: seats.map((seat) => bySeat.wins(seat)),
    meanVpBySeat: seats.map((seat) => bySeat.meanVp(seat)),
    gamesByFaction: byFaction.by(factions, (id) => byFaction.games(id)),
    winsByFaction: byFaction.by(factions, (id) => byFaction.wins(id)),
    meanVpByFaction: byFaction.by(factions, (id) => byFaction.meanVp(id)),
  });
}

/** The seed of the next game, from the generator of the run. */
function drawSeed(random: Random): Seed {
  let text = '';
  for (let word = 0; word < 4; word++) text += random.next().toString(16).padStart(8, '0');
  return text as Seed;
}
