// The runner of `npm test`: what it runs, what it counts, and that nothing fails unseen.
import { describe, expect, test } from 'vitest';
import { run } from '../../scripts/runner/run.ts';
import type { Step } from '../../scripts/runner/step.ts';
import { suiteSteps } from '../../scripts/runner/suites.ts';
import { plantedTree } from './planted-tree.ts';

function step(name: string, passed: number, failed = 0, skipped = 0): Step {
  const output = failed > 0 ? `all about ${name}` : '';
  return { name, run: async () => ({ passed, failed, skipped, note: '', output }) };
}

async function runOf(checkers: Step[], heavy: Step[], ...args: string[]) {
  return runAll({ checkers, heavy }, ...args);
}

async function runAll(
  {
    checkers = [],
    heavy = [],
    light = [],
    background = [],
  }: Partial<Record<'checkers' | 'heavy' | 'light' | 'background', Step[]>>,
  ...args: string[]
) {
  const lines: string[] = [];
  const seen: (readonly string[])[] = [];
  const plan = {
    checkers,
    suites: (filters: readonly string[]) => {
      seen.push(filters);
      return { heavy, light, background };
    },
  };
  const code = await run(plan, args, (text) => lines.push(text));
  return { code, text: lines.join('\n'), last: lines.at(-1), filters: seen.at(-1) };
}

describe('run', () => {
  test('adds everything up on the last line', async () => {
    const { code, last } = await runOf(
      [step('types', 1)],
      [step('unit', 10, 0, 2), step('pack', 3)],
    );
    expect(code).toBe(0);
    expect(last).toBe('14 passed, 0 failed, 2 skipped');
  });

  test('fails when a checker fails, and shows its output', async () => {
    const { code, text, last } = await runOf([step('types', 0, 1)], [step('unit', 10)]);
    expect(code).toBe(1);
    expect(text).toContain('all about types');
    expect(last).toBe('10 passed, 1 failed, 0 skipped');
  });

  test('fails when a test fails', async () => {
    expect((await runOf([step('types', 1)], [step('unit', 9, 1)])).code).toBe(1);
  });

  test('fails when nothing ran', async () => {
    const { code, last } = await runOf([step('types', 1)], [step('unit', 0)], 'no-such-file');
    expect(code).toBe(1);
    expect(last).toBe('0 passed, 0 failed, 0 skipped');
  });

  test('runs only the steps that are named', async () => {
    const checkers = [step('types', 1), step('lint', 0, 1)];
    const suites = [step('unit', 10), step('pack', 0, 1)];
    expect((await runOf(checkers, suites, 'types', 'unit')).last).toBe(
      '11 passed, 0 failed, 0 skipped',
    );
    expect((await runOf(checkers, suites, 'types')).last).toBe('1 passed, 0 failed, 0 skipped');
  });

  test('runs light suites beside the checkers, heavy ones after both, and others beside these', async () => {
    const told: string[] = [];
    const noting = (name: string, waits: number): Step => ({
      name,
      async run() {
        told.push(`${name} begins`);
        for (let turn = 0; turn < waits; turn++) await Promise.resolve();
        told.push(`${name} ends`);
        return { passed: 1, failed: 0, skipped: 0, note: '', output: '' };
      },
    });
    const { last } = await runAll({
      checkers: [noting('types', 50)],
      light: [noting('house', 10), noting('pack', 10)],
      heavy: [noting('unit', 10), noting('browser', 0)],
      background: [noting('conformance', 50)],
    });
    expect(told.indexOf('house begins')).toBeLessThan(told.indexOf('types ends'));
    expect(told.indexOf('house ends')).toBeLessThan(told.indexOf('pack begins'));
    expect(told.slice(6)).toEqual([
      'unit begins',
      'conformance begins',
      'unit ends',
      'browser begins',
      'browser ends',
      'conformance ends',
    ]);
    expect(last).toBe('6 passed, 0 failed, 0 skipped');
    for (const kind of ['light', 'background'] as const) {
      const { last: told } = await runAll({ [kind]: [step('pack', 2)] }, 'pack');
      expect(told, kind).toBe('2 passed, 0 failed, 0 skipped');
    }
  });

  test('gives the suites what names no step', async () => {
    const { last, filters } = await runOf(
      [step('types', 1)],
      [step('unit', 2)],
      'druids',
      '-t',
      'x',
    );
    expect(last).toBe('2 passed, 0 failed, 0 skipped');
    expect(filters).toEqual(['druids', '-t', 'x']);
    const mixed = await runOf([step('types', 1)], [step('unit', 2)], 'types', 'druids');
    expect(mixed.last).toBe('3 passed, 0 failed, 0 skipped');
  });
});

describe('a suite', () => {
  async function suiteOf(text: string, ...filters: string[]) {
    return await suiteAt('packages/rules/test/planted.test.ts', text, ...filters);
  }
  async function suiteAt(file: string, text: string, ...filters: string[]) {
    const tree = plantedTree({ [file]: text });
    const unit = suiteSteps(tree, filters).heavy.find(({ name }) => name === 'unit');
    return await (unit as Step).run();
  }
  const IMPORT = "import { expect, test } from 'vitest';\n";

  test('counts what passed, failed and was skipped', async () => {
    const result = await suiteOf(
      `${IMPORT}test('a', () => {}); test('b', () => expect(1).toBe(2));
       test.skip('c', () => {}); test.todo('d');`,
    );
    expect(result).toMatchObject({ passed: 1, failed: 1, skipped: 2 });
    expect(result.output).toContain('expected 1 to be 2');
  });

  test.each([
    ['a file that does not parse', 'const = ;'],
    ['a file that throws', "throw new Error('no');"],
    ['a file without a test', 'export {};'],
    [
      'a rejection that nobody caught',
      `${IMPORT}test('a', () => { Promise.reject(new Error('no')); });`,
    ],
  ])('fails for %s', async (_what, text) => {
    expect((await suiteOf(text)).failed).toBeGreaterThan(0);
  });

  /** Tests of this package run in processes of their own. */
  const APART = 'packages/server/test/planted.test.ts';
  const DYING = `${IMPORT}import { existsSync, writeFileSync } from 'node:fs';
    const been = import.meta.filename + '.been';`;

  test('runs a file once more whose process was lost, and says so', async () => {
    const result = await suiteAt(
      APART,
      `${DYING}
       test('a', () => {
         if (existsSync(been)) return;
         writeFileSync(been, '');
         process.kill(process.pid, 'SIGTRAP');
       });`,
    );
    expect(result).toMatchObject({ passed: 1, failed: 0 });
    expect(result.note).toContain('run again after SIGTRAP');
  });

  test('fails when a process is lost each time', async () => {
    const text = `${IMPORT}test('a', () => { process.kill(process.pid, 'SIGTRAP'); });`;
    expect((await suiteAt(APART, text)).failed).toBeGreaterThan(0);
  });

  test('is empty when its files are filtered out', async () => {
    const result = await suiteOf(`${IMPORT}test('a', () => {});`, 'other');
    expect(result).toMatchObject({ passed: 0, failed: 0, skipped: 0 });
  });
});
