import type { Viewer } from '../kernel/index.ts';
import type { CoverageRow } from './adapter.ts';
import type { Failure } from './law.ts';

/** A row of the coverage table, with the number of times it happened. */
export interface CoverageCount {
  readonly group: string;
  readonly id: string;
  readonly count: number;
}

export interface SlowCall {
  /** The name of the call in the contract: `legal`, `apply` … */
  readonly call: string;
  readonly milliseconds: number;
  readonly reproduce: string;
}

/** Plain data: can be sent from a worker and merged with other results of the same game. */
export interface ConformanceResult {
  readonly game: string;
  readonly games: number;
  /** Moves of deciders; standing orders are not counted. */
  readonly decisions: number;
  /** The most decisions of one game. */
  readonly longest: number;
  readonly failures: readonly Failure[];
  readonly coverage: readonly CoverageCount[];
  /** The slowest calls over the limit, slowest first; empty without a clock. */
  readonly slow: readonly SlowCall[];
}

/** A secret with two possible values stays the same in this many samples only once in 10^7 runs. */
const SECRET_OFFERS = 24;
const SLOW_KEPT = 20;

/** The counts of a run so far. */
export class Tally {
  games = 0;
  decisions = 0;
  longest = 0;
  readonly failures: Failure[] = [];
  readonly slow: SlowCall[] = [];
  readonly rows = new Map<string, { readonly group: string; count: number }>();
  readonly #refusals: readonly string[];
  readonly #refused: number[];
  readonly #outOfReach: ReadonlySet<string>;
  readonly #secrets = new Map<string, { offered: number; varied: number }>();

  constructor(
    rows: readonly CoverageRow[],
    refusals: readonly string[],
    outOfReach: readonly string[] = [],
  ) {
    this.#outOfReach = new Set(outOfReach);
    for (const row of rows) this.rows.set(row.id, { group: row.group, count: 0 });
    this.#refusals = refusals;
    this.#refused = refusals.map(() => 0);
  }

  /**
   * Counts a coverage row.
   * @returns false if the row is not in the closed list.
   */
  observed(id: string): boolean {
    const row = this.rows.get(id);
    if (row === undefined) return false;
    row.count++;
    return true;
  }

  /** Counts the refusal that `check` gave for an illegal move. */
  refused(index: number): void {
    if (index < this.#refused.length) this.#refused[index]++;
  }

  /**
   * Counts whether a sample has another value than the true one for a fact that its viewer may not
   * know.
   */
  secret(viewer: Viewer, field: string, varied: boolean): void {
    const key = `${field} from ${viewer === 'spectator' ? viewer : `seat ${viewer}`}`;
    const kept = this.#secrets.get(key) ?? { offered: 0, varied: 0 };
    kept.offered++;
    if (varied) kept.varied++;
    this.#secrets.set(key, kept);
  }

  /** Secrets that had the same value in all of many samples. */
  openSecrets(): string[] {
    return [...this.#secrets]
      .filter(([, { offered, varied }]) => offered >= SECRET_OFFERS && varied === 0)
      .map(([key, { offered }]) => `${key}: known in all of ${offered} samples`);
  }

  slowCall(call: SlowCall): void {
    this.slow.push(call);
    this.slow.sort((one, two) => two.milliseconds - one.milliseconds);
    if (this.slow.length > SLOW_KEPT) this.slow.pop();
  }

  coverage(): CoverageCount[] {
    const rows = [...this.rows].map(([id, { group, count }]) => ({ group, id, count }));
    const refusals = this.#refusals.map((id, index) => ({
      group: 'refusals',
      id,
      count: this.#refused[index],
    }));
    const table = [...rows, ...refusals.slice(1)];
    return table.filter(({ id, count }) => count > 0 || !this.#outOfReach.has(id));
  }
}
