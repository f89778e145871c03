import type { Fault } from './fault.ts';
import { checkShape, type Report, reporter, type ShapeFault } from './read-shape.ts';
import type { Shape } from './shape.ts';

/**
 * A check of the content, and the sections of the file that it reads: it runs if all of these have
 * the right shape.
 */
export type SectionCheck<File, Code extends string> = readonly [
  check: (file: File, report: Report<Code>) => void,
  ...reads: (keyof File & string)[],
];

/**
 * All mistakes of a file, each with its place: first wrong shapes, then wrong contents. A check of
 * the content is left out only if the sections that it reads have a wrong shape. Without mistakes
 * the value is a `File`.
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
