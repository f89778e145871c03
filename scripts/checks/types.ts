import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { type Check, runTool } from './check.ts';

/**
 * Every TypeScript project of the tree type-checks. Projects with the same options are checked as
 * one program, so that shared sources and declarations are checked once.
 */
export const types: Check = async (root) => {
  const projects = projectsIn(root);
  const programs = [...Map.groupBy(projects, ({ options }) => options).values()];
  const done = await Promise.all(programs.map((program) => checkProgram(root, program)));
  return {
    ok: projects.length > 0 && done.every(({ code }) => code === 0),
    note: `${projects.length} projects`,
    output: done.map(({ output }) => output).join(''),
  };
};

interface Project {
  readonly directory: string;
  /** All options except the list of files, as JSON. */
  readonly options: string;
  /** The files of the project, as paths and patterns from the root of the file system. */
  readonly include: readonly string[];
}

/** The root, each package and the tests of each package, if there is something to check. */
function projectsIn(root: string): readonly Project[] {
  const packages = existsSync(join(root, 'packages')) ? readdirSync(join(root, 'packages')) : [];
  return ['.', ...packages.flatMap((name) => [`packages/${name}`, `packages/${name}/test`])]
    .map((path) => join(root, path))
    .filter(
      (directory) =>
        existsSync(join(directory, 'tsconfig.json')) &&
        (directory === join(root) || hasSources(directory)),
    )
    .map(projectAt);
}

function hasSources(directory: string): boolean {
  return readdirSync(directory, { recursive: true, encoding: 'utf8' }).some((file) =>
    /\.tsx?$/.test(file),
  );
}

function projectAt(directory: string): Project {
  const text = readFileSync(join(directory, 'tsconfig.json'), 'utf8');
  try {
    const { include = ['.'], extends: bases = [], ...rest } = JSON.parse(text);
    const inFull = (paths: string | readonly string[]) =>
      [paths].flat().map((path) => resolve(directory, path));
    const options = JSON.stringify({ ...rest, extends: inFull(bases) });
    return { directory, options, include: inFull(include) };
  } catch {
    // The file may have comments or errors: TypeScript reads it, or reports the error.
    return { directory, options: directory, include: [] };
  }
}

async function checkProgram(root: string, projects: readonly Project[]) {
  // With several threads it does twice as much work, and several programs run in parallel anyway.
  const check = (config: string) =>
    runTool('typescript', 'tsc', ['-p', config, '--noEmit', '--singleThreaded'], root);
  if (projects.length === 1) return check(projects[0].directory);
  // Below the root, where TypeScript finds the packages with types.
  const cache = join(root, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const scratch = mkdtempSync(join(cache, 'types-'));
  try {
    const include = projects.flatMap((project) => project.include);
    const config = { ...JSON.parse(projects[0].options), include };
    writeFileSync(join(scratch, 'tsconfig.json'), JSON.stringify(config));
    return await check(scratch);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
