import { expect, test } from 'vitest';
import { pangaea } from '../fake-io.ts';
import { spawnPangaea } from '../spawned.ts';

const QUICK = ['sim', '--game', 'terra-nova', '--games', '6', '--seed', '42', '--json'];
const TIMES = new Set(['seconds', 'gamesPerSecond', 'decisionsPerSecond']);

async function simulation(...more: string[]): Promise<Record<string, unknown>> {
  const { code, out } = await pangaea([...QUICK, ...more]);
  expect(code).toBe(0);
  return JSON.parse(out) as Record<string, unknown>;
}

/** What does not depend on how fast this machine is. */
function lasting(of: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(of).filter(([name]) => !TIMES.has(name)));
}

test('one object with all its fields', async () => {
  const of = await simulation('--players', '3', '--bots', 'random,greedy');
  expect(of).toMatchObject({
    game: 'terra-nova',
    players: 3,
    games: 6,
    decisions: expect.any(Number),
    commands: expect.any(Number),
    seconds: expect.any(Number),
    gamesPerSecond: expect.any(Number),
    wins: { random: expect.any(Number), greedy: expect.any(Number) },
    meanVp: expect.any(Number),
    bots: ['random', 'greedy'],
    meanVpByBot: { random: expect.any(Number), greedy: expect.any(Number) },
  });
  const { wins, decisions, commands } = of as {
    wins: Record<string, number>;
    decisions: number;
    commands: number;
  };
  expect(wins.random + wins.greedy).toBeCloseTo(6);
  expect(decisions).toBeGreaterThan(6 * 40);
  expect(commands).toBe(decisions);
});

test('a seed gives the same games, another one others', async () => {
  const bots = ['--bots', 'random,beginner', '--players', '2'];
  const [one, again, other] = [
    await simulation(...bots),
    await simulation(...bots),
    lasting(await simulation('--players', '2', '--bots', 'beginner,random')),
  ];
  expect(lasting(again)).toEqual(lasting(one));
  expect(other).not.toEqual(lasting(one));
  const seeds = await pangaea(['sim', '--games', '6', '--seed', '43', '--json']);
  expect(lasting(JSON.parse(seeds.out))).not.toEqual(lasting(await simulation()));
});

test('a judge beats chance', async () => {
  const of = await simulation('--players', '2', '--bots', 'random,intermediate');
  expect((of.wins as Record<string, number>).intermediate).toBe(6);
}, 60_000);

test('options reach the game', async () => {
  const of = await simulation(
    ...['--option', 'factions=golems,druids', '--option', 'rulings.riverTown=all-groups'],
    ...['--option', 'twoPlayerVariant=gold-diggers'],
  );
  expect(of).toMatchObject({ players: 2, options: { factions: ['golems', 'druids'] } });
});

test('without --json a table for people', async () => {
  const { out, err } = await pangaea(['sim', '--games', '2', '--seed', '1']);
  expect(out).toMatch(/^2 games with \d+ decisions in/);
  expect(out).toMatch(/random +2 +100\.0%/);
  expect(err).toBe('');
  const ja = await pangaea(['sim', '--games', '2', '--seed', '1', '--lang', 'ja']);
  expect(ja.out).toMatch(/^2ゲーム、\d+手、/);
});

test('stdout of the real command is the result alone', async () => {
  const { code, out, err } = await spawnPangaea(QUICK);
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ games: 6 });
  expect(err).toBe('');
});
