import type { ENGINE_REFUSAL_PARAMS, FactsOf, KernelRefusal, Seat } from '@pangaea/rules/kernel';

/** The facts in a refusal of the kernel, by code. */
export interface KernelRefusalParams {
  'seed-malformed': { readonly text: string };
  'command-malformed': object;
  'command-unknown': { readonly command: string };
  'argument-missing': { readonly argument: string };
  'argument-unknown': { readonly argument: string; readonly value: string };
  'argument-surplus': { readonly argument: string };
  'options-malformed': object;
  'option-unknown': { readonly option: string };
  'option-value': { readonly option: string; readonly value: string };
  'position-malformed': { readonly field: string };
  'record-malformed': { readonly field: string };
  'record-other-game': { readonly game: string };
  'record-other-rules': { readonly rules: string };
  'rules-not-newest': { readonly rules: string; readonly newest: string };
  'segment-ended': object;
  'back-nowhere': { readonly to: number };
  'back-shown': object;
  'back-secret': object;
  'agreed-too-late': object;
}

/** Sentences for refusals that are the same in every game. */
export type KernelRefusals = {
  readonly [C in KernelRefusal]: (facts: KernelRefusalParams[C]) => string;
};

type EngineParams = typeof ENGINE_REFUSAL_PARAMS;

/**
 * Sentences for refusals of the engine, for a game with these names of its questions.
 * @param asked by the name of the question
 */
export type EngineRefusals = (asked: Readonly<Record<string, string>>) => {
  readonly [C in Exclude<keyof EngineParams, ''>]: (
    facts: FactsOf<EngineParams, C>,
    who: { seat(seat: Seat): string },
  ) => string;
};
