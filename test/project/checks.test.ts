// Each checker is content with a clean tree and sees a violation that is planted in it.
import { describe, expect, test } from 'vitest';
import { format, lint } from '../../scripts/checks/biome.ts';
import type { Check } from '../../scripts/checks/check.ts';
import { dead } from '../../scripts/checks/dead.ts';
import { purity } from '../../scripts/checks/purity.ts';
import { types } from '../../scripts/checks/types.ts';
import { walls } from '../../scripts/checks/walls.ts';
import { MANIFEST, plantedTree } from './planted-tree.ts';

const CHECKS: Readonly<Record<string, Check>> = { format, lint, types, walls, purity, dead };

describe('a clean tree', () => {
  test.each(Object.entries(CHECKS))('%s is content', async (_name, check) => {
    const { ok, output } = await check(plantedTree());
    expect(ok, output).toBe(true);
  });
});

/** Plants one file and expects the checker to name it, and `saying`. */
async function expectFault(check: Check, path: string, text: string, saying: string) {
  const { ok, output } = await check(plantedTree({ [path]: text }));
  expect(ok, `${path} went unseen:\n${text}`).toBe(false);
  expect(output).toContain(path.split('/').at(-1));
  expect(output).toContain(saying);
}

const IN_KERNEL = 'packages/rules/src/kernel/planted.ts';

describe('format', () => {
  test.each([
    ['double quotes', 'export const a = "a";\n'],
    ['a long line', `export const words = ['${'x'.repeat(45)}', '${'y'.repeat(45)}'];\n`],
    ['a missing trailing comma', "export const words = [\n  'a',\n  'b'\n];\n"],
    ['imports out of order', "import './z.ts';\n\nimport { b, a } from './one.ts';\n"],
  ])('sees %s', (_what, text) => expectFault(format, IN_KERNEL, text, 'planted.ts'));
});

describe('lint', () => {
  test.each([
    ['noExplicitAny', 'export const a = (b: any): unknown => b;\n'],
    ['noVar', 'export var a = 1;\n'],
    ['noUnusedVariables', 'const a = 1;\nexport {};\n'],
    ['noEnum', 'export enum Colour {\n  Red,\n}\n'],
    ['noDefaultExport', 'export default 1;\n'],
    ['useImportExtensions', "export { one } from './one';\n"],
    ['useNodejsImportProtocol', "import 'fs';\n"],
    ['noDebugger', 'debugger;\n'],
    ['noConsole', 'console.log(1);\n'],
    ['noFocusedTests', "import { test } from 'vitest';\n\ntest.only('a', () => {});\n"],
    ['plugin', 'export const a = { ...{ b: 1 }, c: [...[1, 2]] };\n'],
  ])('sees a breach of %s', (rule, text) => expectFault(lint, IN_KERNEL, text, rule));
  // A table of 121 lines, and one that is just short enough.
  test.each(['server', 'web'])('sees a function that is too long in %s', async (name) => {
    const path = `packages/${name}/src/planted.ts`;
    const long = (lines: number) =>
      `export function f(): number[] {\n  return [\n${'    1000000000000,\n'.repeat(lines)}  ];\n}\n`;
    await expectFault(lint, path, long(119), 'noExcessiveLinesPerFunction');
    const { ok, output } = await lint(plantedTree({ [path]: long(118) }));
    expect(ok, output).toBe(true);
  });
});

