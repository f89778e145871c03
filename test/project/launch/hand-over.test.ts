import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { ROOT } from '../planted-tree.ts';

const MODULE = pathToFileURL(join(ROOT, 'scripts/launch/hand-over.mjs')).href;

/** A process that hands over to Node with the script `code`. */
function handingOver(code: string): ChildProcess {
  const script = `import { handOver } from ${JSON.stringify(MODULE)};
    handOver(process.execPath, ['-e', ${JSON.stringify(code)}, 'an argument'], ${JSON.stringify(tmpdir())});`;
  return spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
}

test('streams, arguments, directory and exit code are those of the program', async () => {
  const launcher = handingOver(`
    process.stdin.on('data', (text) => {
      console.log(text + '|' + process.argv[1] + '|' + process.cwd());
      process.exit(7);
    });
  `);
  let output = '';
  launcher.stdout?.on('data', (chunk) => {
    output += chunk;
  });
  launcher.stdin?.write('hello');
  const [code] = await once(launcher, 'close');
  expect(code).toBe(7);
  expect(output).toBe(`hello|an argument|${tmpdir()}\n`);
});

test.skipIf(process.platform === 'win32')('a signal reaches the program', async () => {
  const launcher = handingOver(`
    process.on('SIGTERM', () => process.exit(5));
    setInterval(() => {}, 1000);
    console.log('ready');
  `);
  await once(launcher.stdout as NonNullable<ChildProcess['stdout']>, 'data');
  launcher.kill('SIGTERM');
  expect(await once(launcher, 'close')).toEqual([5, null]);
});

test.skipIf(process.platform === 'win32')(
  'a program that a signal ends gives 128 + n',
  async () => {
    const launcher = handingOver(`process.kill(process.pid, 'SIGKILL')`);
    expect(await once(launcher, 'close')).toEqual([137, null]);
  },
);
