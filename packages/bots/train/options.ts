import { execFileSync } from 'node:child_process';

/**
 * The word as one of the given words.
 * @throws Error if the word is none of them
 */
export function oneOf<W extends string>(words: readonly W[], word: string): W {
  const found = words.find((each) => each === word);
  if (found === undefined) throw new Error(`${word} is none of ${words.join(', ')}`);
  return found;
}

/** The commit that is checked out; with a plus if bots or rules have changes. */
export function commit(): string {
  const git = (...words: string[]) =>
    execFileSync('git', words, { cwd: import.meta.dirname, encoding: 'utf8' }).trim();
  const changed = git('status', '--porcelain', '--', '../src', '../../rules/src');
  return git('rev-parse', '--short=8', 'HEAD') + (changed === '' ? '' : '+');
}
