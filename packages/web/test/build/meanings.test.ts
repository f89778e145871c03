import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { meanings } from '../../build/meanings.ts';

const RULES = resolve(import.meta.dirname, '../../../rules/src');
/** The meanings of a field of a position, and of a kind of move. */
const PROSE = ['river hexes that hold a town tile', 'build a dwelling in reach, or where'];

test('the meanings of fields and moves are no part of the page', async () => {
  const sources = ['state/layout.ts', 'structures/build.ts'].map((file) =>
    readFileSync(resolve(RULES, 'terra-mystica', file), 'utf8'),
  );
  // The rules contain these texts exactly as this test searches for them.
  for (const prose of PROSE) expect(sources.join()).toContain(prose);
  expect(await built([])).toContain(PROSE[0]);
  const short = await built([meanings()]);
  for (const prose of PROSE) expect(short).not.toContain(prose);
  expect(short).toContain('river-town');
});

/** The rules of Terra Mystica in the form in which a page loads them. */
async function built(plugins: readonly ReturnType<typeof meanings>[]): Promise<string> {
  const found = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [...plugins],
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: resolve(RULES, 'terra-mystica/index.ts'),
        preserveEntrySignatures: 'strict',
      },
    },
  });
  const { output } = [found].flat()[0] as Extract<typeof found, { readonly output: unknown }>;
  return output.map((part) => (part.type === 'chunk' ? part.code : '')).join();
}
