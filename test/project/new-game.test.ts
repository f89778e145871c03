// docs/new-game.md, followed literally in a copy of the project.
import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify, stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { readSettings } from '../../packages/server/src/settings.ts';
import { runTool } from '../../scripts/checks/check.ts';
import { follow, rowsOf, stepsOf } from './guide.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const STEPS = stepsOf(readFileSync(join(ROOT, 'docs/new-game.md'), 'utf8'));
const PACKAGES = ['rules', 'words', 'bots', 'cli', 'wire', 'server'];
/** The parts of the project that the copy has. */
const COPIED = [
  'package.json',
  'tsconfig.base.json',
  'vitest.config.ts',
  'scripts',
  'test/order',
  ...PACKAGES.flatMap((name) =>
    ['package.json', 'tsconfig.json', 'src'].map((path) => `packages/${name}/${path}`),
  ),
  'packages/rules/test/conformance',
];

let tree: string;
beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'pangaea new game '));
  for (const path of COPIED) cpSync(join(ROOT, path), join(tree, path), { recursive: true });
  // The installed packages are linked, but the packages of the project are those of the copy.
  const installed = join(tree, 'node_modules');
  mkdirSync(join(installed, '@pangaea'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    if (name === '@pangaea') continue;
    symlinkSync(join(ROOT, 'node_modules', name), join(installed, name), 'junction');
  }
  for (const name of PACKAGES) {
    symlinkSync(join(tree, 'packages', name), join(installed, '@pangaea', name), 'junction');
  }
  for (const step of STEPS) follow(tree, step);
});
afterAll(() => rmSync(tree, { recursive: true, force: true }));

/** Runs a program of the copy and gives it something to read. */
async function node(argv: readonly string[], input = ''): Promise<string> {
  const running = promisify(execFile)(process.execPath, argv, { cwd: tree });
  running.child.stdin?.end(input);
  return (await running).stdout;
}

const pangaea = (command: string, argv: readonly string[], input?: string) =>
  node(['packages/cli/src/main.ts', command, '--game', 'lanterns', ...argv], input);

test('a package is told of the game in one row at most', () => {
  const rows = PACKAGES.map((name) => {
    const own = STEPS.filter(({ path }) => path.startsWith(`packages/${name}/`));
    return [name, own.reduce((sum, step) => sum + rowsOf(step), 0)];
  });
  expect(Object.fromEntries(rows)).toEqual({
    rules: 1,
    words: 1,
    bots: 1,
    cli: 1,
    wire: 0,
    server: 0,
  });
});

test('types, walls and purity are content', async () => {
  // The sources of the command line import those of the game in every package.
  const types = await runTool('typescript', 'tsc', ['-p', 'packages/cli', '--noEmit'], tree);
  expect(types.code, types.output).toBe(0);
  expect(await node(['scripts/test.ts', 'walls', 'purity'])).toContain('2 passed, 0 failed');
});

test('the test of its contract passes', async () => {
  const argv = ['run', '--project', 'conformance', 'packages/rules/test/lanterns'];
  const { code, output } = await runTool('vitest', 'vitest', argv, tree);
  expect(code, output).toBe(0);
  expect(stripVTControlCharacters(output)).toMatch(/Tests +1 passed/);
});

test('bots play it on the command line', async () => {
  const bots = ['--bots', 'random,beginner,intermediate', '--players', '3', '--games', '30'];
  const { games, wins } = JSON.parse(await pangaea('sim', [...bots, '--json']));
  expect(games).toBe(30);
  expect(wins.intermediate).toBeGreaterThan(0);
});

test('somebody plays it in a terminal', async () => {
  const answers = Array.from({ length: 300 }, (_, at) => `${1 + (at % 3)}\n`).join('');
  const argv = ['--seed', '5', '--lang', 'en', '--bots', 'intermediate'];
  const told = await pangaea('play', argv, answers);
  expect(told).toMatch(/^Lanterns\. You are Seat 0, against intermediate/);
  expect(told).toMatch(/Seat 1 scores \d+ VP\n\nSeat 0: \d+ coins, \d+ VP\n/);
});

test('the server has tables of it', async () => {
  const { startServer } = (await import(
    pathToFileURL(join(tree, 'packages/server/src/server.ts')).href
  )) as typeof import('../../packages/server/src/server.ts');
  const settings = { ...readSettings({ PORT: '0' }), dataDir: join(tree, 'data') };
  const server = await startServer(settings, {
    botPool: { budgetMs: 20 },
    botsAnswer: [100, 200],
  });
  onTestFinished(() => server.close());
  const address = `http://127.0.0.1:${server.port}`;
  const seats = ['beginner', 'intermediate'].map((level) => ({ kind: 'bot', level }));
  const made = await fetch(`${address}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: address },
    body: JSON.stringify({ game: 'lanterns', options: { startCoins: 1 }, seats }),
  });
  expect(made.status).toBe(201);
  const cookie = made.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
  const stream = await fetch(`${address}/api/stream`, { headers: { cookie } });
  let heard = '';
  for await (const part of stream.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    heard += part;
    if (/"outcome":\{"vp":\[\d+,\d+\]/.test(heard)) return;
  }
  expect.unreachable(`the game has no end: ${heard}`);
});
