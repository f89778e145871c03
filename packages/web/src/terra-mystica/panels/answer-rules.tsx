import type { FaqId } from '@pangaea/words/terra-mystica/faq';
import { RulesLink } from '../../shell/book/rules-link.tsx';
import { OF_QUESTION } from '../book/places.ts';

/** A link from an answer to its subject in the rules. */
export function AnswerRules({ id }: { readonly id: FaqId }) {
  return <RulesLink to={OF_QUESTION[id]} />;
}
