import { type FaqId, questionsAt } from '@pangaea/words/terra-mystica/faq';

/** The questions about some places of the rules, each question once. */
export function askedAt(places: readonly string[]): readonly FaqId[] {
  return [...new Set(places.flatMap(questionsAt))];
}
