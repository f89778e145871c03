// The source files that the checkers of our own read.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { type Program, parseSync } from 'oxc-parser';

export interface Source {
  /** Path from the root, with `/`. */
  readonly path: string;
  readonly program: Program;
  /** The 1-based line of an offset into the text. */
  lineAt(offset: number): number;
}

const CODE = /\.(ts|tsx|mts|js|mjs)$/;
const ELSEWHERE = new Set(['node_modules', 'dist', 'fixtures']);

/** Parses every code file below `directory`, which is a path from `root`; none if it is absent. */
export function* sourcesIn(root: string, directory: string): Generator<Source> {
  if (!existsSync(join(root, directory))) return;
  for (const entry of readdirSync(join(root, directory), { withFileTypes: true })) {
    const path = `${directory}/${entry.name}`.replaceAll(sep, '/');
    if (entry.isDirectory()) {
      if (!ELSEWHERE.has(entry.name)) yield* sourcesIn(root, path);
    } else if (CODE.test(entry.name)) {
      const text = readFileSync(join(root, path), 'utf8');
      const { program } = parseSync(path, text);
      yield { path, program, lineAt: (offset) => text.slice(0, offset).split('\n').length };
    }
  }
}
