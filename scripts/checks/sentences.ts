// Finds the sentences of a Markdown document, and of a comment.

export interface Sentence {
  readonly text: string;
  /** Number of the line, from 1, on which its paragraph, list item or table row begins. */
  readonly line: number;
  /** Whether the sentence is in a table. */
  readonly isInCell: boolean;
}

/** A language that is written without spaces: there are no words to count. */
const WITHOUT_SPACES = /[\u3040-\u30ff\u4e00-\u9fff]/;

/** A full stop that does not end a sentence. */
const SHORT_FORMS = /\b(e\.g|i\.e|etc|vs|cf|No|St)\.$/;

/** All text except headings, code blocks and text that is not English. */
export function sentencesOfMarkdown(text: string): readonly Sentence[] {
  return blocksOf(text)
    .filter(({ text }) => !WITHOUT_SPACES.test(text))
    .flatMap(({ text, ...rest }) =>
      sentencesOf(withoutMarks(text)).map((text) => ({ text, ...rest })),
    );
}

/**
 * Parts of a plain text that end with a full stop, a question mark or an exclamation mark, or with
 * the text.
 */
export function sentencesOf(text: string): readonly string[] {
  const sentences: string[] = [];
  let begun = '';
  for (const part of text.replace(/\s+/g, ' ').split(/(?<=[.!?]["')\]]*) (?=["'([]*[A-Z0-9])/)) {
    begun = begun === '' ? part.trim() : `${begun} ${part}`;
    if (SHORT_FORMS.test(begun)) continue;
    if (begun !== '') sentences.push(begun);
    begun = '';
  }
  return begun === '' ? sentences : [...sentences, begun];
}

/** The number of words in a sentence: parts with a letter or a digit. */
export function wordsIn(sentence: string): number {
  return sentence.split(' ').filter((part) => /[\p{L}\p{N}]/u.test(part)).length;
}

/** Paragraphs, items of lists and cells of tables. */
function blocksOf(text: string): readonly Sentence[] {
  const blocks: { text: string; line: number; isInCell: boolean }[] = [];
  let [isOpen, isCode] = [false, false];
  for (const [at, given] of text.split('\n').entries()) {
    const line = at + 1;
    if (/^\s*```/.test(given)) {
      [isCode, isOpen] = [!isCode, false];
    } else if (isCode || /^(#| {4}|\t|<)/.test(given)) {
      isOpen = isOpen && !isCode && /^ {4}/.test(given);
      const last = blocks.at(-1);
      if (isOpen && last !== undefined) last.text += ` ${given.trim()}`;
    } else if (/^\s*\|/.test(given)) {
      const cells = given.split(/(?<!\\)\|/).map((cell) => cell.trim());
      blocks.push(
        ...cells.filter((cell) => /\w/.test(cell)).map((text) => ({ text, line, isInCell: true })),
      );
      isOpen = false;
    } else if (given.trim() === '') {
      isOpen = false;
    } else {
      const begins = /^\s*([-*]|\d+\.) /.test(given);
      const last = blocks.at(-1);
      const stripped = given.replace(/^\s*([-*]|\d+\.) /, '').trim();
      if (isOpen && !begins && last !== undefined) last.text += ` ${stripped}`;
      else blocks.push({ text: stripped, line, isInCell: false });
      isOpen = true;
    }
  }
  return blocks;
}

/** Text as a reader sees it: code counts as a word, a link as its name. */
function withoutMarks(text: string): string {
  return text
    .replace(/`[^`]*`/g, 'Code')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*\*?/g, '');
}
