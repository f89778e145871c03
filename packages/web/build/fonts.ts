// Fonts of the page's own: cut down to what the catalogues can say. What users type is set in the
// system's fonts.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const WEB = resolve(import.meta.dirname, '..');
const HOUSE = resolve(WEB, '../..');
const CACHE = join(HOUSE, 'node_modules/.cache/pangaea-fonts');
const NAME = 'virtual:fonts.css';

/** Folders with all texts that the page can say. */
const CATALOGUES = [join(WEB, 'src'), join(HOUSE, 'packages/words/src')];

interface Face {
  readonly family: string;
  readonly package: string;
  readonly file: string;
  readonly weight: number;
  readonly style: 'normal' | 'italic';
  /** Brings the small letters up to the size of the Japanese ones beside them. */
  readonly adjust?: string;
}

const GARAMOND = { family: 'EB Garamond', package: '@fontsource/eb-garamond', adjust: '110%' };
const SHIPPORI = { family: 'Shippori Mincho', package: '@fontsource/shippori-mincho' };
const FACES: readonly Face[] = [
  { ...GARAMOND, file: 'eb-garamond-latin-400-normal', weight: 400, style: 'normal' },
  { ...GARAMOND, file: 'eb-garamond-latin-400-italic', weight: 400, style: 'italic' },
  { ...GARAMOND, file: 'eb-garamond-latin-600-normal', weight: 600, style: 'normal' },
  { ...SHIPPORI, file: 'shippori-mincho-japanese-500-normal', weight: 400, style: 'normal' },
  { ...SHIPPORI, file: 'shippori-mincho-japanese-700-normal', weight: 600, style: 'normal' },
];

/** Every character of the catalogues, and what numbers and names of hexes need. */
export function charactersOf(directories: readonly string[]): string {
  const characters = new Set<string>();
  for (let code = 0x20; code < 0x7f; code++) characters.add(String.fromCharCode(code));
  for (const directory of directories) {
    for (const file of readdirSync(directory, { recursive: true, encoding: 'utf8' })) {
      if (!/\.tsx?$/.test(file)) continue;
      for (const character of readFileSync(join(directory, file), 'utf8'))
        characters.add(character);
    }
  }
  return [...characters]
    .filter((each) => each >= ' ')
    .sort()
    .join('');
}

async function writeFonts(): Promise<string> {
  mkdirSync(CACHE, { recursive: true });
  const text = charactersOf(CATALOGUES);
  const require = createRequire(import.meta.url);
  const rules = await Promise.all(
    FACES.map(async ({ family, package: from, file, weight, style, adjust }) => {
      const source = join(
        dirname(require.resolve(`${from}/package.json`)),
        'files',
        `${file}.woff2`,
      );
      const cut = await subsetFont(readFileSync(source), text, { targetFormat: 'woff2' });
      writeFileSync(join(CACHE, `${file}.woff2`), cut);
      return `@font-face{font-family:"${family}";font-weight:${weight};font-style:${style};font-display:swap;${adjust === undefined ? '' : `size-adjust:${adjust};`}src:url("./${file}.woff2") format("woff2")}`;
    }),
  );
  const sheet = join(CACHE, 'fonts.css');
  writeFileSync(sheet, `${rules.join('\n')}\n`);
  return sheet;
}

/** Serves `virtual:fonts.css`. */
export function fonts(): Plugin {
  let sheet: Promise<string> | undefined;
  return {
    name: 'pangaea-fonts',
    resolveId(id) {
      if (id !== NAME) return null;
      sheet ??= writeFonts();
      return sheet;
    },
  };
}
