/**
 * The reason for a refusal: a code from the closed set of the game (or of the kernel), and the
 * facts that a sentence about it needs. The engine contains no sentence in any language.
 */
export interface Refusal<Code extends string = string> {
  readonly code: Code;
  readonly params: Readonly<Record<string, string | number>>;
}

/** Refusals that the kernel itself makes, the same for every game. */
export const KERNEL_REFUSALS = [
  'seed-malformed',
  'command-malformed',
  'command-unknown',
  'argument-missing',
  'argument-unknown',
  'argument-surplus',
  'options-malformed',
  'option-unknown',
  'option-value',
  'position-malformed',
  'record-malformed',
  'record-other-game',
  'record-other-rules',
  'rules-not-newest',
  'segment-ended',
  'back-nowhere',
  'back-shown',
  'back-secret',
  'agreed-too-late',
] as const;
export type KernelRefusal = (typeof KERNEL_REFUSALS)[number];

export function refusal<Code extends string>(
  code: Code,
  params: Readonly<Record<string, string | number>> = {},
): Refusal<Code> {
  return { code, params };
}
