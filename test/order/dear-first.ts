// The order of test files. The slowest files begin first, so that no processor waits for one of
// them at the end of a step.
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The files with the slowest tests, in each step the slowest first. In a fresh clone Vitest knows
 * no times and begins with the largest files, but some of the slowest tests are in small files.
 */
export const DEAREST: readonly string[] = [
  'packages/bots/test/train/values.test.ts',
  'packages/bots/test/train/worths.test.ts',
  'packages/bots/test/gaia/levels.test.ts',
  'packages/bots/test/terra-mystica/levels.test.ts',
  'packages/bots/test/train/openings.test.ts',
  'packages/rules/test/conformance/kit.test.ts',
  'packages/cli/test/commands/sim.test.ts',
  'packages/server/test/simulation.test.ts',
  'packages/server/test/simulated-mistakes.test.ts',
  'packages/server/test/storage-postgres.test.ts',
  'packages/server/test/nodes.test.ts',
  'packages/server/test/slow-week.test.ts',
  'packages/server/test/told-week.test.ts',
  'packages/server/test/due-kills.test.ts',
  'packages/server/test/crash.test.ts',
  'packages/web/test/e2e/terra-mystica.test.ts',
  'packages/web/test/e2e/accessible.test.ts',
  'packages/web/test/e2e/seats.test.ts',
  'packages/web/test/e2e/together.test.ts',
  'packages/web/test/e2e/gaia.test.ts',
  'packages/web/test/e2e/gaia/windows.test.ts',
  'packages/web/test/e2e/many-windows.test.ts',
  'packages/web/test/e2e/agreeing.test.ts',
  'packages/web/test/e2e/lessons.test.ts',
];

/** The place of a file in `DEAREST`; after all of them for any other file. */
function placeOf(file: string): number {
  const place = DEAREST.findIndex((each) => file.replaceAll('\\', '/').endsWith(`/${each}`));
  return place < 0 ? DEAREST.length : place;
}

/** The order of Vitest, but with the slowest files of each project first. */
export class DearFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = Map.groupBy(sorted, ({ project }) => project.name);
    return [...projects.values()].flatMap((each) =>
      each.toSorted((a, b) => placeOf(a.moduleId) - placeOf(b.moduleId)),
    );
  }
}
