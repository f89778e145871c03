import type { LedgerFigures } from './ledgers.ts';

/** The amount of measuring; the defaults are those of the figures in docs/performance.md. */
export interface BenchSettings {
  /** Players in every game; if left out, all numbers of players take turns, the largest first. */
  readonly players: number | undefined;
  /** Games per round, with the seeds 1, 2, 3 … */
  readonly games: number;
  /** Each figure is the best of this number of rounds; one more round comes first, to warm up. */
  readonly rounds: number;
  /** Positions on which the single operations are measured. */
  readonly positions: number;
  /** Steps of search during which garbage collections are counted. */
  readonly steps: number;
  /**
   * The approximate number of positions that the master level evaluates: its last decision is
   * always completed.
   */
  readonly thought: number;
}

/** The figures for each game. Times are those of one core. Not every game has ledgers. */
export interface Figures extends Partial<LedgerFigures> {
  /**
   * Decisions and games of uniform random play in a second of CPU time. A decision lists the moves,
   * chooses one and applies it.
   */
  readonly decisionsPerSecond: number;
  readonly gamesPerSecond: number;
  /** Nanoseconds of CPU time of one call, on average over positions of random games. */
  readonly copyNs: number;
  readonly applyNs: number;
  readonly legalNs: number;
  /**
   * Microseconds within which 99.9 % of the decisions are done; by the clock, each measured alone.
   */
  readonly p999Us: number;
  /** Garbage collections of young objects during the steps of search. */
  readonly scavenges: number;
  /** Commands of records that are read, checked and applied in a second of CPU time. */
  readonly replayCommandsPerSecond: number;
  /**
   * Positions that the master level evaluates, and turns that it decides, in a second of CPU time.
   */
  readonly masterPositionsPerSecond: number;
  readonly masterTurnsPerSecond: number;
  readonly stateBytes: number;
  /**
   * The time of one pass of a fixed loop of shifts in the same run: it shows the speed of the
   * machine.
   */
  readonly calibrationNs: number;
}
