// The source files that the project's own checks read.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { type Comment as Parsed, type Program, parseSync } from 'oxc-parser';

export interface Source {
  /** Path from the root, with `/`. */
  readonly path: string;
  readonly program: Program;
  readonly comments: readonly Comment[];
  /** The 1-based line of an offset into the text. */
  lineAt(offset: number): number;
}

export interface Comment {
  readonly isBlock: boolean;
  /** The text without the signs at its beginning and end. */
  readonly value: string;
  readonly start: number;
  readonly end: number;
  /** A line comment directly below another one, with nothing between them. */
  readonly isBelow: boolean;
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
      const parsed = parseSync(path, text);
      yield {
        path,
        // The parser makes the tree when it is first read: a check of comments needs none.
        get program() {
          return parsed.program;
        },
        comments: joinable(text, parsed.comments),
        lineAt: (offset) => text.slice(0, offset).split('\n').length,
      };
    }
  }
}

function joinable(text: string, comments: readonly Parsed[]): readonly Comment[] {
  return comments.map(({ type, value, start, end }, at) => {
    const before = comments[at - 1];
    const isBelow =
      type === 'Line' && before?.type === 'Line' && /^\s*$/.test(text.slice(before.end, start));
    return { isBlock: type === 'Block', value, start, end, isBelow };
  });
}
