import type { Plugin } from 'vite';

/** A module of the rules. */
const RULES = /\/packages\/rules\/src\/.+\.ts$/;
/** What a field of a position or a kind of move means, in prose. */
const MEANING = /\bmeaning:(\s*)('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`[^`$\\]*`)/g;

/** Leaves out of the rules what their fields and moves mean: only those who read the rules, or build upon them, need that. */
export function meanings(): Plugin {
  return {
    name: 'pangaea-meanings',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!RULES.test(id)) return undefined;
      const short = code.replace(MEANING, (_whole, space: string) => `meaning:${space}''`);
      return short === code ? undefined : { code: short, map: null };
    },
  };
}
