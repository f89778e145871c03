// The published form of a package. In the repository `exports` and `bin` name the `.ts` sources,
// which run as they are; Node refuses `.ts` inside node_modules, so what is published is `.js` and
// `.d.ts`. npm calls this around `npm pack` and `npm publish`, in the directory of the package:
// `prepack` builds dist and puts the published package.json in place, `postpack` puts ours back.
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
  restore(); // an earlier run may have been cut off
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
