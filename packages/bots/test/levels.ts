import {
  firstSeat,
  type Game,
  type GameEvent,
  hasSeat,
  type Move,
  Moves,
  type Outcome,
  Random,
  seedFromNumber,
} from '@pangaea/rules/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { type AnyBot, type Judge, LEVELS, type Level } from '../src/index.ts';
import { tablesOf } from './played.ts';

export interface LevelParts<S, O, E extends GameEvent> {
  readonly game: Game<S, O, E>;
  bot(level: Level): Promise<AnyBot>;
  /** Options of whole games, and the number of positions that a bot may evaluate before a move. */
  readonly tables: readonly (Readonly<Record<string, unknown>> & { readonly players: number })[];
  readonly positions: number;
  /** A game of two players that is played twice. */
  readonly twice: { readonly options: object; readonly positions: number };
  /** A table whose first view is checked. */
  readonly viewed: object;
  /** A condition on the end of a game, in addition to its number of seats. */
  ended?(outcome: Outcome): void;
}

/**
 * Each level plays at this many of the tables, and successive levels at different ones; with
 * `PANGAEA_SOAK` at all tables.
 */
const TABLES_EACH = process.env.PANGAEA_SOAK === undefined ? 2 : Number.POSITIVE_INFINITY;

/** Some of the tables. Every table is used, since there are more levels than tables. */
function tablesFor<T>(level: Level, tables: readonly T[]): readonly T[] {
  const first = LEVELS.indexOf(level);
  return tables.map((_, at) => tables[(first + at) % tables.length]).slice(0, TABLES_EACH);
}

/** Rules that bots of every level must keep in every game. */
export function levelTests<S, O, E extends GameEvent>(parts: LevelParts<S, O, E>): void {
  const { game, positions } = parts;
  const { begin, play } = tablesOf(game);

  describe.each(LEVELS)('%s', (level) => {
    let bot: AnyBot;

    beforeAll(async () => {
      bot = await parts.bot(level);
    });

    it.each(tablesFor(level, parts.tables))(
      'plays a whole game with legal moves: %o',
      (options) => {
        const state = begin(options, 3);
        play(state, Array(options.players).fill(bot), positions);
        const outcome = game.outcome(state);
        expect(outcome?.vp).toHaveLength(options.players);
        if (outcome !== undefined) parts.ended?.(outcome);
      },
    );

    it('gives the same moves for the same seed and number of positions', async () => {
      const { options, positions: looked } = parts.twice;
      const other = await parts.bot(level);
      const first = play(begin(options, 5), [bot, bot], looked);
      expect(play(begin(options, 5), [other, other], looked)).toEqual(first);
    });

    it('leaves the view as it was', () => {
      const state = begin(parts.viewed, 1);
      const seat = firstSeat(game.deciders(state));
      const view = game.view(state, seat);
      bot.choose(view, seat, Random.fromSeed(seedFromNumber(1)), { positions: 500 });
      expect(game.difference(view, game.view(state, seat))).toEqual([]);
    });
  });
}

export interface PruningParts<S, O, E extends GameEvent> {
  readonly game: Game<S, O, E>;
  readonly judge: Judge<S>;
  readonly options: object;
  /** The moves with which the game continues. */
  readonly played: 'all' | 'pruned';
  /** Whether a move is always removed. */
  never?(move: Move): boolean;
  /** The smallest number of moves that are removed in the game. */
  readonly cut: number;
}

/** The moves that a judge must leave in a list. */
export function pruningTests<S, O, E extends GameEvent>(parts: PruningParts<S, O, E>): void {
  const { game, judge } = parts;

  it('pruning keeps at least one move and adds none', () => {
    const random = Random.fromSeed(seedFromNumber(2));
    const [all, pruned] = [new Moves(), new Moves()];
    const state = tablesOf(game).begin(parts.options, 9);
    let cut = 0;
    for (;;) {
      const deciders = game.deciders(state);
      if (deciders === 0) break;
      const seat = firstSeat(deciders);
      expect(hasSeat(deciders, seat)).toBe(true);
      game.legal(state, seat, all);
      game.legal(state, seat, pruned);
      judge.prune(state, seat, pruned);
      const left = pruned.toArray();
      expect(left.length).toBeGreaterThan(0);
      expect(left.every((move) => all.includes(move))).toBe(true);
      expect(left.filter((move) => parts.never?.(move))).toEqual([]);
      cut += all.count - pruned.count;
      const from = parts.played === 'all' ? all : pruned;
      game.apply(state, seat, from.at(random.below(from.count)));
    }
    expect(cut).toBeGreaterThan(parts.cut);
  });
}

export interface StrengthParts<S, O, E extends GameEvent> {
  readonly game: Game<S, O, E>;
  bot(level: Level): Promise<AnyBot>;
  /** A game of two players; each deal is played from both seats. */
  readonly options: object;
  /** The number of points by which a level is ahead on average. */
  readonly lead: number;
  /** The positions that each level may evaluate; 3,000 if left out. */
  readonly positions?: number;
}

/**
 * Each level scores more than the one below; with `PANGAEA_SOAK` set, the strong level plays twice
 * as many games.
 */
export function strengthTests<S, O, E extends GameEvent>(parts: StrengthParts<S, O, E>): void {
  const { game } = parts;
  const { begin, play } = tablesOf(game);

  it.each([
    ['intermediate', 'beginner', 12],
    ['strong', 'intermediate', process.env.PANGAEA_SOAK === undefined ? 2 : 4],
  ] as const)('%s scores more than %s', async (upper, lower, games) => {
    let lead = 0;
    for (let n = 0; n < games; n++) {
      const state = begin(parts.options, n >> 1);
      const bots = await Promise.all([upper, lower].map((level) => parts.bot(level)));
      if (n % 2 === 1) bots.reverse();
      play(state, bots, parts.positions ?? 3_000);
      const vp = game.outcome(state)?.vp ?? [];
      lead += n % 2 === 0 ? vp[0] - vp[1] : vp[1] - vp[0];
    }
    expect(lead / games).toBeGreaterThan(parts.lead);
  });
}
