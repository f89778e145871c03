import type { TerraMysticaWords } from '@pangaea/words/terra-mystica';
import type { Language } from '../messages/index.ts';
import type { MysticaMessages } from './messages/index.ts';
import type { PanelMessages } from './messages/panels.ts';

/** All texts of a table, in one language. */
export interface MysticaTexts {
  /** The words of the game. */
  readonly w: TerraMysticaWords;
  /** The page's own texts for this game. */
  readonly t: MysticaMessages;
  /** Texts of its panels. */
  readonly p: PanelMessages;
}

/** The texts of the present language. */
export const LOAD_TEXTS: Readonly<Record<Language, () => Promise<MysticaTexts>>> = {
  en: async () => {
    const [w, t, p] = await Promise.all([
      import('@pangaea/words/terra-mystica/en'),
      import('./messages/en.ts'),
      import('./messages/panels.en.ts'),
    ]);
    return { w: w.en, t: t.en, p: p.en };
  },
  ja: async () => {
    const [w, t, p] = await Promise.all([
      import('@pangaea/words/terra-mystica/ja'),
      import('./messages/ja.ts'),
      import('./messages/panels.ja.ts'),
    ]);
    return { w: w.ja, t: t.ja, p: p.ja };
  },
};
