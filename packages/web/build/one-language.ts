import type { Plugin } from 'vite';

/** Modules with the words of one thing in both languages. */
const SIDE_BY_SIDE = /\/words\/src\/[a-z-]+\/(?:factions\/[a-z/-]+|power-actions)\.ts$/;
/** A module of one language, or one of the above as that language sees it. */
const OF_ONE = /\/words\/src\/[a-z-]+\/(en|ja)\/[a-z-]+\.ts$|\?words=(en|ja)$/;

/**
 * Keeps the words of the other language out of what a language loads. A bundler never splits a module: one that both
 * languages import is loaded with all that either uses. Here each language has such a module for itself, and what only
 * the other one uses is dropped.
 */
export function oneLanguage(): Plugin {
  return {
    name: 'pangaea-one-language',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      const [, own, through] = OF_ONE.exec(importer ?? '') ?? [];
      const language = own ?? through;
      if (language === undefined) return null;
      const found = await this.resolve(source, importer, { skipSelf: true });
      if (found === null || !SIDE_BY_SIDE.test(found.id)) return found;
      return { ...found, id: `${found.id}?words=${language}` };
    },
  };
}
