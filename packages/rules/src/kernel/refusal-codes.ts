import { type Refusal, refusal } from './refusal.ts';

/** Codes with the names of the facts that a sentence about each needs. */
type Facts = Readonly<Record<string, readonly string[]>>;

/** The facts of one code. */
export type FactsOf<F extends Facts, C extends keyof F> = {
  readonly [P in F[C][number]]: string | number;
};

/** Notes why a move is refused, for those who ask; `check` itself does not. */
export class ReasonOf<C extends string> {
  why: Refusal<C> = refusal('' as C);
}

/** The codes of a game. */
export interface RefusalCodes<F extends Facts> {
  /** In the order of their numbers. */
  readonly codes: readonly (keyof F & string)[];
  /** The number of each inside the engine. */
  readonly numbers: { readonly [C in keyof F]: number };
  /** @returns the number of the code, so that `return refuse(…)` ends a check. */
  refuse<C extends keyof F & string>(
    code: C,
    facts: FactsOf<F, C>,
    reason: ReasonOf<keyof F & string> | undefined,
  ): number;
}

/** Numbers the codes of a game in their order. The first is the empty text, for "legal". */
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
