import type { PalaceActionId, PalaceQuestion } from '@pangaea/rules/terra-nova';
import type { MoveWords } from './shape.ts';

/** What a palace asks its owner once, when it is built. */
interface QuestionWords {
  /** On the mat. */
  readonly told: string;
  readonly pending: string;
  /** The move of the same name, which answers. */
  readonly move: MoveWords;
}

/** Everything that only one faction has words for, in one language. */
export interface FactionWords {
  readonly name: string;
  /** What the actions of its palaces do. */
  readonly palaceActions?: { readonly [A in PalaceActionId]?: string };
  readonly palaceQuestions?: { readonly [Q in PalaceQuestion]?: QuestionWords };
}
