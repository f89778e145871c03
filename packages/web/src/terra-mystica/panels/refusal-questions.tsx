import type { Refusal } from '@pangaea/rules/kernel';
import { RulesLink } from '../../shell/book/rules-link.tsx';
import { subjectOf } from '../book/places.ts';
import { Questions } from './questions.tsx';

/** The place of a refusal in the rules, and the questions about its reason. */
export function RefusalQuestions({ refusal }: { readonly refusal: Refusal }) {
  const code = refusal.code === 'none-in-reach' ? 'not-in-reach' : refusal.code;
  const subject = subjectOf(refusal.code);
  return (
    <>
      {subject !== undefined && <RulesLink to={subject} />}
      <Questions at={[`refusal ${code}`]} />
    </>
  );
}
