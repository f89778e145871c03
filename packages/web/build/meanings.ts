import type { Plugin } from 'vite';

/** Matches a module of the rules. */
const RULES = /\/packages\/rules\/src\/.+\.ts$/;
/** Matches the meaning of a field of a position or of a kind of move, in prose. */
const MEANING = /\bmeaning:\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`[^`$\\]*`),?/g;

/**
 * Removes the meanings of fields and moves from the rules in the page. They are only for people who
 * read the rules or build on them.
 */
export function meanings(): Plugin {
  return {
    name: 'pangaea-meanings',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!RULES.test(id)) return undefined;
      const short = code.replace(MEANING, '');
      return short === code ? undefined : { code: short, map: null };
    },
  };
}
