/** Tables are for those who have their link; what is asked of the interface is no page. */
const ROBOTS = `User-agent: *
Disallow: /api/
Disallow: /t/
`;

/** By RFC 9116 the file says until when it may be believed, and less than a year is advised. */
const BELIEVED_MS = 180 * 24 * 3_600_000;

/**
 * Files that programs ask every site for, as plain text.
 * @param contact of whoever mends faults of security here: `mailto:` or `https:`
 * @returns undefined for any other path, and where there is nothing to say
 */
export function textForPrograms(
  path: string,
  contact: string | undefined,
  now: number,
): string | undefined {
  if (path === '/robots.txt') return ROBOTS;
  if (path !== '/.well-known/security.txt' || contact === undefined) return undefined;
  const expires = new Date(now + BELIEVED_MS).toISOString();
  return `Contact: ${contact}\nExpires: ${expires}\nPreferred-Languages: en, ja\n`;
}
