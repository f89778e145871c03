import type { Language } from '../../messages/index.ts';
import type { Asked, Book, Subject } from '../../play/face/book.ts';

/** A part of a text; the found ones are marked. */
export interface Piece {
  readonly text: string;
  readonly isFound: boolean;
}

/** A subject in which something was found. */
export interface Found {
  readonly subject: string;
  /** The number of texts in the subject that contain the searched words. */
  readonly places: number;
  /**
   * The first of these texts, cut around the found words; empty if only the title or a hidden word
   * contains them.
   */
  readonly snippet: readonly Piece[];
}

/** The number of characters shown before and after the found words. */
const AROUND = { before: 14, behind: 34 };

/** Replaces katakana by hiragana, wide letters by narrow ones, and capitals by small letters. */
function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));
}

/** The searched words. A text must contain all of them, anywhere; Japanese needs no spaces. */
export function wordsOf(query: string): readonly string[] {
  return fold(query)
    .split(/[\s、。,.]+/)
    .filter((word) => word !== '')
    .map((word) => (/^[a-z]{4,}s$/.test(word) ? word.slice(0, -1) : word));
}

/** A folded text, and for each of its letters the index of that letter in the original. */
function folded(text: string): { readonly text: string; readonly from: readonly number[] } {
  const from: number[] = [];
  let all = '';
  let at = 0;
  for (const letter of text) {
    const plain = fold(letter);
    for (let index = 0; index < plain.length; index++) from.push(at);
    all += plain;
    at += letter.length;
  }
  from.push(at);
  return { text: all, from };
}

/** A text divided where words of the query begin and end. */
export function marked(text: string, words: readonly string[]): readonly Piece[] {
  const { text: plain, from } = folded(text);
  const found = new Uint8Array(text.length);
  for (const word of words) {
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + 1)) {
      found.fill(1, from[at], from[at + word.length]);
    }
  }
  const pieces: Piece[] = [];
  let begin = 0;
  for (let at = 1; at <= text.length; at++) {
    if (at < text.length && found[at] === found[begin]) continue;
    pieces.push({ text: text.slice(begin, at), isFound: found[begin] === 1 });
    begin = at;
  }
  return pieces;
}

/** A text without the stars around its stressed words. */
export function bare(text: string): string {
  return text.replaceAll('**', '');
}

/** Every text of a subject, in the order of the page. */
function textsOf(subject: Subject, asked: readonly Asked[], language: Language): readonly string[] {
  const { lead, figures, points, beside = [] } = subject;
  return [
    lead[language],
    ...figures.flatMap(({ title, sum }) => [title[language], sum?.[language] ?? '']),
    ...points.map((point) => point[language]),
    ...beside.flatMap(({ title, points: more }) => [
      title[language],
      ...more.map((point) => point[language]),
    ]),
    ...asked.flatMap(({ question, answer }) => [question, answer]),
  ].map(bare);
}

/** The subjects that contain a query, those with it in their titles first. */
export function findIn(
  { subjects, asked }: Book,
  language: Language,
  query: string,
): readonly Found[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  const has = (text: string) => {
    const plain = fold(text);
    return words.some((word) => plain.includes(word));
  };
  const found = subjects.flatMap((subject) => {
    const texts = textsOf(
      subject,
      asked.filter((each) => each.subject === subject.id),
      language,
    );
    const title = subject.title[language];
    const hidden = subject.found?.[language] ?? '';
    const whole = fold([title, hidden, ...texts].join('\n'));
    if (!words.every((word) => whole.includes(word))) return [];
    const inTexts = texts.filter(has);
    const isNamed = has(title) || has(hidden);
    const places = inTexts.length + (has(title) ? 1 : 0);
    const hit = {
      subject: subject.id,
      places: Math.max(1, places),
      snippet: around(inTexts[0], words),
    };
    return [{ hit, isNamed }];
  });
  return found
    .toSorted((one, other) => Number(other.isNamed) - Number(one.isNamed))
    .map(({ hit }) => hit);
}

function around(text: string | undefined, words: readonly string[]): readonly Piece[] {
  if (text === undefined) return [];
  const pieces = marked(text, words);
  const first = pieces.findIndex(({ isFound }) => isFound);
  const at = pieces.slice(0, first).reduce((sum, piece) => sum + piece.text.length, 0);
  const early = Math.max(0, at - AROUND.before);
  // A snippet does not begin inside a word that is followed by a space.
  const space = text.indexOf(' ', early);
  const begin = early > 0 && space >= 0 && space < at ? space + 1 : early;
  const end = Math.min(text.length, at + AROUND.behind);
  const cut = `${begin > 0 ? '…' : ''}${text.slice(begin, end)}${end < text.length ? '…' : ''}`;
  return marked(cut, words);
}
