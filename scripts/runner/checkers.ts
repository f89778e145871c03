import { format, lint } from '../checks/biome.ts';
import type { Check } from '../checks/check.ts';
import { dead } from '../checks/dead.ts';
import { plain } from '../checks/plain.ts';
import { purity } from '../checks/purity.ts';
import { types } from '../checks/types.ts';
import { walls } from '../checks/walls.ts';
import type { Step } from './step.ts';

const CHECKS: Readonly<Record<string, Check>> = { format, lint, types, walls, purity, plain, dead };

/** The checkers, each a step that counts as one test. */
export function checkerSteps(root: string): readonly Step[] {
  return Object.entries(CHECKS).map(([name, check]) => ({
    name,
    async run() {
      const { ok, note, output } = await check(root);
      return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0, note, output };
    },
  }));
}
