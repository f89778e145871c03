import type { LedgerFigures } from './ledgers.ts';

/** How much is measured; the defaults are those for the figures in docs/performance.md. */
export interface BenchSettings {
  /** Players in every game; without it all counts take turns, the largest first. */
  readonly players: number | undefined;
  /** Games per round, with the seeds 1, 2, 3 … */
  readonly games: number;
  /** Each figure is the best of this many rounds; one more round comes first, to warm up. */
  readonly rounds: number;
  /** Positions that the single operations are measured on. */
  readonly positions: number;
  /** Steps of search in which collections of garbage are counted. */
  readonly steps: number;
  /** Positions that the master level looks at, about: its last decision is made to its end. */
  readonly thought: number;
}

/** The figures for each game. Times are of one core. Not every game has ledgers. */
export interface Figures extends Partial<LedgerFigures> {
  /** List the moves, choose one, apply it: uniform random play. CPU time. */
  readonly decisionsPerSecond: number;
  readonly gamesPerSecond: number;
  /** Nanoseconds of CPU time of one call, on average over positions of random games. */
  readonly copyNs: number;
  readonly applyNs: number;
  readonly legalNs: number;
  /** Microseconds in which 99.9 % of the decisions are done; by the clock, each by itself. */
  readonly p999Us: number;
  /** Collections of young garbage during the steps of search. */
  readonly scavenges: number;
  /** Commands of records read, checked and applied. CPU time. */
  readonly replayCommandsPerSecond: number;
  /** Positions that the master level evaluates, and turns that it decides. CPU time. */
  readonly masterPositionsPerSecond: number;
  readonly masterTurnsPerSecond: number;
  readonly stateBytes: number;
  /** The time of one turn of a fixed loop of shifts in the same run: it shows the speed of the machine. */
  readonly calibrationNs: number;
}
