import type { Sink } from './events.ts';
import { RULES } from './rules.ts';
import type { State } from './state.ts';
import {
  KIND_WORDS,
  type KindWord,
  KIND as NUMBERS,
  QUESTION,
  type QuestionName,
} from './words.ts';

/*
 * What the reading of another site's records (`ledger/`) uses under names of its own; nothing else does.
 */

export { NO_CARD } from './arguments.ts';
export { leave } from './course/drop.ts';
export { CONVERSION, WAYS } from './vocabulary.ts';

/** Goes on to the next decision, but answers nothing. */
export function settle(s: State, sink: Sink): void {
  RULES.settle(s, sink);
}

type Camel<W extends string> = W extends `${infer H}-${infer T}`
  ? `${H}${Capitalize<Camel<T>>}`
  : W;

function camel(word: string): string {
  return word.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

export const KIND = Object.fromEntries(KIND_WORDS.map((word) => [camel(word), NUMBERS[word]])) as {
  readonly [W in KindWord as Camel<W>]: number;
};

export const FRAME = Object.fromEntries(
  Object.entries(QUESTION).map(([name, number]) => [camel(name), number]),
) as { readonly [N in QuestionName as Camel<N>]: number };