describe('types', () => {
  test.each([
    ['a wrong type', "export const a: number = 'a';\n", 'TS2322'],
    ['an unused local', 'export function f(): void {\n  const a = 1;\n}\n', 'TS6133'],
    ['syntax that does not erase', 'export enum Colour {\n  Red,\n}\n', 'TS1294'],
    [
      'a type imported as a value',
      "import { T } from './type.ts';\nexport type U = T;\n",
      'TS1484',
    ],
    [
      'undefined for an optional field',
      'export const a: { b?: number } = { b: undefined };\n',
      'TS2375',
    ],
    [
      'a case that falls through',
      'export function f(a: number): number {\n  switch (a) {\n    case 1:\n      a += 1;\n    case 2:\n      return a;\n  }\n  return 0;\n}\n',
      'TS7029',
    ],
    ['an any that nobody wrote', 'export const f = (a) => a;\n', 'TS7006'],
    ['the page, in the rules', 'export const a = document.title;\n', 'TS2584'],
    ['timers, in the rules', 'setTimeout(() => {}, 1);\n', 'TS2304'],
    ['the process, in the rules', 'export const a = process.env;\n', 'TS2591'],
  ])('sees %s', async (_what, text, code) => {
    const tree = plantedTree({
      [IN_KERNEL]: text,
      'packages/rules/src/kernel/type.ts': 'export type T = 1;\n',
    });
    const { ok, output } = await types(tree);
    expect(ok).toBe(false);
    expect(output).toContain(code);
  });

  test('sees what is wrong in each of several packages, by the options of each', async () => {
    const project = (types: readonly string[]) =>
      JSON.stringify({
        extends: '../../tsconfig.base.json',
        compilerOptions: { lib: ['es2024'], types },
        include: ['src'],
      });
    const tree = plantedTree({
      [IN_KERNEL]: "export const a: number = 'a';\n",
      'packages/words/tsconfig.json': project([]),
      'packages/words/src/alike.ts': 'export const b = process.env;\n',
      'packages/server/tsconfig.json': project(['node']),
      'packages/server/src/other.ts': 'export const c = process.env;\n',
      'packages/bots/tsconfig.json': `// A comment.\n${project([])}`,
      'packages/bots/src/apart.ts': 'export const d: string = 1;\n',
    });
    const { ok, output } = await types(tree);
    expect(ok).toBe(false);
    expect(
      output
        .split('\n')
        .flatMap((line) => line.match(/^\S+\.ts/) ?? [])
        .sort(),
    ).toEqual(['packages/bots/src/apart.ts', IN_KERNEL, 'packages/words/src/alike.ts']);
  });

  test('fails when there is nothing to check', async () => {
    expect((await types(import.meta.dirname)).ok).toBe(false);
  });
});

