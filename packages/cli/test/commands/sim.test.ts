import { expect, test } from 'vitest';
import { pangaea } from '../fake-io.ts';
import { spawnPangaea } from '../spawned.ts';

const QUICK = ['sim', '--seed', '42', '--json'];
const TIMES = new Set(['seconds', 'gamesPerSecond', 'decisionsPerSecond']);

async function simulation(...more: string[]): Promise<Record<string, unknown>> {
  const games = more.includes('--games') ? [] : ['--games', '6'];
  const { code, out } = await pangaea([...QUICK, ...games, ...more]);
  expect(code).toBe(0);
  return JSON.parse(out) as Record<string, unknown>;
}

/** The results that do not depend on the speed of this machine. */
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
    epsilon: 0,
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
});

interface Counts {
  readonly winsBySeat: readonly number[];
  readonly meanVpBySeat: readonly number[];
  readonly gamesByFaction: Readonly<Record<string, number>>;
  readonly winsByFaction: Readonly<Record<string, number>>;
  readonly meanVpByFaction: Readonly<Record<string, number>>;
  readonly meanVp: number;
}

const sum = (of: Iterable<number>) => [...of].reduce((one, other) => one + other, 0);

test('fan factions are counted by their names', async () => {
  const factions = ['goblins', 'changelings', 'witches'];
  const given = [`factions=${factions}`, 'fanFactions=bga-2024-07', 'fireAndIce=true'];
  const more = given.flatMap((each) => ['--option', each]);
  const of = await simulation('--game', 'terra-mystica', '--bots', 'random', ...more);
  expect(of.gamesByFaction).toEqual({ changelings: 6, goblins: 6, witches: 6 });
});

test.each(['terra-nova', 'terra-mystica', 'gaia'])('%s: by seat and by faction', async (game) => {
  const factions = game !== 'gaia';
  const of = (await simulation('--game', game, '--players', '3')) as unknown as Counts;
  expect(of.winsBySeat).toHaveLength(3);
  expect(sum(of.winsBySeat)).toBeCloseTo(6);
  expect(sum(of.meanVpBySeat) / 3).toBeCloseTo(of.meanVp);
  const { gamesByFaction, winsByFaction, meanVpByFaction } = of;
  const ids = Object.keys(gamesByFaction);
  expect(ids.length > 2).toBe(factions);
  expect(ids).toEqual(ids.toSorted());
  expect(Object.keys(winsByFaction)).toEqual(ids);
  expect(Object.keys(meanVpByFaction)).toEqual(ids);
  expect(sum(Object.values(gamesByFaction))).toBe(factions ? 6 * 3 : 0);
  expect(sum(Object.values(winsByFaction))).toBeCloseTo(factions ? 6 : 0);
  const points = sum(ids.map((id) => gamesByFaction[id] * meanVpByFaction[id]));
  expect(points).toBeCloseTo(factions ? 6 * 3 * of.meanVp : 0);
});

test('a victory is counted for the seat and the faction that has it', async () => {
  const of = await simulation(
    '--games',
    '1',
    '--players',
    '2',
    '--bots',
    'greedy,random',
    '--option',
    'startPlayer=0',
    '--option',
    'factions=golems,druids',
  );
  expect(of).toMatchObject({
    wins: { greedy: 1, random: 0 },
    winsBySeat: [1, 0],
    winsByFaction: { druids: 0, golems: 1 },
    gamesByFaction: { druids: 1, golems: 1 },
  });
  const { meanVpBySeat, meanVpByFaction } = of as unknown as Counts;
  expect(meanVpByFaction).toEqual({ druids: meanVpBySeat[1], golems: meanVpBySeat[0] });
});

test('chance makes the share of the moves that is asked for', async () => {
  const by = (...more: string[]) => simulation('--players', '2', '--bots', 'greedy', ...more);
  const [none, some, all] = [await by(), await by('--epsilon', '0.1'), await by('--epsilon', '1')];
  expect(lasting(await by('--epsilon', '0'))).toEqual(lasting(none));
  expect([none.epsilon, some.epsilon, all.epsilon]).toEqual([0, 0.1, 1]);
  const [best, middle, worst] = [none, some, all].map((of) => of.meanVp as number);
  expect(best).toBeGreaterThan(middle);
  expect(middle).toBeGreaterThan(worst);
});

test('a bot looks at as many positions as it is given', async () => {
  const by = (...more: string[]) =>
    simulation('--players', '2', '--bots', 'strong', '--games', '1', ...more);
  const few = await by('--positions', '50');
  expect(few.positions).toBe(50);
  expect(lasting(await by('--positions', '50'))).toEqual(lasting(few));
  // Enough for plans.
  expect((await by('--positions', '1500')).decisions).not.toBe(few.decisions);
});

test('options reach the game', async () => {
  const of = await simulation(
    '--option',
    'factions=golems,druids',
    '--option',
    'rulings.riverTown=all-groups',
    '--option',
    'twoPlayerVariant=gold-diggers',
  );
  expect(of).toMatchObject({ players: 2, options: { factions: ['golems', 'druids'] } });
});

test('without --json a table for people', async () => {
  const { out, err } = await pangaea(['sim', '--games', '2', '--seed', '1']);
  expect(out).toMatch(/^2 games with \d+ decisions in/);
  expect(out).toMatch(/^bot +games +wins +share +95 % +mean VP$/m);
  expect(out).toMatch(/random +2 +2 +100\.0% +34\.2%–100\.0%/);
  expect(out.match(/^ +[0-3] +2 +[\d.]+ +[\d.]+%/gm)).toHaveLength(4);
  expect(out).toMatch(/^faction +games +wins/m);
  const gaia = await pangaea(['sim', '--game', 'gaia', '--games', '2', '--seed', '1']);
  expect(gaia.out).toMatch(/^seat +games/m);
  expect(gaia.out).not.toMatch(/^faction/m);
  expect(err).toBe('');
  const ja = await pangaea(['sim', '--games', '2', '--seed', '1', '--lang', 'ja']);
  expect(ja.out).toMatch(/^2ゲーム、\d+手、/);
});

test('stdout of the real command is the result alone', async () => {
  const { code, out, err } = await spawnPangaea([...QUICK, '--games', '6']);
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ games: 6 });
  expect(err).toBe('');
});
