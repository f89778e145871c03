import type { Plugin } from 'vite';

/** Matches modules with the words of one thing in both languages. */
const SIDE_BY_SIDE = /\/words\/src\/[a-z-]+\/(?:factions\/[a-z/-]+|power-actions)\.ts$/;
/** Matches a module of one language, or one of the above as that language uses it. */
const OF_ONE =
  /\/words\/src\/[a-z-]+\/(en|ja)\/[a-z-]+\.ts$|\?words=(en|ja)(?:&of=(?:events|refusals|rulings))?$/;
/** Matches modules with the words of a faction of Terra Mystica. */
const FACTION =
  /\/terra-mystica\/factions\/(?!index)[a-z/-]+\.ts\?words=(?:en|ja)(?:&of=([a-z]+))?$/;
/** Matches modules for one part of the factions' words, with the name of that part. */
const PART = /\/terra-mystica\/(?:en|ja)\/(events|refusals|options)\.ts$|&of=([a-z]+)$/;
const PARTS: Readonly<Record<string, string>> = {
  events: 'events',
  refusals: 'refusals',
  options: 'rulings',
};
/** Matches a part of a faction's words, in the layout of the formatter. */
const MEMBER = /^ {2}([a-z]+): (?:\{\n[\s\S]*?\n {2}\}|.*(?:\n {4}.*)*),\n/gm;

/**
 * Removes the words of the other language from the files of a language. A bundler never splits a
 * module: if both languages import it, everything that either uses is loaded. Here each language
 * has its own copy of such a module, and words that only the other language uses are dropped. The
 * factions' words for the log, for refusals and for the form are loaded together with those parts.
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
      const [, from, on] = PART.exec(importer ?? '') ?? [];
      const part = from === undefined ? on : PARTS[from];
      return {
        ...found,
        id: `${found.id}?words=${language}${part === undefined ? '' : `&of=${part}`}`,
      };
    },
    transform(code, id) {
      const faction = FACTION.exec(id);
      if (faction === null) return undefined;
      const [, part] = faction;
      const isKept = (name: string) =>
        part === undefined ? !Object.values(PARTS).includes(name) : name === part;
      const kept = code.replace(MEMBER, (member, name: string) => (isKept(name) ? member : ''));
      return { code: kept, map: null };
    },
  };
}
