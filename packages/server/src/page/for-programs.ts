/** Search engines read neither tables, which only people with a link should find, nor the API. */
const ROBOTS = `User-agent: *
Disallow: /api/
Disallow: /t/
`;

/**
 * How long the contact is valid: RFC 9116 requires a date of expiry, and recommends less than a
 * year.
 */
const BELIEVED_MS = 180 * 24 * 3_600_000;

/**
 * Files that programs request from every site, as plain text.
 * @param contact for security problems: `mailto:` or `https:`
 * @returns undefined for any other path, and if there is nothing to say
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
