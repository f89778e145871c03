import type { Messages } from '../messages/index.ts';
import { PHRASES, REACTIONS, type Word } from '../table/talk.ts';

/** Whether the server itself wrote a chat message: such messages cannot be muted. */
export function isOperators({ said }: Pick<Word, 'said'>): boolean {
  return said.kind === 'operator';
}

/**
 * A chat message in the reader's language; undefined for a phrase that this page does not know.
 * @param name of the person who had the seat from which it came
 */
export function saidIn(m: Messages, { said }: Pick<Word, 'said'>, name = ''): string | undefined {
  switch (said.kind) {
    case 'operator':
      return Object.hasOwn(m.words.operatorDid, said.did)
        ? m.words.operatorDid[said.did](name)
        : undefined;
    case 'text':
      return said.text;
    case 'phrase':
      return PHRASES.includes(said.phrase) ? m.words.phrases[said.phrase] : undefined;
    case 'reaction':
      return REACTIONS.includes(said.reaction) ? m.words.reactions[said.reaction] : undefined;
    default:
      return undefined;
  }
}
