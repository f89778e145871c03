/** The most space of a name in a line: this many letters, or half as many signs of double width. */
const MOST = 26;
const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\uff01-\uff60W]/u;
/** Letters that are written from right to left. */
const LEFTWARD =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;
/** The control characters that begin and end an isolated text. */
const [ISOLATE, END] = ['\u2068', '\u2069'];

const parts = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * A person's text as a part of a sentence: shortened if it would push away the rest of the line,
 * and isolated if its letters run in the other direction.
 */
export function inLine(text: string): string {
  const short = shortened(text);
  return LEFTWARD.test(short) ? `${ISOLATE}${short}${END}` : short;
}

function shortened(text: string): string {
  if (text.length * 2 <= MOST) return text;
  let width = 0;
  let kept = '';
  for (const { segment } of parts.segment(text)) {
    width += WIDE.test(segment) ? 2 : 1;
    if (width > MOST) return `${kept.trimEnd()}…`;
    // The last sign is replaced by the sign for "more".
    if (width < MOST) kept += segment;
  }
  return text;
}
