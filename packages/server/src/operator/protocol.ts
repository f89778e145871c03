import { join } from 'node:path';
import { LANGUAGES, type Language } from './language.ts';

/** A request to the running server: one line of JSON. */
export interface OperatorRequest {
  readonly command: string;
  readonly words: readonly string[];
  readonly language: Language;
  /** The question that the operator has confirmed; without it the command only looks. */
  readonly agreed?: string;
}

/** The answer, one line as well. */
export interface OperatorAnswer {
  /** False if the command was declined, and nothing was changed. */
  readonly ok: boolean;
  readonly lines: readonly string[];
  /** The question, if a yes is needed. */
  readonly asks?: string;
}

/** The longest request. */
export const LONGEST = 65_536;
/**
 * The longest path of a socket in bytes: systems allow 104 on macOS and 108 on Linux, including a
 * zero at the end.
 */
export const LONGEST_PATH = 103;

export function socketIn(folder: string): string {
  return join(folder, 'operator.sock');
}

/** @returns undefined if the line is not a request */
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

/** @returns undefined if the line is not an answer: then another program listens there */
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