describe('walls', () => {
  test.each([
    ['rules/src/kernel', '../hexmap/index.ts', 'kernel may not know hexmap'],
    ['rules/src/hexmap', '../terra-nova/index.ts', 'hexmap may not know terra-nova'],
    ['rules/src/hexmap', '../terra/index.ts', 'hexmap may not know terra'],
    ['rules/src/data-file', '../kernel/index.ts', 'data-file may not know kernel'],
    ['rules/src/terra', '../terra-mystica/index.ts', 'terra may not know terra-mystica'],
    ['rules/src/terra-nova', '../terra-mystica/index.ts', 'terra-nova may not know terra-mystica'],
    ['rules/src/terra-nova/tiles', '../../gaia/index.ts', 'terra-nova may not know gaia'],
    ['rules/src/gaia', '@pangaea/rules/terra-nova', 'gaia may not know terra-nova'],
    ['rules/src/gaia', '../terra/state.ts', 'gaia may not know terra'],
    ['rules/src/gaia', '../hexmap/index.ts', 'gaia may not know hexmap'],
    ['rules/src/terra-nova', '../conformance/index.ts', 'terra-nova may not know conformance'],
    ['rules/src/conformance', '../terra-nova/index.ts', 'conformance may not know terra-nova'],
    ['rules/src/terra-mystica', '../snellman/index.ts', 'terra-mystica may not know snellman'],
    ['rules/src/snellman', '../terra-nova/index.ts', 'snellman may not know terra-nova'],
    ['rules/src/terra-nova', '../trials/gaia.trial.ts', 'terra-nova may not know trials'],
    ['rules/src/conformance', '../trials/gaia.trial.ts', 'conformance may not know trials'],
    ['rules/src/chess', '../kernel/index.ts', 'chess is not a part of the rules'],
    ['rules/src/kernel', 'node:fs', 'where there is no Node'],
    ['rules/src/kernel', 'fs', 'where there is no Node'],
    ['rules/src/kernel', 'lodash', 'the rules have no dependency'],
    ['rules/src/kernel', '../../test/kernel/mine.ts', 'sources import nothing outside src'],
    ['rules/src/kernel', '../../../bots/src/index.ts', 'by the name of its package'],
    ['rules/src/kernel', '@pangaea/bots', 'rules may not know bots'],
    ['rules/test/kernel', '@pangaea/bots', 'rules may not know bots'],
    ['bots/src', '@pangaea/server', 'bots may not know server'],
    ['bots/src', 'node:worker_threads', 'where there is no Node'],
    ['words/src', '@pangaea/bots', 'words may not know bots'],
    ['bots/src', '@pangaea/words', 'bots may not know words'],
    ['words/src', 'node:util', 'where there is no Node'],
    ['server/src', '@pangaea/web', 'server may not know web'],
    ['server/src', '@pangaea/cli', 'server may not know cli'],
    ['web/src', '@pangaea/server', 'web may not know server'],
    ['cli/src', '@pangaea/server', 'cli may not know server'],
    ['cli/src', '@pangaea/wire', 'cli may not know wire'],
    ['wire/src', '@pangaea/server', 'wire may not know server'],
    ['wire/src', '@pangaea/web', 'wire may not know web'],
    ['cli/src', '../../rules/src/kernel/index.ts', 'by the name of its package'],
    ['tools/src', '@pangaea/rules', 'tools is not a package of the project'],
  ])('%s may not import %s', (directory, specifier, saying) =>
    expectFault(walls, `packages/${directory}/planted.ts`, `import '${specifier}';\n`, saying),
  );

  test.each([
    ['turn/planted.check.ts', './city.ts'],
    ['turn/planted.check.ts', '../world/world.ts'],
    ['check/planted.ts', '../candidates.ts'],
  ])('of Gaia, %s may not import %s', (path, specifier) =>
    expectFault(
      walls,
      `packages/rules/src/gaia/${path}`,
      `import '${specifier}';\n`,
      'not what lists or makes moves',
    ),
  );

  test.each([
    ['web/src/ui', '../shell/head.tsx', 'ui may not know shell'],
    ['web/src/messages', '../ui/icon.tsx', 'messages may not know ui'],
    ['web/src/table/remote', '../../pages/app.tsx', 'table may not know pages'],
    ['web/src/shell/seats', '../../start/name.ts', 'shell may not know start'],
    ['web/src/start', '../together/heard.ts', 'start may not know together'],
    ['web/src/board', '../gaia/speech.ts', 'board may not know gaia'],
    ['web/src/gaia', '../terra/terra-game.ts', 'gaia may not know terra'],
    ['web/src/terra-nova', '../gaia/speech.ts', 'terra-nova may not know gaia'],
    ['web/src/odds', '../ui/icon.tsx', 'odds is not a part of the page'],
  ])('on the page, %s may not import %s', (directory, specifier, saying) =>
    expectFault(walls, `packages/${directory}/planted.ts`, `import '${specifier}';\n`, saying),
  );

  test('count the parts of the page that are tied to one another', async () => {
    const parts = ['messages', 'preferences', 'clock', 'game', 'table', 'ui', 'play', 'board'];
    parts.push('shell', 'terra', 'gaia', 'games', 'start', 'together', 'pages');
    const every = parts.map((part, floor) => [
      `packages/web/src/${part}/planted.ts`,
      parts
        .slice(0, floor)
        .map((lower) => `import '../${lower}/planted.ts';\n`)
        .join(''),
    ]);
    const { output } = await walls(plantedTree(Object.fromEntries(every)));
    expect(output).toContain('arrows between parts on the page: 105, at most 89: board → clock, ');
    expect(output).not.toMatch(/arrows upwards|pairs of parts/);
  });

  test('see an arrow of the page that leads upwards, and a pair of parts that know each other', async () => {
    const up = { 'packages/web/src/ui/planted.ts': "import '../shell/planted.ts';\n" };
    expect((await walls(plantedTree(up))).output).toContain(
      'arrows upwards on the page: 1, at most 0: ui → shell',
    );
    const both = { ...up, 'packages/web/src/shell/planted.ts': "import '../ui/planted.ts';\n" };
    expect((await walls(plantedTree(both))).output).toContain(
      'pairs of parts that know each other on the page: 1, at most 0: shell ↔ ui',
    );
  });

  test('see a circle, also of types', async () => {
    const { ok, output } = await walls(
      plantedTree({
        'packages/rules/src/gaia/hand/one.ts':
          "import { two } from '../two.ts';\nexport const one = two;\n",
        'packages/rules/src/gaia/two.ts':
          "export type { Three } from './three.ts';\nexport const two = 2;\n",
        'packages/rules/src/gaia/three.ts':
          "import type { one } from './hand/one.ts';\nexport type Three = typeof one;\n",
      }),
    );
    expect(ok).toBe(false);
    expect(output).toContain(
      'a circle of imports: packages/rules/src/gaia/hand/one.ts, packages/rules/src/gaia/three.ts, packages/rules/src/gaia/two.ts',
    );
  });

  test.each([
    ['by values', 'web/src/ui', "import './two.ts';\n"],
    ['of types', 'server/src/time', "import type { Two } from './two.ts';\n"],
    ['by what is fetched later', 'cli/src', "export const two = () => import('./two.ts');\n"],
    ['of types that are passed on', 'words/src', "export type { Two } from './two.ts';\n"],
  ])('see a circle %s in packages/%s', async (_how, directory, text) => {
    const [one, two] = ['one', 'two'].map((name) => `packages/${directory}/${name}.ts`);
    const { output } = await walls(plantedTree({ [one]: text, [two]: "import './one.ts';\n" }));
    expect(output).toContain(`a circle of imports: ${one}, ${two}`);
  });

  test('let a circle be that is left, as long as it is of types', async () => {
    const mystica = 'packages/web/src/terra-mystica';
    const [face, props] = [`${mystica}/fan/face.ts`, `${mystica}/panels/props.ts`];
    const files = { [props]: "import type { Face } from '../fan/face.ts';\n" };
    const types = { ...files, [face]: "import type { Props } from '../panels/props.ts';\n" };
    expect(await walls(plantedTree(types))).toMatchObject({ ok: true });
    const text = "export { props } from '../panels/props.ts';\n";
    const values = { [props]: "import { face } from '../fan/face.ts';\n", [face]: text };
    expect((await walls(plantedTree(values))).output).toContain(
      `a circle of imports, not of types alone: ${face}, ${props}`,
    );
  });

  test.each([
    ['import type', (from: string) => `import type { A } from '${from}';\n`],
    ['export from', (from: string) => `export { a } from '${from}';\n`],
    ['export all', (from: string) => `export * from '${from}';\n`],
    ['import()', (from: string) => `export const a = await import('${from}');\n`],
    ['a type of import()', (from: string) => `export type A = import('${from}').A;\n`],
  ])('%s counts as an import', (_what, text) =>
    expectFault(walls, IN_KERNEL, text('../hexmap/index.ts'), 'kernel may not know hexmap'),
  );

  test.each([
    ['rules/src/hexmap', '../kernel/index.ts'],
    ['rules/src/hexmap', '../data-file/fault.ts'],
    ['rules/src/terra', '../hexmap/index.ts'],
    ['rules/src/terra-nova/tiles', '../factions/witches.ts'],
    ['rules/src/gaia/check', '../state.ts'],
    ['rules/src/gaia/check', '../turn/city.check.ts'],
    ['rules/src/terra-mystica', '../terra/index.ts'],
    ['rules/src/conformance', '../kernel/index.ts'],
    ['rules/src/trials', '../terra-nova/index.ts'],
    ['rules/src/snellman/reader', '../../terra-mystica/index.ts'],
    ['rules/test/terra-nova', '../../src/conformance/index.ts'],
    ['rules/test/kernel', 'vitest'],
    ['rules/test/kernel', 'node:fs'],
    ['bots/src', '@pangaea/rules/kernel'],
    ['server/src', '@pangaea/bots'],
    ['server/src', '@pangaea/wire'],
    ['server/src', 'node:sqlite'],
    ['web/src', 'preact/compat'],
    ['cli/src', '@pangaea/bots'],
    ['words/src', '@pangaea/rules/kernel'],
    ['web/src', '@pangaea/words/kernel'],
    ['web/src/shell/seats', '../../ui/icon.tsx'],
    ['web/src/terra-nova', '../terra/terra-game.ts'],
    ['web/src/pages', '../together/heard.ts'],
    ['web/src/together', './waiting.css'],
    ['web/src', './style/index.css'],
  ])('%s may import %s', async (directory, specifier) => {
    const tree = plantedTree({
      [`packages/${directory}/planted.ts`]: `import '${specifier}';\n`,
    });
    expect(await walls(tree)).toMatchObject({ ok: true, note: '5 files' });
  });

  const FROM_WIRE = "from '@pangaea/wire';\n";
  test.each([
    `import { CLOSED } ${FROM_WIRE}`,
    `import { type TableInfo } ${FROM_WIRE}`,
    `export { CLOSED } ${FROM_WIRE}`,
    `export * ${FROM_WIRE}`,
    "import '@pangaea/wire';\n",
    "export const a = await import('@pangaea/wire');\n",
  ])('the page may not have %s', (text) =>
    expectFault(walls, 'packages/web/src/planted.ts', text, 'web knows types of wire only'),
  );

  test.each([
    `import type { TableInfo } ${FROM_WIRE}`,
    `export type { TableInfo } ${FROM_WIRE}`,
    "export type A = import('@pangaea/wire').TableInfo;\n",
  ])('the page may have %s', async (text) => {
    const tree = plantedTree({ 'packages/web/src/planted.ts': text });
    expect(await walls(tree)).toMatchObject({ ok: true, note: '5 files' });
  });

  test('fails when there is nothing to check', async () => {
    expect((await walls(import.meta.dirname)).ok).toBe(false);
  });
});

