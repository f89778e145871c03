import type { Refusal } from '@pangaea/rules/kernel';
import { RulesLink } from '../../shell/book/rules-link.tsx';
import { subjectOf } from '../book/places.ts';

/** A link from a refusal to its place in the rules. */
export function RefusalRules({ refusal }: { readonly refusal: Refusal }) {
  const subject = subjectOf(refusal.code);
  return subject === undefined ? null : <RulesLink to={subject} />;
}
