import type { Refusal } from '@pangaea/rules/kernel';
import type { Event } from '@pangaea/rules/terra-nova';
import { KERNEL } from '../kernel/index.ts';
import type { Language } from '../language.ts';
import { en } from './en/index.ts';
import { ja } from './ja/index.ts';
import type { Who } from './shape.ts';

const WORDS = { en, ja } as const;

type Sentence<F> = (facts: F, who: Who) => string;

/** Sentences for refusals, by code; a sentence of the game replaces the common one. */
const REFUSALS: Readonly<Record<Language, Readonly<Record<string, unknown>>>> = {
  en: { ...KERNEL.en, ...en.refusals },
  ja: { ...KERNEL.ja, ...ja.refusals },
};

/** The sentence about an event. */
export function tellEvent(language: Language, event: Event, who: Who): string {
  const tell = WORDS[language].events[event.type] as Sentence<Event>;
  return tell(event, who);
}

/** The reason for a refusal, as a sentence; an unknown code is shown unchanged. */
export function tellRefusal(language: Language, { code, params }: Refusal, who: Who): string {
  const sentences = REFUSALS[language];
  if (!Object.hasOwn(sentences, code)) return code;
  return (sentences[code] as Sentence<Refusal['params']>)(params, who);
}
