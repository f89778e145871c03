import { build, type Plugin } from 'vite';
import { expect, test } from 'vitest';
import { preloads } from '../../build/preloads.ts';

/**
 * A page that loads two parts later. One part needs a file of its own; both need a file of the
 * page.
 */
const MODULES: Readonly<Record<string, string>> = {
  'virtual:page': `import { shared } from 'virtual:shared';
export const parts = [() => import('virtual:small'), () => import('virtual:large'), () => import('virtual:other'), shared];`,
  'virtual:shared': 'export const shared = () => document.title;',
  'virtual:extra': 'export const extra = () => document.body;',
  'virtual:small': `import { shared } from 'virtual:shared'; export const small = () => shared();`,
  'virtual:large': `import { shared } from 'virtual:shared'; import { extra } from 'virtual:extra'; export const large = () => [shared(), extra()];`,
  'virtual:other': `import { extra } from 'virtual:extra'; export const other = () => extra();`,
};

const modules: Plugin = {
  name: 'page',
  resolveId: (source) => (source in MODULES ? source : null),
  load: (id) => MODULES[id] ?? null,
};

/** The files that the page names to be fetched with its parts, without their hashes. */
async function named(plugins: readonly Plugin[]): Promise<readonly string[]> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [modules, ...plugins],
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: 'virtual:page',
        preserveEntrySignatures: 'strict',
        output: { codeSplitting: { groups: [{ name: 'shared', test: /virtual:shared/ }] } },
      },
    },
  });
  const { output } = [built].flat()[0] as Extract<typeof built, { readonly output: unknown }>;
  const page = output.find((part) => part.type === 'chunk' && part.isEntry);
  const code = page?.type === 'chunk' ? page.code : '';
  const list = /m\.f\s*=\s*\[([^\]]*)\]/.exec(code)?.[1] ?? '';
  return [...list.matchAll(/assets\/([a-z_]+)-/g)].map(([, name]) => name);
}

test('files that the page has already are not named with its parts, nor a part itself', async () => {
  const all = await named([]);
  expect(all.some((name) => name.endsWith('shared'))).toBe(true);
  expect(all.some((name) => name.endsWith('small'))).toBe(true);
  const few = await named([preloads()]);
  expect(few).toHaveLength(1);
  expect(few[0]).toMatch(/extra$/);
});
