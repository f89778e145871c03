/**
 * Characters that the server takes in no name: those of control, those that turn the text around them, halves of
 * characters, and letters and signs that are drawn as nothing.
 */
const UNSEEN = new RegExp(
  `[${[
    '\\p{Cc}',
    '\\p{Cs}',
    '\\p{Zl}',
    '\\p{Zp}',
    '\\u00ad',
    '\\u034f',
    '\\u061c',
    '\\u115f',
    '\\u1160',
    '\\u17b4',
    '\\u17b5',
    '\\u180e',
    '\\u200b',
    '\\u200e',
    '\\u200f',
    '\\u202a-\\u202e',
    '\\u2060-\\u206f',
    '\\u2800',
    '\\u3164',
    '\\ufeff',
    '\\uffa0',
    '\\ufff0-\\ufffb',
    '\\u{e0000}-\\u{e0fff}',
  ].join('')}]`,
  'gu',
);

/** Marks on a letter beyond the third. */
const MANY_MARKS = /(\p{M}{3})\p{M}+/u;

/** A name as the server takes it: without what cannot be seen, as may be pasted along. */
export function cleanName(typed: string): string {
  const seen = typed.replace(UNSEEN, '');
  const whole = seen.normalize('NFC');
  return MANY_MARKS.test(whole) ? whole.replaceAll(new RegExp(MANY_MARKS, 'gu'), '$1') : seen;
}
