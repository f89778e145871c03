// The runner of `npm test`: what it runs, what it counts, and that nothing fails unseen.
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { keptLedgers } from '../../packages/rules/test/snellman/kept-ledgers.ts';
import { chanceOfRun, settingsBefore } from '../../scripts/runner/chance.ts';
import { fastFolder } from '../../scripts/runner/memory.ts';
import { recordedGames } from '../../scripts/runner/recorded.ts';
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

describe('the number that chance follows from', () => {
  test('is drawn, said and kept, unless it is given', () => {
    const [empty, given]: NodeJS.ProcessEnv[] = [{}, { PANGAEA_CHANCE: '7' }];
    const said = chanceOfRun(empty);
    expect(Number(empty.PANGAEA_CHANCE)).toBeGreaterThan(0);
    expect(said).toContain(`PANGAEA_CHANCE=${empty.PANGAEA_CHANCE}`);
    expect(chanceOfRun(given)).toContain('PANGAEA_CHANCE=7');
    expect(given).toEqual({ PANGAEA_CHANCE: '7' });
  });

  test('stands before a command, with whatever else is set for tests', () => {
    const environment = {
      CI: '1',
      PANGAEA_LEDGERS: 'a b',
      PANGAEA_SOAK: '',
      HOME: '/',
    };
    expect(settingsBefore(environment)).toBe("CI=1 PANGAEA_LEDGERS='a b' ");
  });
});

test('as many recorded games are counted as the tests read', () => {
  const game = JSON.stringify({ commands: [], map: 'original' });
  const tree = plantedTree({
    'one/played/a.json': game,
    'one/random/b.json': game,
    'one/random/c.json': game,
    'one/random/README.md': 'no game',
    'two/d.json': game,
  });
  const folders = ['one', 'two', 'none'].map((name) => join(tree, name)).join(delimiter);
  expect(recordedGames(folders)).toEqual({ played: 2, random: 2 });
  for (const kind of ['played', 'random'] as const) {
    expect(keptLedgers(kind, folders)).toHaveLength(recordedGames(folders)[kind]);
  }
  expect(recordedGames('')).toEqual({ played: 0, random: 0 });
});

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

  test('ends on what is flaky and on the commands that repeat failures, before the last line', async () => {
    const flaky: Step = {
      name: 'browser',
      run: async () => ({
        passed: 1,
        failed: 1,
        skipped: 0,
        note: '',
        output: '',
        repeats: [['browser', 'e2e/b.test.ts', '-t', "^it's over$"]],
        flaky: [
          { name: 'e2e/a.test.ts > a', seen: ['no board\nat a.ts:1', 'passed'], repeat: ['a'] },
        ],
      }),
    };
    const { text, last } = await runOf([step('types', 0, 1)], [flaky]);
    expect(text).toMatch(
      /Flaky .*: 1\n\n {2}e2e\/a\.test\.ts > a\n {2}first: {2}no board\n {10}at a\.ts:1\n {2}second: passed\n {2}again: {2}.*npm test -- a\n/,
    );
    expect(text).toMatch(/npm test -- types\n/);
    expect(text).toContain(String.raw`npm test -- browser e2e/b.test.ts -t '^it'\''s over$'`);
    expect(last).toBe('1 passed, 2 failed, 0 skipped');
  });

  test('says nothing of flaky tests or of commands where all is well', async () => {
    const { text } = await runOf([step('types', 1)], [step('unit', 10)]);
    expect(text).not.toMatch(/flaky|again/i);
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
      light: [noting('project', 10), noting('pack', 10)],
      heavy: [noting('unit', 10), noting('browser', 0)],
      background: [noting('conformance', 50)],
    });
    expect(told.indexOf('project begins')).toBeLessThan(told.indexOf('types ends'));
    expect(told.indexOf('project ends')).toBeLessThan(told.indexOf('pack begins'));
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
  /** Its name is no pattern of itself, and it has a part in common with another's. */
  const FAILING = `import { describe, expect, onTestFinished, test, vi } from 'vitest';
    describe('an "order" (1 + 1)', () => {
      test("it's a?\\n", () => expect(1).toBe(2));
      test("it's a? b", () => {});
    });
    test('other', () => {});`;

  test('counts what passed, failed and was skipped', async () => {
    const result = await suiteOf(
      `${IMPORT}test('a', () => {}); test('b', () => expect(1).toBe(2));
       test.skip('c', () => {}); test.todo('d');`,
    );
    expect(result).toMatchObject({ passed: 1, failed: 1, skipped: 2, flaky: [] });
    expect(result.output).toContain('expected 1 to be 2');
  });

  test('names what runs a failed test alone', async () => {
    const { repeats = [] } = await suiteOf(FAILING);
    expect(repeats).toHaveLength(1);
    const [[step, ...options]] = repeats as [string[]];
    expect(step).toBe('unit');
    expect(await suiteOf(FAILING, ...options)).toMatchObject({ passed: 0, failed: 1, skipped: 2 });
  });

  test('names the file where many of its tests failed', async () => {
    const { failed, repeats } = await suiteOf(
      `${IMPORT}test.each([1, 2, 3, 4, 5, 6])('%i', () => expect(1).toBe(2));`,
    );
    expect(failed).toBe(6);
    expect(repeats).toEqual([['unit', 'packages/rules/test/planted.test.ts']]);
  });

  test('lists what failed and passed when it was run once more', async () => {
    const result = await suiteOf(
      `${IMPORT}let times = 0;
       test('a', { retry: 1 }, () => { times += 1; expect(times).toBe(2); });
       test('b', { retry: 1 }, () => { expect(1).toBe(2); });`,
    );
    expect(result).toMatchObject({ passed: 1, failed: 1 });
    const [{ name, seen }, ...others] = result.flaky ?? [];
    expect(name).toBe('packages/rules/test/planted.test.ts > a');
    expect(seen[0]).toContain('expected 1 to be 2');
    expect(seen[0]).not.toContain('node_modules');
    expect(seen[1]).toContain('passed');
    expect(others).toEqual([]);
  });

  test.each([
    ['1', { passed: 1, failed: 0 }, 1],
    ['', { passed: 0, failed: 1 }, 0],
  ])('runs a failed browser test once more in CI only: CI=%s', async (ci, counts, flaky) => {
    vi.stubEnv('CI', ci);
    onTestFinished(() => void vi.unstubAllEnvs());
    const tree = plantedTree({
      'packages/web/test/e2e/planted.test.ts': `${IMPORT}let times = 0;
        test('a', () => { times += 1; expect(times).toBe(2); });`,
    });
    const browser = suiteSteps(tree, []).heavy.find(({ name }) => name === 'browser');
    const result = await (browser as Step).run();
    expect(result).toMatchObject(counts);
    expect(result.flaky).toHaveLength(flaky);
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
    expect(result.flaky).toMatchObject([{ name: APART, repeat: ['unit', APART] }]);
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

test('tests of servers keep their data in memory where there is room for it', () => {
  expect(fastFolder(undefined, tmpdir(), 0)).toBe(tmpdir());
  expect(fastFolder(undefined, tmpdir(), Number.MAX_SAFE_INTEGER)).toBeUndefined();
  expect(fastFolder(undefined, join(tmpdir(), 'no-such-folder'), 0)).toBeUndefined();
  expect(fastFolder('/given', tmpdir(), 0)).toBe('/given');
});
