import type { Language } from '@pangaea/words';
import type { ArgumentFault } from '../arguments/fault.ts';
import type { Io } from '../io.ts';
import type { Messages } from '../messages/index.ts';
import type { CommandName } from './names.ts';

/** Everything that a command gets in addition to its arguments. */
export interface World {
  readonly io: Io;
  readonly language: Language;
  readonly say: Messages;
}

/** @returns the exit code. */
export type Command = (argv: readonly string[], world: World) => Promise<number>;

/** Exit codes. */
export const DONE = 0;
export const REFUSED = 1;
export const BAD_ARGUMENTS = 2;

/** An edition file that was read but cannot be used. */
export interface EditionRefused {
  readonly code: 'edition-refused';
  readonly file: string;
  /** Each fault with its place in the file and its sentence. */
  readonly faults: readonly { readonly path: string; readonly text: string }[];
}

/** A file that was read but cannot be used, for a reason that is a complete sentence. */
export interface Refused {
  readonly code: 'refused';
  readonly text: string;
}

export type Complaint = ArgumentFault | EditionRefused | Refused;

/**
 * Prints why a command cannot be carried out.
 * @returns the exit code.
 */
export function complain({ io, say }: World, name: CommandName, complaint: Complaint): number {
  if (complaint.code === 'edition-refused') {
    io.err(`pangaea: ${say.editionRefused(complaint.file, complaint.faults.length)}\n`);
    for (const { path, text } of complaint.faults) io.err(`  ${path || '/'}: ${text}\n`);
    return REFUSED;
  }
  if (complaint.code === 'refused') {
    io.err(`pangaea: ${complaint.text}\n`);
    return REFUSED;
  }
  io.err(`pangaea ${name}: ${faultSentence(say, complaint)}\n\n${say.usage[name]}`);
  return BAD_ARGUMENTS;
}

export function faultSentence(say: Messages, fault: ArgumentFault): string {
  const sentence = say.faults[fault.code] as (facts: ArgumentFault) => string;
  return sentence(fault);
}
