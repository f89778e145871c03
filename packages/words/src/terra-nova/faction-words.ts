import type { PalaceActionId, PalaceQuestion } from '@pangaea/rules/terra-nova';
import type { MoveWords } from './shape.ts';

/** The question that a palace asks its owner once, when it is built. */
interface QuestionWords {
  /** The effect of the palace, as the faction mat describes it. */
  readonly told: string;
  readonly pending: string;
  /** The move of the same name, which answers the question. */
  readonly move: MoveWords;
}

/** All words that only one faction has, in one language. */
export interface FactionWords {
  readonly name: string;
  /** The effects of the actions of its palaces. */
  readonly palaceActions?: { readonly [A in PalaceActionId]?: string };
  readonly palaceQuestions?: { readonly [Q in PalaceQuestion]?: QuestionWords };
}
