import { join } from 'node:path';
import { LANGUAGES, type Language } from './language.ts';

/** A request to the running server: one line of JSON. */
export interface OperatorRequest {
  readonly command: string;
  readonly words: readonly string[];
  readonly language: Language;
  /** The question to which the operator has said yes; left out it is only looked. */
  readonly agreed?: string;
}

/** The answer, one line as well. */
export interface OperatorAnswer {
  /** False where it was declined: nothing was changed. */
  readonly ok: boolean;
  readonly lines: readonly string[];
  /** The question, where yes is needed. */
  readonly asks?: string;
}

/** The longest request. */
export const LONGEST = 65_536;
/** Systems take so many bytes for the path of a socket: 104 on macOS, 108 on Linux, with a zero at the end. */
export const LONGEST_PATH = 103;

export function socketIn(folder: string): string {
  return join(folder, 'operator.sock');
}

/** @returns undefined where it is none */
export function readRequest(line: string): OperatorRequest | undefined {
  const read = parsed(line) as Partial<OperatorRequest> | null | undefined;
  if (typeof read !== 'object' || read === null) return undefined;
  const { command, words, language: said, agreed } = read;
  const language = LANGUAGES.find((each) => each === said);
  const isMeant =
    typeof command === 'string' &&
    Array.isArray(words) &&
    words.every((word) => typeof word === 'string') &&
    (agreed === undefined || typeof agreed === 'string');
  if (!isMeant || language === undefined) return undefined;
  return { command, words, language, ...(agreed === undefined ? {} : { agreed }) };
}

/** @returns undefined where it is none: somebody else listens there */
export function readAnswer(line: string): OperatorAnswer | undefined {
  const read = parsed(line) as Partial<OperatorAnswer> | null | undefined;
  return typeof read?.ok === 'boolean' && Array.isArray(read.lines)
    ? (read as OperatorAnswer)
    : undefined;
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
