/** Line and column in a text, both counted from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** Faults of a line that are found before any rule of the game is asked. */
export const NOTATION_FAULTS = [
  'faction-unknown',
  'command-unknown',
  'command-needs-faction',
  'command-is-for-the-table',
  'argument-missing',
  'argument-surplus',
  'argument-unknown',
  'cell-missing',
  'cell-malformed',
  'head-malformed',
] as const;
export type NotationFaultCode = (typeof NOTATION_FAULTS)[number];

/**
 * The fault of a refused line: the code is from a closed set, the facts are for a sentence about
 * it.
 */
export interface NotationFault {
  readonly code: NotationFaultCode;
  readonly at: Place;
  readonly params: Readonly<Record<string, string | number>>;
}

export function fault(
  code: NotationFaultCode,
  at: Place,
  params: NotationFault['params'] = {},
): NotationFault {
  return { code, at, params };
}