describe('purity', () => {
  test.each([
    ['Date', 'export const now = new Date();\n'],
    ['Date', 'export const now = () => Date.now();\n'],
    ['Date', 'export type Day = Date;\n'],
    ['Math.random', 'export const chance = Math.random();\n'],
    ['Math.random', "export const chance = Math['random']();\n"],
    ['Math.random', 'export const { random } = Math;\n'],
    ['Math.random', 'const m = Math;\nexport const chance = m.random();\n'],
    ['performance', 'export const now = performance.now();\n'],
    ['crypto', 'export const id = crypto.randomUUID();\n'],
    ['Function', "export const f = new Function('return 1');\n"],
    ['eval', "export const one = eval('1');\n"],
    ['process', 'export const home = process.env.HOME;\n'],
    ['console', "console.log('hello');\n"],
    ['globalThis', "export const d = globalThis['Da' + 'te'];\n"],
    ['setTimeout', 'setTimeout(() => {}, 1);\n'],
    ['fetch', "fetch('/');\n"],
    ['Intl', 'export const c = new Intl.Collator();\n'],
    ['localeCompare', "export const n = 'a'.localeCompare('b');\n"],
    ['toLocaleString', 'export const s = (1).toLocaleString();\n'],
    ['process', 'const o = { process };\nexport { o };\n'],
    ['import()', "export const m = await import('./one.ts');\n"],
  ])('sees %s', (what, text) =>
    expectFault(purity, IN_KERNEL, text, `planted.ts:${lineOf(text, what)} uses ${what}`),
  );

  test('lets words be that only look alike', async () => {
    const text = `
      // Date, Math.random, process
      export const words = { Date: 'Date', process: 1, random: 2 };
      export const day = words.Date;
      export const floor = Math.floor(words.random);
      export interface Shop { readonly process: number; console(): void }
      export const read = (shop: Shop): number => shop.process;
    `;
    expect(await purity(plantedTree({ [IN_KERNEL]: text }))).toMatchObject({ ok: true });
  });

  test('looks at the rules alone', async () => {
    const tree = plantedTree({ 'packages/cli/src/main.ts': 'console.log(Date.now());\n' });
    expect(await purity(tree)).toMatchObject({ ok: true });
  });

  test('fails when there is nothing to check', async () => {
    expect((await purity(import.meta.dirname)).ok).toBe(false);
  });
});

