// Makes the published form of a package. In the repository `exports` and `bin` name the `.ts`
// sources, which run directly; Node refuses `.ts` inside node_modules, so the published package
// contains `.js` and `.d.ts`. npm calls this around `npm pack` and `npm publish`, in the directory
// of the package: `prepack` builds dist and writes the published package.json, `postpack` restores
// the original one.
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runTool } from './checks/check.ts';
import { type Manifest, publishedManifest } from './publish/manifest.ts';

const directory = process.cwd();
const manifest = join(directory, 'package.json');
const ours = join(directory, 'package.json.source');

switch (process.argv[2]) {
  case 'prepack':
    await prepack();
    break;
  case 'postpack':
    restore();
    break;
  default:
    throw new Error('usage: publish.ts prepack | postpack');
}

async function prepack(): Promise<void> {
  restore(); // an earlier run may have been interrupted
  rmSync(join(directory, 'dist'), { recursive: true, force: true });
  const { code, output } = await runTool(
    'typescript',
    'tsc',
    ['-p', 'tsconfig.build.json'],
    directory,
  );
  if (code !== 0) throw new Error(`the build failed\n${output}`);
  const source = readFileSync(manifest, 'utf8');
  const published = publishedManifest(JSON.parse(source) as Manifest);
  writeFileSync(ours, source);
  writeFileSync(manifest, `${JSON.stringify(published, null, 2)}\n`);
}

function restore(): void {
  if (existsSync(ours)) renameSync(ours, manifest);
}
