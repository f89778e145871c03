import { type Refusal, refusal } from './refusal.ts';

/** The codes of refusals. Each has the names of the facts that its sentence needs. */
type Facts = Readonly<Record<string, readonly string[]>>;

/** The facts of one code. */
export type FactsOf<F extends Facts, C extends keyof F> = {
  readonly [P in F[C][number]]: string | number;
};

/**
 * Remembers why a move is refused, for callers that ask for the reason; `check` itself does not.
 */
export class ReasonOf<C extends string> {
  why: Refusal<C> = refusal('' as C);
}

/** The codes of a game. */
export interface RefusalCodes<F extends Facts> {
  /** The codes in the order of their numbers. */
  readonly codes: readonly (keyof F & string)[];
  /** The number of each code inside the engine. */
  readonly numbers: { readonly [C in keyof F]: number };
  /** @returns the number of the code, so that a check can end with `return refuse(…)`. */
  refuse<C extends keyof F & string>(
    code: C,
    facts: FactsOf<F, C>,
    reason: ReasonOf<keyof F & string> | undefined,
  ): number;
}

/**
 * Gives the codes of a game numbers in their order. The first code is the empty text, for "legal".
 */
export function refusalCodes<const F extends Facts>(facts: F): RefusalCodes<F> {
  const codes = Object.keys(facts);
  const numbers = Object.fromEntries(codes.map((code, index) => [code, index])) as {
    readonly [C in keyof F]: number;
  };
  return {
    codes,
    numbers,
    refuse(code, given, reason) {
      if (reason !== undefined) reason.why = refusal(code, given);
      return numbers[code];
    },
  };
}
