// The bots of docs/bots.md play complete games against the server's own bots.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import type { Legal } from '@pangaea/wire';
import { expect, onTestFinished, test } from 'vitest';
import './all-games.ts';
import { Browser } from './client.ts';
import { someOf } from './drawn.ts';
import { emptyFolder, SURROUNDINGS, serve, serveFile } from './running.ts';

const EXAMPLES = resolve(import.meta.dirname, '../../../examples');
const NODE = [process.execPath, 'bot.ts'] as const;
const PYTHON = ['python3', 'bot.py'] as const;
const hasPython = spawnSync('python3', ['--version']).status === 0;

const QUICK = { botPool: { budgetMs: 20 }, botsAnswer: [1, 3] } as const;
const portOfFile = serveFile(QUICK);
const PERSON = { kind: 'person' };
const SEATS = [PERSON, { kind: 'bot', level: 'beginner' }];

/** The shortest games there are. */
const OPTIONS: Readonly<Record<string, unknown>> = {
  'terra-nova': {},
  'terra-mystica': {},
  gaia: { mode: 'basic' },
};

function run([program, file]: readonly [string, string], table: string, token: string) {
  const child = spawn(program, [file, table], {
    cwd: EXAMPLES,
    env: { ...SURROUNDINGS, PANGAEA_TOKEN: token },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  return { output: () => output, ended: once(child, 'close').then(([code]) => code as number) };
}

async function playsWholeGame(program: readonly [string, string], game: string): Promise<void> {
  const ann = new Browser(portOfFile(), game);
  const { id } = (await ann.create(SEATS, OPTIONS[game])).body;
  const { output, ended } = run(program, `${ann.base}/t/${id}`, await ann.newToken(id, 0));
  expect(await ended, output()).toBe(0);
  const lines = output().trim().split('\n');
  expect(lines.at(-1)).toBe('The game is over.');
  const { body } = await ann.ask<{ commands: string[] }>(`/api/tables/${id}/record`);
  // Each of its commands is in the record, at the position that the server reported.
  const own = lines.slice(0, -1).map((line) => line.replace(/^(\d+) /, '$1 0 '));
  const played = body.commands.map((command, at) => `${at} ${command}`);
  expect(own.length).toBeGreaterThan(5);
  const inSecret = (line: string) => / (let|protect)/.test(line);
  expect(played).toEqual(expect.arrayContaining(own.filter((line) => !inSecret(line))));
}

const SOAK = process.env.PANGAEA_SOAK !== undefined;

/**
 * One of the bots plays each game; with `PANGAEA_SOAK` set, or without Python, the bot in
 * TypeScript plays all games.
 */
test.for(SOAK || !hasPython ? Object.keys(OPTIONS) : ['terra-nova', 'gaia'])(
  'the one in TypeScript plays a whole game of %s',
  (game) => playsWholeGame(NODE, game),
);

test.for(SOAK ? Object.keys(OPTIONS) : ['terra-mystica'])(
  'the one in Python plays a whole game of %s',
  {
    skip: !hasPython,
  },
  (game) => playsWholeGame(PYTHON, game),
);

const LANGUAGES = [
  ['TypeScript', NODE, true],
  ['Python', PYTHON, hasPython],
] as const;

test.for(hasPython ? someOf('languages', LANGUAGES, 1 / 2) : LANGUAGES)(
  'the one in %s waits for the deal, outlives its server, is patient where it is too fast, and ends with its token',
  async ([, program, isThere], { skip }) => {
    skip(!isThere, 'python3 is not there');
    const folder = emptyFolder();
    const limits = { programPerMinute: 120 };
    const first = await serve(folder, { limits });
    const ann = new Browser(first.port);
    const { id, seats } = (await ann.create([PERSON, PERSON])).body;
    const token = await ann.newToken(id, 0);
    const bot = run(program, `${ann.base}/t/${id}`, token);
    // The bot waits for the deal.
    const present = async () =>
      (await ann.ask<{ looking: number[] }>(`/api/tables/${id}/presence`)).body;
    await expect.poll(async () => (await present()).looking, { timeout: 60_000 }).toContain(0);
    expect((await ann.ask(`/api/tables/${id}/game`)).status).toBe(409);
    await ann.claim(seats[1].link ?? '');
    /** Ann plays whenever it is her turn. @returns the version of the table */
    const step = async () => {
      const { version, commands } = (await ann.ask<Legal>(`/api/tables/${id}/legal`)).body;
      if (commands.length > 0) await ann.segment(id, 1, version, [commands[0]]);
      return version;
    };
    const patience = { timeout: 60_000 };
    await expect.poll(step, patience).toBeGreaterThan(3);
    await first.close();
    const second = await serve(folder, { limits, port: first.port });
    // Another client uses up the requests of the token; the bot waits, and then continues.
    const greedy = new Browser(first.port);
    greedy.token = token;
    while ((await greedy.ask(`/api/tables/${id}/legal`)).status !== 429);
    const version = await step();
    await expect.poll(step, patience).toBeGreaterThan(version + 4);
    expect(second.port).toBe(first.port);
    const path = `/api/tables/${id}/seats/0/token`;
    await ann.ask(path, undefined, { origin: ann.base }, 'DELETE');
    expect(await bot.ended, bot.output()).toBe(1);
    expect(bot.output()).toContain('The token opens nothing, or no longer.');
  },
);
