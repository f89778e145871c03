import type { Messages } from '../messages/index.ts';
import { PHRASES, REACTIONS, type Word } from '../table/talk.ts';

/**
 * Something said, in the reader's language; undefined for a phrase that this page does not know.
 */
export function saidIn(m: Messages, { said }: Pick<Word, 'said'>): string | undefined {
  switch (said.kind) {
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
