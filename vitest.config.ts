import { defineConfig } from 'vitest/config';
import { DearFirst } from './test/order/dear-first.ts';

/** Tests import the sources as Node does, with nothing in between: as fast as in real use. */
const asInUse = { experimental: { viteModuleRunner: false } } as const;

/** Packages that are functions and data, or are given what they touch: their tests leave nothing behind. */
const PURE = ['rules', 'words', 'bots', 'wire', 'web', 'cli'];
/** Vitest would leave one of two cores idle. Tests of the server often wait, and leave room for one more. */
const WORKERS = 3;
/** Tests of other steps. */
const LONG = ['**/*.conformance.test.ts', '**/e2e/**'];
/**
 * A test that takes longer hangs. On a machine with much else to do, tests that only compute take a
 * minute and more.
 */
const HANGS_MS = 180_000;
/** As patient as waiting for an element is: on a busy machine a second is nothing. */
const PATIENT = { poll: { timeout: 30_000 } };

export default defineConfig({
  test: {
    sequence: { sequencer: DearFirst },
    projects: [
      {
        test: {
          ...asInUse,
          name: 'pure',
          include: PURE.map((name) => `packages/${name}/test/**/*.test.ts`),
          exclude: LONG,
          setupFiles: ['test/chance/draws.ts'],
          testTimeout: HANGS_MS,
          hookTimeout: HANGS_MS,
          // Nothing here keeps anything between two calls: all files share what a thread has imported.
          pool: 'threads',
          isolate: false,
          maxWorkers: WORKERS,
        },
      },
      {
        test: {
          ...asInUse,
          name: 'unit',
          include: ['packages/*/test/**/*.test.ts'],
          exclude: [...LONG, ...PURE.map((name) => `packages/${name}/**`)],
          setupFiles: ['packages/server/test/draw-in-tests.ts'],
          testTimeout: HANGS_MS,
          hookTimeout: HANGS_MS,
          expect: PATIENT,
          maxWorkers: WORKERS,
          // As in the browser: servers, kills and clocks of real processes depend on what else the machine does.
          retry: process.env.CI ? 1 : 0,
          // What a test starts ends with it; importing the server anew for each file is a sixth of the work.
          isolate: false,
        },
      },
      {
        test: {
          ...asInUse,
          name: 'browser',
          include: ['packages/*/test/e2e/**/*.test.ts'],
          globalSetup: ['packages/web/test/e2e/provide.ts'],
          // In CI a test that failed is run once more; the runner lists it as flaky when it passes then.
          retry: process.env.CI ? 1 : 0,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: PATIENT,
          // They mostly wait: for a frame, for a bot's pause, for an answer of a server.
          maxWorkers: 4,
          // All files of a process share one browser.
          isolate: false,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          ...asInUse,
          name: 'conformance',
          include: ['packages/*/test/**/*.conformance.test.ts'],
          testTimeout: 900_000,
          maxWorkers: 2,
          isolate: false,
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          ...asInUse,
          name: 'project',
          include: ['test/project/**/*.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
          maxWorkers: WORKERS,
        },
      },
      {
        test: {
          ...asInUse,
          name: 'pack',
          include: ['test/pack/**/*.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
          maxWorkers: WORKERS,
        },
      },
    ],
  },
});
