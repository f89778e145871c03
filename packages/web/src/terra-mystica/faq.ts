import type { FaqAnswers, FaqId } from '@pangaea/words/terra-mystica/faq';
import { useEffect, useState } from 'preact/compat';
import type { Language } from '../messages/index.ts';
import { useSpeech } from '../messages/speech.ts';

/** The answers of the FAQ in a language, and the questions that arise at a place. */
export interface Faq {
  readonly answers: FaqAnswers;
  questionsAt(place: string): readonly FaqId[];
}

const LOAD: Readonly<Record<Language, () => Promise<FaqAnswers>>> = {
  en: async () => (await import('@pangaea/words/terra-mystica/faq/en')).en,
  ja: async () => (await import('@pangaea/words/terra-mystica/faq/ja')).ja,
};
const loaded = new Map<Language, Faq>();

/** The answers of the FAQ in a language. */
export function loadFaqAnswers(language: Language): Promise<FaqAnswers> {
  return LOAD[language]();
}

async function loadFaq(language: Language): Promise<Faq> {
  const [answers, { questionsAt }] = await Promise.all([
    LOAD[language](),
    import('@pangaea/words/terra-mystica/faq'),
  ]);
  return { answers, questionsAt };
}

/** Whether a note has been opened on this page. */
let isAsked = false;

/** Calls back when the first note is opened; at once if one was opened before. */
function onAsked(begin: () => void): () => void {
  if (isAsked) {
    begin();
    return () => undefined;
  }
  const opened = ({ target }: Event) => {
    if (!(target instanceof Element && target.matches('.note, .tm-all-questions'))) return;
    isAsked = true;
    begin();
  };
  // The event does not bubble, but it can be captured.
  document.addEventListener('toggle', opened, true);
  return () => document.removeEventListener('toggle', opened, true);
}

/** The FAQ; loaded when the first note of the table is opened, undefined until then. */
export function useFaq(): Faq | undefined {
  const { language } = useSpeech();
  const [faq, setFaq] = useState(loaded.get(language));
  useEffect(() => {
    let isGone = false;
    // Without the network the table works without the FAQ.
    const load = async () => {
      const fetched = loaded.get(language) ?? (await loadFaq(language).catch(() => undefined));
      if (fetched !== undefined) loaded.set(language, fetched);
      if (!isGone) setFaq(fetched);
    };
    const stop = onAsked(() => void load());
    return () => {
      isGone = true;
      stop();
    };
  }, [language]);
  return faq;
}
