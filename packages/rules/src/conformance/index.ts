export type { CoverageRow, GameUnderTest, LedgerEntry } from './adapter.ts';
export { coverageTable, mergeResults, zeros } from './coverage.ts';
export { type Failure, LAWS, type LawId } from './law.ts';
export { type ConformanceOptions, DEFAULT_RATES, type Rates } from './options.ts';
export { type ConformanceRun, conformance, startConformance } from './run.ts';
export type { ConformanceResult, CoverageCount, SlowCall } from './tally.ts';
