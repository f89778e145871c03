import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { requiredPaths, staleness, withoutAbsentLinks } from '../../../scripts/launch/lockfile.mjs';
import { PLATFORM_PACKAGES, pinnedNode } from '../../../scripts/launch/runtime.mjs';
import { ROOT } from '../planted-tree.ts';

describe('staleness', () => {
  const wanted = {
    '': { version: '0.1.0' },
    'packages/rules': { version: '0.1.0' },
    'node_modules/@pangaea/rules': { link: true, resolved: 'packages/rules' },
    'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
    'node_modules/for-mac': { version: '1.0.0', integrity: 'sha512-m', optional: true },
    'packages/web/node_modules/a': { version: '2.0.0', integrity: 'sha512-a2' },
  };
  const { 'node_modules/for-mac': _forMac, ...installed } = wanted;

  test('is empty when all is there but what does not fit the platform', () => {
    expect(staleness(wanted, installed)).toEqual([]);
    expect(staleness(wanted, wanted)).toEqual([]);
  });

  test('names what is missing', () => {
    const { 'packages/web/node_modules/a': _a, ...less } = installed;
    expect(staleness(wanted, less)).toEqual(['packages/web/node_modules/a']);
    expect(staleness(wanted, {})).toHaveLength(3);
  });

  test('names what has another version or other content', () => {
    const other = { ...installed, 'node_modules/a': { version: '1.0.1', integrity: 'sha512-b' } };
    expect(staleness(wanted, other)).toEqual(['node_modules/a']);
    const forged = { ...installed, 'node_modules/a': { version: '1.0.0', integrity: 'sha512-x' } };
    expect(staleness(wanted, forged)).toEqual(['node_modules/a']);
  });

  test('names what should no longer be there', () => {
    const more = { ...installed, 'node_modules/old': { version: '1.0.0' } };
    expect(staleness(wanted, more)).toEqual(['node_modules/old']);
    const linked = { link: true, resolved: 'packages/web' };
    expect(staleness(wanted, { ...installed, 'node_modules/@pangaea/web': linked })).toEqual([]);
  });

  test('names an optional package of another version, and a missing one that is needed', () => {
    const old = { ...installed, 'node_modules/for-mac': { version: '0.9.0' } };
    expect(staleness(wanted, old)).toEqual(['node_modules/for-mac']);
    expect(staleness(wanted, installed, ['node_modules/for-mac'])).toEqual([
      'node_modules/for-mac',
    ]);
  });

  test('a workspace that is not in the tree is not missed', () => {
    const { 'node_modules/@pangaea/rules': link, ...less } = installed;
    expect(staleness(wanted, less)).toEqual(['node_modules/@pangaea/rules']);
    expect(
      staleness(
        withoutAbsentLinks(wanted, (path) => path !== link.resolved),
        less,
      ),
    ).toEqual([]);
  });

  test('the workspaces themselves need no installing', () => {
    expect(requiredPaths(wanted)).not.toContain('packages/rules');
    expect(requiredPaths(wanted)).not.toContain('');
  });
});

describe('package-lock.json', () => {
  interface LockEntry {
    readonly version?: string;
    readonly integrity?: string;
    readonly resolved?: string;
    readonly link?: boolean;
    readonly optionalDependencies?: Readonly<Record<string, string>>;
    readonly [field: string]: unknown;
  }
  const { packages } = readJson('package-lock.json') as { packages: Record<string, LockEntry> };
  const manifest = readJson('package.json') as { optionalDependencies: Record<string, string> };

  test('pins a Node for every platform by its hash, new enough, as package.json says', () => {
    const pins = Object.values(PLATFORM_PACKAGES).sort();
    expect(Object.keys(manifest.optionalDependencies).sort()).toEqual(pins);
    for (const name of pins) {
      expect(pinnedNode({ packages }, name)).toBe(manifest.optionalDependencies[name]);
    }
  });

  test('holds every package by its hash and names no host', () => {
    for (const [path, entry] of Object.entries(packages)) {
      if (!path.includes('node_modules/') || entry.link === true) continue;
      expect(entry.integrity, path).toMatch(/^sha512-/);
      expect(entry.resolved, path).toBeUndefined();
    }
  });

  test('holds the platform packages of every system, not only of the one it was made on', () => {
    const names = new Set(Object.keys(packages).map((path) => path.split('node_modules/').at(-1)));
    for (const [path, { optionalDependencies = {} }] of Object.entries(packages)) {
      const missing = Object.keys(optionalDependencies).filter((name) => !names.has(name));
      expect(missing, `what ${path || 'the root'} needs elsewhere`).toEqual([]);
    }
  });

  test('agrees with every package.json', () => {
    const workspaces = readdirSync(join(ROOT, 'packages')).map((name) => `packages/${name}`);
    for (const path of ['', ...workspaces]) {
      const own = readJson(join(path, 'package.json')) as LockEntry;
      for (const field of ['dependencies', 'devDependencies', 'optionalDependencies', 'bin']) {
        expect(packages[path]?.[field], `${field} of ${path || 'the root'}`).toEqual(own[field]);
      }
    }
  });
});

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(join(ROOT, path), 'utf8'));
}
