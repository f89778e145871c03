/**
 * The text of a file as any editor saves it: UTF-8 with or without a byte order mark, or UTF-16 of
 * either byte order, recognised by its mark or by the zeros of its first letters. Bytes that are
 * not UTF-8 become U+FFFD.
 */
export function fileText(bytes: Uint8Array): string {
  const [one = 0, two = 0, three = 0] = bytes;
  if (one === 0xff && two === 0xfe) return utf16(bytes, 2, 0);
  if (one === 0xfe && two === 0xff) return utf16(bytes, 2, 1);
  if (one === 0xef && two === 0xbb && three === 0xbf) return utf8(bytes, 3);
  // Every file that is read here begins with an ASCII letter, a space or a bracket.
  if (bytes.length > 1 && two === 0 && one !== 0) return utf16(bytes, 0, 0);
  if (bytes.length > 1 && one === 0 && two !== 0) return utf16(bytes, 0, 1);
  return utf8(bytes, 0);
}

/** Removes the byte order mark that some editors put before a decoded text. */
export function withoutMark(text: string): string {
  return text.startsWith('\uFEFF') ? text.slice(1) : text;
}

/**
 * Decodes UTF-16 from the byte `from` on.
 * @param first 0 if the low byte of a unit comes first
 */
function utf16(bytes: Uint8Array, from: number, first: 0 | 1): string {
  const parts: string[] = [];
  for (let place = from; place + 1 < bytes.length; place += 2) {
    parts.push(String.fromCharCode(bytes[place + first] | (bytes[place + 1 - first] << 8)));
  }
  return parts.join('');
}

const REPLACEMENT = '\uFFFD';
/** The smallest character that is written with one, two, three and four bytes. */
const LEAST: readonly number[] = [0, 0x80, 0x800, 0x10000];

function utf8(bytes: Uint8Array, from: number): string {
  const parts: string[] = [];
  let place = from;
  while (place < bytes.length) {
    const lead = bytes[place++];
    const more = bytesBehind(lead);
    if (more === undefined || more === 0) {
      parts.push(more === 0 ? String.fromCharCode(lead) : REPLACEMENT);
      continue;
    }
    let code = lead & (0x3f >> more);
    let found = 0;
    while (found < more && (bytes[place] & 0xc0) === 0x80) {
      code = (code << 6) | (bytes[place++] & 0x3f);
      found++;
    }
    const isHalf = code >= 0xd800 && code < 0xe000;
    const isWrong = found < more || code < LEAST[more] || code > 0x10ffff || isHalf;
    parts.push(isWrong ? REPLACEMENT : String.fromCodePoint(code));
  }
  return parts.join('');
}

/**
 * The number of bytes after the first one of a character; undefined for a byte that begins none.
 */
function bytesBehind(lead: number): number | undefined {
  if (lead < 0x80) return 0;
  if (lead < 0xc2 || lead > 0xf4) return undefined;
  return lead < 0xe0 ? 1 : lead < 0xf0 ? 2 : 3;
}
