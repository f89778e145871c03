import type {
  LogWords,
  RefusedWords,
  TableWords,
  TerraMysticaWords,
} from '@pangaea/words/terra-mystica';
import type { Language } from '../messages/index.ts';
import type { MysticaMessages } from './messages/index.ts';
import type { PanelMessages } from './messages/panels.ts';

/** All texts of a table, in one language. */
export interface MysticaTexts {
  /**
   * The words of the game; those for refusals and faults are there once `loadRefused` has fetched them, those for
   * events with `loadEvents`.
   */
  readonly w: TerraMysticaWords;
  /** The page's own texts for this game. */
  readonly t: MysticaMessages;
  /** Texts of its panels. */
  readonly p: PanelMessages;
  /** Only where somebody here moves, or opens a file, anything can be refused. */
  loadRefused(): Promise<void>;
  /** Only where the log is read, or the past is looked at. */
  loadEvents(): Promise<void>;
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

const EVENTS: Fetched<LogWords['events']> = {
  en: async () => (await import('@pangaea/words/terra-mystica/en/events')).events,
  ja: async () => (await import('@pangaea/words/terra-mystica/ja/events')).events,
};

/** The texts of a table in a language, at first without those for refusals, faults and events. */
export async function loadTableTexts(language: Language): Promise<MysticaTexts> {
  const [table, t, p] = await TABLE[language]();
  const said = { refusals: {}, faults: {}, events: {} } as RefusedWords & LogWords;
  const loadRefused = async () => {
    const { refusals, faults } = await REFUSED[language]();
    Object.assign(said.refusals, refusals);
    Object.assign(said.faults, faults);
  };
  const loadEvents = async () => {
    Object.assign(said.events, await EVENTS[language]());
  };
  return { w: { ...table, ...said }, t, p, loadRefused, loadEvents };
}

async function loadWhole(language: Language): Promise<MysticaTexts> {
  const texts = await loadTableTexts(language);
  await Promise.all([texts.loadRefused(), texts.loadEvents()]);
  return texts;
}

/** All of them at once. */
export const LOAD_TEXTS: Fetched<MysticaTexts> = {
  en: () => loadWhole('en'),
  ja: () => loadWhole('ja'),
};
