import { cleanName } from '../start/name.ts';

/** A line of text as the server accepts it: without invisible characters. */
export function cleanLine(typed: string): string {
  return cleanName(typed.replace(/\s/gu, ' '));
}

/** Several lines of text as the server accepts them. */
export function cleanLines(typed: string): string {
  return typed
    .replaceAll('\r', '')
    .split(/([\n\t])/u)
    .map((part) => (part === '\n' || part === '\t' ? part : cleanName(part)))
    .join('');
}
