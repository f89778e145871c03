// The published packages work in an empty folder, without any file of the repository.
import { existsSync, globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runTool } from '../../scripts/checks/check.ts';
import { installPacked, manifestIn, publishedPackages, ROOT, run } from './packed.ts';

const packages = publishedPackages();
let installed: Awaited<ReturnType<typeof installPacked>>;
beforeAll(async () => {
  installed = await installPacked(packages);
});
afterAll(() => installed?.remove());

function contentOf(name: string): readonly string[] {
  const directory = join(installed.folder, 'node_modules/@pangaea', name);
  return readdirSync(directory, { recursive: true, encoding: 'utf8' });
}

describe.each(packages)('%s', (name) => {
  test('brings its readme, its licence and no source or tool', () => {
    const files = contentOf(name);
    expect(files).toContain('README.md');
    expect(files).toContain('LICENSE');
    expect(files.filter((file) => /(?<!\.d)\.tsx?$|tsconfig|^src|^test/.test(file))).toEqual([]);
    const manifest = manifestIn(join(installed.folder, 'node_modules/@pangaea', name));
    expect(manifest).not.toHaveProperty('scripts');
    expect(manifest).not.toHaveProperty('devDependencies');
  });

  test('packing leaves its package.json as it was', () => {
    const path = join('packages', name);
    expect(manifestIn(join(installed.copy, path))).toEqual(manifestIn(join(ROOT, path)));
    expect(existsSync(join(installed.copy, path, 'package.json.source'))).toBe(false);
  });
});

/** All paths that can be imported: `@pangaea/rules/kernel`, … */
const entries = packages.flatMap((name) => {
  const directory = join(ROOT, 'packages', name);
  return Object.entries(manifestIn(directory).exports ?? {})
    .filter(([path]) => !path.endsWith('.json'))
    .flatMap(([path, target]) => named(directory, path, String(target)))
    .map((path) => path.replace('.', `@pangaea/${name}`));
});

/** The paths that match a pattern of `exports`: `./trials/gaia` and others for `./trials/*`. */
function named(directory: string, path: string, target: string): readonly string[] {
  if (!path.includes('*')) return [path];
  const found = globSync(target, { cwd: directory }).map((file) => file.replaceAll('\\', '/'));
  const [before, after] = target.replace('./', '').split('*');
  return found.map((file) => path.replace('*', file.slice(before.length, -after.length)));
}

test.each(entries)('%s can be imported', async (entry) => {
  const script = `console.log(Object.keys(await import('${entry}')).length)`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script], {
    cwd: installed.folder,
  });
  expect(Number(stdout)).toBeGreaterThan(0);
});

test.each(['nodenext', 'bundler'])('all types are whole under %s resolution', async (how) => {
  const lines = entries.map((entry, i) => `export * as entry${i} from '${entry}';`);
  writeFileSync(join(installed.folder, 'all.ts'), `${lines.join('\n')}\n`);
  const { code, output } = await runTool(
    'typescript',
    'tsc',
    [
      '--noEmit',
      '--strict',
      '--exactOptionalPropertyTypes',
      '--skipLibCheck',
      'false',
      '--target',
      'es2024',
      '--lib',
      'es2024',
      '--resolveJsonModule',
      '--moduleResolution',
      how,
      '--module',
      how === 'bundler' ? 'esnext' : how,
      'all.ts',
    ],
    installed.folder,
  );
  expect(code, output).toBe(0);
});

test('the example of the README plays a whole game', async () => {
  const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
  const example = /```ts\n(.*?)```/s.exec(readme)?.[1] ?? '';
  writeFileSync(join(installed.folder, 'example.ts'), example);
  const { stdout } = await run(process.execPath, ['example.ts'], { cwd: installed.folder });
  expect(stdout).toMatch(/vp: .*rank: /s);
});

describe.skipIf(!packages.includes('cli'))('cli', () => {
  test('plays a whole game', async () => {
    const pangaea = join(installed.folder, 'node_modules/@pangaea/cli/dist/main.js');
    const { stdout } = await run(
      process.execPath,
      [
        pangaea,
        'sim',
        '--game',
        'terra-nova',
        '--players',
        '2',
        '--games',
        '1',
        '--seed',
        '1',
      ].concat('--json'),
      { cwd: installed.folder },
    );
    expect(JSON.parse(stdout)).toMatchObject({ games: 1 });
  });

  test.skipIf(process.platform === 'win32')('is installed as `pangaea`', async () => {
    const command = join(installed.folder, 'node_modules/.bin/pangaea');
    const wrong = run(command, ['no-such-command'], {
      cwd: installed.folder,
      env: { ...process.env, PATH: `${join(process.execPath, '..')}:${process.env.PATH}` },
    });
    await expect(wrong).rejects.toMatchObject({ code: 2 });
  });
});
