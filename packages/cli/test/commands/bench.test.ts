import { expect, test } from 'vitest';
import { pangaea } from '../fake-io.ts';
import { spawnPangaea } from '../spawned.ts';

const TINY = ['--games', '3', '--rounds', '1', '--positions', '16', '--steps', '200'];

const FIGURES = [
  'decisionsPerSecond',
  'gamesPerSecond',
  'copyNs',
  'legalNs',
  'applyNs',
  'p999Us',
  'scavenges',
  'replayCommandsPerSecond',
  'stateBytes',
  'calibrationNs',
];

test('one object per game, with every figure', async () => {
  const { code, out, err } = await spawnPangaea(['bench', '--json', ...TINY]);
  expect(code).toBe(0);
  const figures = JSON.parse(out) as Record<string, Record<string, number>>;
  expect(Object.keys(figures)).toEqual(['terra-nova', 'terra-mystica', 'gaia']);
  expect(Object.keys(figures['terra-nova'])).toEqual(FIGURES);
  for (const [name, value] of Object.entries(figures['terra-nova'])) {
    expect(value, name).toBeGreaterThanOrEqual(0);
    if (name !== 'scavenges') expect(value, name).toBeGreaterThan(0);
  }
  expect(err).toContain('…');
});

test('a table for people', async () => {
  const { out } = await pangaea(['bench', '--game', 'terra-nova', '--lang', 'ja', ...TINY]);
  expect(out).toMatch(/^terra-nova\n/);
  expect(out).toMatch(/局面の複製、ns +[\d.]+/);
});
