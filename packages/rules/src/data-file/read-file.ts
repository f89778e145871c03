import type { Fault } from './fault.ts';
import { checkShape, type Report, reporter, type ShapeFault } from './read-shape.ts';
import type { Shape } from './shape.ts';

/** A check of sense, and the sections of the file that it reads: it runs when they all have the right shape. */
export type SectionCheck<File, Code extends string> = readonly [
  check: (file: File, report: Report<Code>) => void,
  ...reads: (keyof File & string)[],
];

/**
 * Everything that is wrong with a file, each with its place: first what has another shape, then what makes no sense.
 * A check of sense is left out only where what it reads has no shape. Without faults the value is a `File`.
 */
export function faultsInFile<File, Code extends string>(
  json: unknown,
  shape: Shape,
  checks: readonly SectionCheck<File, Code>[],
): readonly Fault<Code | ShapeFault>[] {
  const faults: Fault<Code | ShapeFault>[] = [];
  const report = reporter(faults);
  checkShape(json, shape, '', report);
  if (faults.some(({ path }) => path === '')) return faults;
  const broken = new Set(faults.map(({ path }) => path.split('/')[1]));
  for (const [check, ...reads] of checks) {
    if (!reads.some((section) => broken.has(section))) check(json as File, report);
  }
  return faults;
}
