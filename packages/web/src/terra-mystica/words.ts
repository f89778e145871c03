import type { RefusedWords, TableWords, TerraMysticaWords } from '@pangaea/words/terra-mystica';
import type { Language } from '../messages/index.ts';
import type { MysticaMessages } from './messages/index.ts';
import type { PanelMessages } from './messages/panels.ts';

/** All texts of a table, in one language. */
export interface MysticaTexts {
  /** The words of the game; those for refusals and faults are there once `loadRefused` has fetched them. */
  readonly w: TerraMysticaWords;
  /** The page's own texts for this game. */
  readonly t: MysticaMessages;
  /** Texts of its panels. */
  readonly p: PanelMessages;
  /** Only where somebody here moves, or opens a file, anything can be refused. */
  loadRefused(): Promise<void>;
}

type Fetched<T> = Readonly<Record<Language, () => Promise<T>>>;

const TABLE: Fetched<readonly [TableWords, MysticaMessages, PanelMessages]> = {
  en: async () => {
    const [{ table }, { en: t }, { en: p }] = await Promise.all([
      import('@pangaea/words/terra-mystica/en/table'),
      import('./messages/en.ts'),
      import('./messages/panels.en.ts'),
    ]);
    return [table, t, p];
  },
  ja: async () => {
    const [{ table }, { ja: t }, { ja: p }] = await Promise.all([
      import('@pangaea/words/terra-mystica/ja/table'),
      import('./messages/ja.ts'),
      import('./messages/panels.ja.ts'),
    ]);
    return [table, t, p];
  },
};

const REFUSED: Fetched<RefusedWords> = {
  en: async () => (await import('@pangaea/words/terra-mystica/en/refused')).refused,
  ja: async () => (await import('@pangaea/words/terra-mystica/ja/refused')).refused,
};

/** The texts of a table in a language, at first without those for refusals and faults. */
export async function loadTableTexts(language: Language): Promise<MysticaTexts> {
  const [table, t, p] = await TABLE[language]();
  const said = { refusals: {}, faults: {} } as RefusedWords;
  const loadRefused = async () => {
    const { refusals, faults } = await REFUSED[language]();
    Object.assign(said.refusals, refusals);
    Object.assign(said.faults, faults);
  };
  return { w: { ...table, ...said }, t, p, loadRefused };
}

async function loadWhole(language: Language): Promise<MysticaTexts> {
  const texts = await loadTableTexts(language);
  await texts.loadRefused();
  return texts;
}

/** All of them at once. */
export const LOAD_TEXTS: Fetched<MysticaTexts> = {
  en: () => loadWhole('en'),
  ja: () => loadWhole('ja'),
};
