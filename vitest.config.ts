import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/*/test/**/*.test.ts'],
          exclude: ['**/*.conformance.test.ts'],
        },
      },
      {
        test: {
          name: 'conformance',
          include: ['packages/*/test/**/*.conformance.test.ts'],
          testTimeout: 600_000,
        },
      },
      { test: { name: 'house', include: ['test/house/**/*.test.ts'], testTimeout: 60_000 } },
      { test: { name: 'pack', include: ['test/pack/**/*.test.ts'], testTimeout: 300_000 } },
    ],
  },
});
