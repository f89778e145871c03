import { err, Moves, ok, Random, type Result, type Seed } from '@pangaea/rules/kernel';
import type { ArgumentFault } from '../arguments/fault.ts';
import { makePlayer, type PlayerName } from '../players/index.ts';
import { playOut } from '../players/play-out.ts';
import type { Table } from '../table.ts';

/** What came of a number of games. */
export interface Simulation {
  readonly game: string;
  readonly players: number;
  readonly options: unknown;
  readonly seed: string;
  readonly games: number;
  /** Moves of those who had to decide. */
  readonly decisions: number;
  /** Lines that the records of the games would hold: decisions, and standing orders if any. */
  readonly commands: number;
  readonly seconds: number;
  readonly gamesPerSecond: number;
  readonly decisionsPerSecond: number;
  /** Who played, in the order given; they change seats from game to game. */
  readonly bots: readonly string[];
  /** By bot; a victory that n players share counts 1/n for each. */
  readonly wins: Readonly<Record<string, number>>;
  /** Victory points of a seat on average. */
  readonly meanVp: number;
  readonly meanVpByBot: Readonly<Record<string, number>>;
}

export interface Wanted {
  readonly games: number;
  readonly seed: Seed;
  readonly bots: readonly PlayerName[];
}

const PROGRESS_EVERY = 5000;

/**
 * Plays games between bots. Bots go round the table from game to game, so that none profits from its
 * seat; if there are fewer bots than seats, they begin again from the first.
 * @param progress called every few seconds with the number of games played
 */
export async function simulate(
  { entry, game, settings }: Table,
  { games, seed, bots }: Wanted,
  progress: (games: number) => void,
): Promise<Result<Simulation, ArgumentFault>> {
  const options = game.options(settings);
  if (!options.ok) throw new Error('the table was not checked');
  const random = Random.fromSeed(seed);
  const made = new Map(bots.map((name) => [name, makePlayer(name, entry)]));
  const count = new Count(bots);
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
    count.add(names, outcome.vp, outcome.rank);
    if (performance.now() - told > PROGRESS_EVERY) {
      told = performance.now();
      progress(index + 1);
    }
  }
  const seconds = (performance.now() - start) / 1000;
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
    ...count.result(),
  });
}

/** The seed of the next game, from the generator of the run. */
function drawSeed(random: Random): Seed {
  let text = '';
  for (let word = 0; word < 4; word++) text += random.next().toString(16).padStart(8, '0');
  return text as Seed;
}

/** Thirds that add up to a whole should look like one. */
function rounded(wins: number): number {
  return Math.round(wins * 1e6) / 1e6;
}

/** Wins and points by bot. */
class Count {
  readonly #wins = new Map<string, number>();
  readonly #points = new Map<string, { sum: number; seats: number }>();

  constructor(bots: readonly string[]) {
    for (const name of bots) {
      this.#wins.set(name, 0);
      this.#points.set(name, { sum: 0, seats: 0 });
    }
  }

  add(names: readonly string[], vp: readonly number[], rank: readonly number[]): void {
    const winners = rank.filter((place) => place === 1).length;
    for (const [seat, name] of names.entries()) {
      if (rank[seat] === 1) this.#wins.set(name, (this.#wins.get(name) ?? 0) + 1 / winners);
      const points = this.#points.get(name) ?? { sum: 0, seats: 0 };
      points.sum += vp[seat];
      points.seats++;
      this.#points.set(name, points);
    }
  }

  result(): Pick<Simulation, 'wins' | 'meanVp' | 'meanVpByBot'> {
    const points = [...this.#points];
    const all = points.map(([, each]) => each);
    const total = (of: 'sum' | 'seats') => all.reduce((sum, each) => sum + each[of], 0);
    return {
      wins: Object.fromEntries([...this.#wins].map(([name, wins]) => [name, rounded(wins)])),
      meanVp: total('sum') / total('seats'),
      meanVpByBot: Object.fromEntries(points.map(([name, { sum, seats }]) => [name, sum / seats])),
    };
  }
}