/** The line of a planted text that breaks the rule: the last, where there are two. */
function lineOf(text: string, what: string): number {
  return what === 'process' || text.startsWith('const m') ? 1 : text.trimEnd().split('\n').length;
}

describe('dead', () => {
  test.each([
    ['an unused file', IN_KERNEL, 'export const a = 1;\n', 'Unused files'],
    [
      'an unused export',
      'packages/rules/src/kernel/one.ts',
      'export const one = 1;\nexport const two = 2;\n',
      'Unused exports',
    ],
    [
      'a dependency that is not declared',
      'packages/rules/src/kernel/one.ts',
      "import 'oxc-parser';\n\nexport const one = 1;\n",
      'Unlisted dependencies',
    ],
    [
      'an import of what is not there',
      'packages/rules/src/kernel/one.ts',
      "import './nowhere.ts';\n\nexport const one = 1;\n",
      'Unresolved imports',
    ],
  ])('sees %s', (_what, path, text, saying) => expectFault(dead, path, text, saying));

  test('sees a dependency without a use', async () => {
    const manifest = { ...MANIFEST, devDependencies: { vitest: '*', 'fast-check': '*' } };
    const { ok, output } = await dead(plantedTree({ 'package.json': JSON.stringify(manifest) }));
    expect(ok).toBe(false);
    expect(output).toContain('Unused devDependencies');
  });
});
