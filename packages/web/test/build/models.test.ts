import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { models } from '../../build/models.ts';

const BOTS = resolve(import.meta.dirname, '../../../bots/src');

test.each(['terra-mystica', 'terra-nova'])(
  'the openings of %s are the same in a page, in rows',
  async (game) => {
    const file = resolve(BOTS, game, 'openings.json');
    const { provenance, ...openings } = JSON.parse(readFileSync(file, 'utf8'));
    expect(provenance.games).toBeGreaterThan(0);
    const code = await built(file);
    const page = await import(`data:text/javascript,${encodeURIComponent(code)}`);
    expect(page.default).toEqual({ ...openings, provenance: [] });
    // Each feature is named once.
    expect(code.split('players 2')).toHaveLength(2);
  },
);

test('where a model comes from is no part of the page', async () => {
  const file = resolve(BOTS, 'terra-mystica/model.json');
  expect(readFileSync(file, 'utf8')).toContain('seed');
  expect(await built(file)).not.toContain('seed');
});

/** A model as the module that a page has. */
async function built(input: string): Promise<string> {
  const found = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [models()],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input, preserveEntrySignatures: 'strict' },
    },
  });
  const { output } = [found].flat()[0] as Extract<typeof found, { readonly output: unknown }>;
  return output.map((part) => (part.type === 'chunk' ? part.code : '')).join();
}
