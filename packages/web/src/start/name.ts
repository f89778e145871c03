/**
 * Characters that the server refuses in names: control characters, marks of text direction, halves
 * of surrogate pairs, and invisible letters and signs.
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

/** More than three marks on one letter. */
const MANY_MARKS = /(\p{M}{3})\p{M}+/u;

/**
 * A name without the invisible characters that may have been pasted with it, as the server accepts
 * it.
 */
export function cleanName(typed: string): string {
  const seen = typed.replace(UNSEEN, '');
  const whole = seen.normalize('NFC');
  return MANY_MARKS.test(whole) ? whole.replaceAll(new RegExp(MANY_MARKS, 'gu'), '$1') : seen;
}
