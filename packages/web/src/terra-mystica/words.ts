import type {
  LogWords,
  OptionWords,
  RefusedWords,
  TableWords,
  TerraMysticaWords,
} from '@pangaea/words/terra-mystica';
import type { Language } from '../messages/index.ts';
import type {
  BaseMessages,
  MysticaMessages,
  OpenedMessages,
  TurnMessages,
} from './messages/index.ts';
import type { PanelMessages } from './messages/panels.ts';

/** All texts of a table, in one language. */
export interface MysticaTexts {
  /**
   * The words of the game; those for refusals and faults are added when `loadRefused` has loaded
   * them, those for events with `loadEvents`.
   */
  readonly w: TerraMysticaWords;
  /** The page's own texts for this game; those for a seat that moves come with `loadRefused`, others with `loadOpened`. */
  readonly t: MysticaMessages;
  /** Texts of its panels. */
  readonly p: PanelMessages;
  /**
   * Loads the texts for refusals and for a seat that moves. They are needed only if a person here
   * moves, or opens a file.
   */
  loadRefused(): Promise<void>;
  /**
   * Loads the texts of parts that are opened. This function and the next one return the same
   * promise each time, unless loading failed.
   */
  loadOpened(): Promise<void>;
  /** Loads the texts of the form for a new table. */
  loadOptions(): Promise<void>;
  /** Loads the texts for events; needed only for the log and for the past. */
  loadEvents(): Promise<void>;
}

type Fetched<T> = Readonly<Record<Language, () => Promise<T>>>;

const TABLE: Fetched<readonly [TableWords, BaseMessages, PanelMessages]> = {
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

const REFUSED: Fetched<readonly [RefusedWords, TurnMessages]> = {
  en: async () => {
    const [{ refused }, { en }] = await Promise.all([
      import('@pangaea/words/terra-mystica/en/refused'),
      import('./messages/turn.en.ts'),
    ]);
    return [refused, en];
  },
  ja: async () => {
    const [{ refused }, { ja }] = await Promise.all([
      import('@pangaea/words/terra-mystica/ja/refused'),
      import('./messages/turn.ja.ts'),
    ]);
    return [refused, ja];
  },
};

const OPENED: Fetched<OpenedMessages> = {
  en: async () => (await import('./messages/opened.en.ts')).en,
  ja: async () => (await import('./messages/opened.ja.ts')).ja,
};

const OPTIONS: Fetched<OptionWords> = {
  en: async () => (await import('@pangaea/words/terra-mystica/en/options')).options,
  ja: async () => (await import('@pangaea/words/terra-mystica/ja/options')).options,
};

const EVENTS: Fetched<LogWords['events']> = {
  en: async () => (await import('@pangaea/words/terra-mystica/en/events')).events,
  ja: async () => (await import('@pangaea/words/terra-mystica/ja/events')).events,
};

/**
 * The words that are loaded later. They are added to the existing lists, so that all users of a
 * list see them.
 */
type Said = LogWords & OptionWords & RefusedWords;

/** The lists of a language before its words are loaded. */
const nothingSaid = () =>
  ({
    events: {},
    refusals: {},
    faults: {},
    maps: {},
    options: {},
    rulings: {},
    bundles: {},
    fanFactions: {},
  }) as Said;

/** The texts of a table in a language; at first only those of every table. */
export async function loadTableTexts(language: Language): Promise<MysticaTexts> {
  const [table, base, p] = await TABLE[language]();
  const said = nothingSaid();
  const t = { ...base } as MysticaMessages;
  const say = (words: Partial<Said>) => {
    for (const [list, more] of Object.entries(words)) Object.assign(said[list as keyof Said], more);
  };
  return {
    w: { ...table, ...said },
    t,
    p,
    loadRefused: async () => {
      const [refused, turn] = await REFUSED[language]();
      say(refused);
      Object.assign(t, turn);
    },
    loadEvents: async () => say({ events: await EVENTS[language]() }),
    loadOpened: once(async () => void Object.assign(t, await OPENED[language]())),
    loadOptions: once(async () => say(await OPTIONS[language]())),
  };
}

function once(load: () => Promise<void>): () => Promise<void> {
  let loaded: Promise<void> | undefined;
  return () => {
    loaded ??= load().catch((error: unknown) => {
      // The next call tries again: the network may work again.
      loaded = undefined;
      throw error;
    });
    return loaded;
  };
}

async function loadWhole(language: Language): Promise<MysticaTexts> {
  const texts = await loadTableTexts(language);
  await Promise.all([
    texts.loadRefused(),
    texts.loadEvents(),
    texts.loadOpened(),
    texts.loadOptions(),
  ]);
  return texts;
}

/** All texts at once. */
export const LOAD_TEXTS: Fetched<MysticaTexts> = {
  en: () => loadWhole('en'),
  ja: () => loadWhole('ja'),
};
