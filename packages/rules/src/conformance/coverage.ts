import type { ConformanceResult, CoverageCount } from './tally.ts';

/** Rows that never happened. */
export function zeros(result: ConformanceResult): readonly CoverageCount[] {
  return result.coverage.filter((row) => row.count === 0);
}

/** The coverage as text: one heading per group, one line per row, zeros marked. */
export function coverageTable(result: ConformanceResult): string {
  const groups = new Map<string, CoverageCount[]>();
  for (const row of result.coverage) {
    const rows = groups.get(row.group) ?? [];
    rows.push(row);
    groups.set(row.group, rows);
  }
  const width = Math.max(0, ...result.coverage.map((row) => row.id.length));
  const lines: string[] = [];
  for (const [group, rows] of groups) {
    const hit = rows.filter((row) => row.count > 0).length;
    lines.push(`${group} (${hit} of ${rows.length})`);
    for (const { id, count } of rows) {
      lines.push(
        `  ${id.padEnd(width)} ${String(count).padStart(9)}${count === 0 ? '  <-- never' : ''}`,
      );
    }
  }
  return lines.join('\n');
}

/** Adds up the results of one game from several workers. */
export function mergeResults(results: readonly ConformanceResult[]): ConformanceResult {
  const sum = (of: (result: ConformanceResult) => number) =>
    results.reduce((total, result) => total + of(result), 0);
  const [first] = results;
  return {
    game: first.game,
    games: sum((result) => result.games),
    decisions: sum((result) => result.decisions),
    longest: Math.max(...results.map((result) => result.longest)),
    failures: results.flatMap((result) => result.failures),
    coverage: first.coverage.map((row, index) => ({
      ...row,
      count: sum((result) => result.coverage[index].count),
    })),
    slow: results
      .flatMap((result) => result.slow)
      .sort((one, two) => two.milliseconds - one.milliseconds),
  };
}
