/**
 * A name as the server takes it: without what cannot be seen or turns the text around it, as may be pasted
 * along.
 */
export function cleanName(typed: string): string {
  return typed.replace(
    /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu,
    '',
  );
}
