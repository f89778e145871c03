import { describe, expect, test } from 'vitest';
import { isNetworkTrouble, npmCommand } from '../../../scripts/launch/install.mjs';

describe('npmCommand', () => {
  test('is the npm that called us, on its own Node', () => {
    const env = { npm_execpath: '/lib/npm/bin/npm-cli.js', npm_node_execpath: '/usr/bin/node' };
    expect(npmCommand(env, 'linux', '/here/node')).toEqual([
      '/usr/bin/node',
      ['/lib/npm/bin/npm-cli.js'],
      false,
    ]);
  });

  test('is the npm on the PATH when another tool called us, or none', () => {
    expect(npmCommand({}, 'linux', '/here/node')).toEqual(['npm', [], false]);
    expect(npmCommand({ npm_execpath: '/lib/yarn.js' }, 'linux', '/here/node')).toEqual([
      'npm',
      [],
      false,
    ]);
    expect(npmCommand({}, 'win32', 'node.exe')).toEqual(['npm', [], true]);
  });
});

describe('isNetworkTrouble', () => {
  test.each([
    'npm error code ENOTFOUND',
    'npm error code EAI_AGAIN',
    'npm error errno ECONNREFUSED',
    'npm error code ETIMEDOUT',
  ])('knows %s', (output) => expect(isNetworkTrouble(output)).toBe(true));

  test.each(['npm error code E404', 'npm error code EACCES', ''])('is not %s', (output) =>
    expect(isNetworkTrouble(output)).toBe(false),
  );
});
