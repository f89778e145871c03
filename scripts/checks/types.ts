import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Check, runTool } from './check.ts';

/** Every TypeScript project of the tree type-checks. */
export const types: Check = async (root) => {
  const projects = projectsIn(root);
  const done = await Promise.all(
    projects.map((project) => runTool('typescript', 'tsc', ['-p', project, '--noEmit'], root)),
  );
  return {
    ok: projects.length > 0 && done.every(({ code }) => code === 0),
    note: `${projects.length} projects`,
    output: done.map(({ output }) => output).join(''),
  };
};

/** The root, each package and the tests of each package, where there is something to check. */
function projectsIn(root: string): readonly string[] {
  const packages = existsSync(join(root, 'packages')) ? readdirSync(join(root, 'packages')) : [];
  return ['.', ...packages.flatMap((name) => [`packages/${name}`, `packages/${name}/test`])].filter(
    (directory) =>
      existsSync(join(root, directory, 'tsconfig.json')) &&
      (directory === '.' || hasSources(join(root, directory))),
  );
}

function hasSources(directory: string): boolean {
  return readdirSync(directory, { recursive: true, encoding: 'utf8' }).some((file) =>
    /\.tsx?$/.test(file),
  );
}
