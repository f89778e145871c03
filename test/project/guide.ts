// A guide whose blocks are steps: files to write, rows to add, files to copy.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

interface Step {
  readonly how: string;
  /** From the root of the tree. */
  readonly path: string;
  readonly text: string;
}

/** The blocks of a guide that name a file, in their order. */
export function stepsOf(guide: string): readonly Step[] {
  return [...guide.matchAll(/^```(\w+) (\S+)\n(.*?)^```$/gms)].map(([, how, path, text]) => ({
    how,
    path,
    text,
  }));
}

/** Does a step in the tree under `root`. */
export function follow(root: string, { how, path, text }: Step): void {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  if (how === 'copy') writeFileSync(file, copied(root, text));
  else if (how === 'diff') writeFileSync(file, withRows(readFileSync(file, 'utf8'), text, path));
  else writeFileSync(file, text, { flag: 'wx' });
}

/** `from PATH`, then lines of `what becomes what`. */
function copied(root: string, text: string): string {
  const [from, ...changes] = text.trimEnd().split('\n');
  return changes.reduce(
    (copy, change) => {
      const [what, becomes] = change.split(' becomes ');
      if (!copy.includes(what)) throw new Error(`nothing is ${what} in what is copied ${from}`);
      return copy.replaceAll(what, becomes);
    },
    readFileSync(join(root, from.replace('from ', '')), 'utf8'),
  );
}

/** A line that is there, and rows that come below it. */
function withRows(file: string, text: string, path: string): string {
  const [above, ...rows] = text.trimEnd().split('\n');
  const line = `${above.slice(1)}\n`;
  if (file.split(line).length !== 2) throw new Error(`${path} has not one line ${line}`);
  return file.replace(line, () => `${line}${rows.map((row) => `${row.slice(1)}\n`).join('')}`);
}

/** How many rows a step adds to a file that others share. */
export function rowsOf({ how, text }: Step): number {
  return how === 'diff' ? text.trimEnd().split('\n').length - 1 : 0;
}
