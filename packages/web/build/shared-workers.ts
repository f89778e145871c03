import { dirname, parse, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { WORKER } from './preloads.ts';

const PLACE = /new URL\(\s*'(\.\/[\w-]+\.ts)',\s*import\.meta\.url,?\s*\)/g;
const HELPER = /preload-helper\.js$/;
const PRELOADS = 'deps && deps.length > 0';

/**
 * Only the page preloads modules that it shares with workers: a worker has no document, and loads
 * the module itself.
 */
function withoutDocument(code: string): string {
  if (!code.includes(PRELOADS)) throw new Error('the helper that preloads is another one');
  return code.replace(PRELOADS, `typeof document !== 'undefined' && ${PRELOADS}`);
}

/**
 * Workers use the files that the page has loaded. Without this plugin Vite builds each worker
 * separately, and the rules of a game are loaded twice: for the page and for the bots.
 */
export function sharedWorkers(): Plugin {
  return {
    name: 'pangaea-shared-workers',
    apply: 'build',
    // This runs before Vite finds the workers.
    enforce: 'pre',
    transform(code, id) {
      if (HELPER.test(id)) return withoutDocument(code);
      if (!/new (?:Shared)?Worker\(new URL\(/.test(code)) return null;
      return code.replace(PLACE, (_place, file: string) => {
        const folder = dirname(id);
        // Each file needs a unique name: two files of one name were confused.
        const name = `${parse(folder).base}${WORKER}`;
        const chunk = this.emitFile({ type: 'chunk', id: resolve(folder, file), name });
        return `import.meta.ROLLUP_FILE_URL_${chunk}`;
      });
    },
  };
}
