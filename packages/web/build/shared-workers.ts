import { dirname, parse, resolve } from 'node:path';
import type { Plugin } from 'vite';

const PLACE = /new URL\(\s*'(\.\/[\w-]+\.ts)',\s*import\.meta\.url,?\s*\)/g;
/** Ends the name of every file that a worker starts from. */
const WORKER = '-worker';
/**
 * Begin the names of files with what a level of bots has learned, with what positions came to, and with the levels that
 * search: only a worker loads them, from files that the page has too.
 */
const LEARNED = /^(?:learned|levels|promises)-/;

const HELPER = /preload-helper\.js$/;
const PRELOADS = 'deps && deps.length > 0';

/** Modules that page and workers share are preloaded by the page alone: a worker has no document, and fetches the module itself. */
function withoutDocument(code: string): string {
  if (!code.includes(PRELOADS)) throw new Error('the helper that preloads is another one');
  return code.replace(PRELOADS, `typeof document !== 'undefined' && ${PRELOADS}`);
}

/**
 * Workers share what the page has loaded. By itself Vite builds each worker apart, and the rules of a
 * game come over the wire twice: once for the page, once for the bots.
 */
export function sharedWorkers(): Plugin {
  return {
    name: 'pangaea-shared-workers',
    apply: 'build',
    // Before Vite finds the workers.
    enforce: 'pre',
    config: () => ({
      build: {
        modulePreload: {
          // What is to be preloaded is written into the document, and a worker has none.
          resolveDependencies: (file, dependencies, { hostId }) =>
            parse(hostId).name.includes(`${WORKER}-`) || LEARNED.test(parse(file).name)
              ? []
              : dependencies,
        },
      },
    }),
    transform(code, id) {
      if (HELPER.test(id)) return withoutDocument(code);
      if (!/new (?:Shared)?Worker\(new URL\(/.test(code)) return null;
      return code.replace(PLACE, (_place, file: string) => {
        const folder = dirname(id);
        // A name of its own each: two chunks of one name were taken for each other.
        const name = `${parse(folder).base}${WORKER}`;
        const chunk = this.emitFile({ type: 'chunk', id: resolve(folder, file), name });
        return `import.meta.ROLLUP_FILE_URL_${chunk}`;
      });
    },
  };
}
