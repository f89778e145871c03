import { resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { expect, test } from 'vitest';
import { oneLanguage } from '../../build/one-language.ts';

const WORDS = resolve(import.meta.dirname, '../../../words/src');
/** A faction of each game, in each language. */
const NAMES = {
  'terra-nova': ['Sun Worshippers', 'サン・ウォーシッパー'],
  'terra-mystica': ['Ghost Polestar', '幽霊極星'],
} as const;
type Game = keyof typeof NAMES;

/** A page that loads the texts of a game in English or in Japanese. */
function fetching(game: Game): Plugin {
  const id = 'virtual:page';
  const each = (language: string) =>
    `export const ${language} = () => import('${WORDS}/${game}/${language}/index.ts');`;
  return {
    name: 'page',
    resolveId: (source) => (source === id ? id : null),
    load: (source) => (source === id ? each('en') + each('ja') : null),
  };
}

/** The chunks that contain each of the names. */
async function chunksOf(game: Game, plugins: readonly Plugin[]) {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [fetching(game), ...plugins],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: 'virtual:page', preserveEntrySignatures: 'strict' },
    },
  });
  const { output } = [built].flat()[0] as Extract<typeof built, { readonly output: unknown }>;
  return NAMES[game].map((name) =>
    output.flatMap((part) =>
      part.type === 'chunk' && part.code.includes(name) ? [part.fileName] : [],
    ),
  );
}

test.each(['terra-nova', 'terra-mystica'] as const)(
  '%s: who reads one language does not load the other',
  async (game) => {
    const [english, japanese] = await chunksOf(game, [oneLanguage()]);
    expect(english).toHaveLength(1);
    expect(japanese).toHaveLength(1);
    expect(english).not.toEqual(japanese);
  },
);

/** By part, words of one faction: for the log, for refusals, and for the form for a new table. */
const PARTS = {
  events: 'unlocked $' + '{',
  refused: 'No priest of yours lies on',
  options: 'spade actions of the Riverwalkers',
} as const;

test("the factions' words for log, refusals and form come with these parts", async () => {
  const table = await textOf('table');
  expect(table).toContain('Floating Castle');
  for (const [part, said] of Object.entries(PARTS)) {
    expect(table).not.toContain(said);
    expect(await textOf(part)).toContain(said);
  }
});

/** Everything that is loaded with a module of the English words of Terra Mystica. */
async function textOf(module: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [oneLanguage()],
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: `${WORDS}/terra-mystica/en/${module}.ts`,
        preserveEntrySignatures: 'strict',
      },
    },
  });
  const { output } = [built].flat()[0] as Extract<typeof built, { readonly output: unknown }>;
  return output.map((part) => (part.type === 'chunk' ? part.code : '')).join();
}

test('without the plugin both languages are loaded together', async () => {
  const [english, japanese] = await chunksOf('terra-nova', []);
  expect(english).toEqual(japanese);
});
