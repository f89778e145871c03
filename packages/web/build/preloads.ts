import { parse } from 'node:path';
import type { Plugin } from 'vite';

/** The end of the names of files with which a worker starts. */
export const WORKER = '-worker';
/**
 * The beginnings of the names of files with trained models, with calibrations, and with the levels
 * that search. Only a worker loads them, as part of files that the page has too.
 */
const LEARNED = /^(?:learned|levels|promises)-/;

/** The files that a file imports, and their style sheets. */
interface Needs {
  readonly imports: readonly string[];
  readonly styles: readonly string[];
}

/**
 * Names the files that are loaded together with a part of the page. Without this plugin Vite names
 * all files of that part, also those that the importing file has loaded already.
 */
export function preloads(): Plugin {
  const needs = new Map<string, Needs>();
  const known = new Map<string, ReadonlySet<string>>();
  return {
    name: 'pangaea-preloads',
    apply: 'build',
    // This runs before Vite asks.
    enforce: 'pre',
    config: () => ({
      build: {
        modulePreload: {
          // A preload is written into the document, and a worker has none.
          resolveDependencies: (file, dependencies, { hostId }) => {
            if (parse(hostId).name.includes(`${WORKER}-`)) return [];
            if (LEARNED.test(parse(file).name)) return [];
            const there = known.get(hostId) ?? withAllNeeds(hostId, needs);
            known.set(hostId, there);
            const wanted = dependencies.filter((each) => !there.has(each));
            // The file itself is loaded at once, unless it waits for a style sheet.
            return wanted.some(isStyle) ? wanted : wanted.filter((each) => each !== file);
          },
        },
      },
    }),
    generateBundle(_options, bundle) {
      needs.clear();
      known.clear();
      for (const part of Object.values(bundle)) {
        if (part.type !== 'chunk') continue;
        const styles = [...(part.viteMetadata?.importedCss ?? [])];
        needs.set(part.fileName, { imports: part.imports, styles });
      }
    },
  };
}

const isStyle = (file: string) => file.endsWith('.css');

/** A file of the page with everything that is loaded before it runs. */
function withAllNeeds(file: string, needs: ReadonlyMap<string, Needs>): ReadonlySet<string> {
  const all = new Set<string>();
  const add = (each: string) => {
    if (all.has(each)) return;
    all.add(each);
    const { imports = [], styles = [] } = needs.get(each) ?? {};
    for (const style of styles) all.add(style);
    for (const imported of imports) add(imported);
  };
  add(file);
  return all;
}
