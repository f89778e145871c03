import { GAME_IDS } from '@pangaea/rules/games';
import { SITE_GAME } from '@pangaea/rules/trials/terra-mystica';
import { expect, test } from 'vitest';
import { pangaea } from '../fake-io.ts';
import { scratchFolder } from '../scratch.ts';
import { spawnPangaea } from '../spawned.ts';

const scratch = scratchFolder();

const TINY = [
  '--games',
  '3',
  '--rounds',
  '1',
  '--positions',
  '16',
  '--steps',
  '200',
  '--thought',
  '300',
];

const FIGURES = [
  'decisionsPerSecond',
  'gamesPerSecond',
  'copyNs',
  'legalNs',
  'applyNs',
  'p999Us',
  'scavenges',
  'replayCommandsPerSecond',
  'masterPositionsPerSecond',
  'masterTurnsPerSecond',
  'stateBytes',
  'calibrationNs',
];

test('one object per game, with every figure', async () => {
  const { code, out, err } = await spawnPangaea(['bench', '--json', ...TINY]);
  expect(code).toBe(0);
  const figures = JSON.parse(out) as Record<string, Record<string, number>>;
  expect(Object.keys(figures)).toEqual(GAME_IDS);
  expect(Object.keys(figures['terra-nova'])).toEqual(FIGURES);
  for (const [name, value] of Object.entries(figures['terra-nova'])) {
    expect(value, name).toBeGreaterThanOrEqual(0);
    if (name !== 'scavenges') expect(value, name).toBeGreaterThan(0);
  }
  expect(err).toContain('…');
  expect(Object.keys(figures['terra-mystica']).sort()).toEqual(
    [...FIGURES, 'ledgerParseCommandsPerSecond', 'ledgerReplayCommandsPerSecond'].sort(),
  );
});

test('ledgers from files: lines, or JSON with commands', async () => {
  const lines = scratch.put('game.ledger', SITE_GAME);
  const commands = SITE_GAME.trimEnd()
    .split('\n')
    .filter((line) => !line.startsWith('map'));
  const json = scratch.put('game.json', JSON.stringify({ commands, map: 'fjords-2.1' }));
  const { code, out } = await pangaea(['bench', '--json', '--rounds', '1', lines, lines]);
  expect(code).toBe(0);
  const { ledgers } = JSON.parse(out) as { ledgers: Record<string, number> };
  expect(ledgers.ledgerParseCommandsPerSecond).toBeGreaterThan(0);
  expect(ledgers.ledgerReplayCommandsPerSecond).toBeGreaterThan(0);
  const refused = await pangaea(['bench', '--rounds', '1', lines, json]);
  expect(refused).toMatchObject({ code: 1, out: '' });
  expect(refused.err).toContain(`${json} cannot be replayed`);
  expect((await pangaea(['bench', `${scratch.path}/none`])).code).toBe(2);
});

test('a table for people', async () => {
  const { out } = await pangaea(['bench', '--game', 'terra-nova', '--lang', 'ja', ...TINY]);
  expect(out).toMatch(/^terra-nova\n/);
  expect(out).toMatch(/局面の複製、ns +[\d.]+/);
});
