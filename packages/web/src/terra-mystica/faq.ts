import { type FaqAnswers, type FaqId, questionsAt } from '@pangaea/words/terra-mystica/faq';
import { useEffect, useState } from 'preact/compat';
import type { Language } from '../messages/index.ts';
import { useSpeech } from '../speech.ts';

const LOAD: Readonly<Record<Language, () => Promise<FaqAnswers>>> = {
  en: async () => (await import('@pangaea/words/terra-mystica/faq/en')).en,
  ja: async () => (await import('@pangaea/words/terra-mystica/faq/ja')).ja,
};
const loaded = new Map<Language, FaqAnswers>();

/** The answers of the FAQ; fetched behind the table, and undefined until then. */
export function useFaq(): FaqAnswers | undefined {
  const { language } = useSpeech();
  const [answers, setAnswers] = useState(loaded.get(language));
  useEffect(() => {
    let isGone = false;
    // Without the network the table goes on without them.
    const load = async () => {
      const fetched = loaded.get(language) ?? (await LOAD[language]().catch(() => undefined));
      if (fetched !== undefined) loaded.set(language, fetched);
      if (!isGone) setAnswers(fetched);
    };
    void load();
    return () => {
      isGone = true;
    };
  }, [language]);
  return answers;
}

/** What is asked at some places, each question once. */
export function askedAt(places: readonly string[]): readonly FaqId[] {
  return [...new Set(places.flatMap(questionsAt))];
}
