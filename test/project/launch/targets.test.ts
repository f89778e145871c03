import { describe, expect, test } from 'vitest';
import { directoryOf, TARGETS } from '../../../scripts/launch/targets.mjs';
import { ROOT } from '../planted-tree.ts';

describe('the directory a target runs in', () => {
  const atCaller = { args: [], where: 'caller' } as const;
  const atRoot = { args: [], where: 'root' } as const;

  test('is the one that npm was called in', () => {
    expect(directoryOf(atCaller, '/repo', '/repo', '/home/me/games')).toBe('/home/me/games');
  });

  test('is where we stand when npm did not call us', () => {
    expect(directoryOf(atCaller, '/repo', '/repo', undefined)).toBe('/repo');
    expect(directoryOf(atCaller, '/repo', '/elsewhere', undefined)).toBe('/elsewhere');
  });

  test('is not taken from an npm that runs something else around us', () => {
    expect(directoryOf(atCaller, '/repo', '/elsewhere', '/home/me')).toBe('/elsewhere');
  });

  test('is the root for what works on the repository', () => {
    expect(directoryOf(atRoot, '/repo', '/elsewhere', '/home/me')).toBe('/repo');
  });
});

test('every npm script of the README is a target', async () => {
  const { default: manifest } = await import(`${ROOT}/package.json`, { with: { type: 'json' } });
  for (const [name, command] of Object.entries(manifest.scripts)) {
    expect(command).toBe(`node scripts/launch.mjs ${name}`);
    expect(TARGETS).toHaveProperty(name);
  }
});
