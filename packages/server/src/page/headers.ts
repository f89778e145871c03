/**
 * The page may load and reach only its own server. `upgrade-insecure-requests` is left out, since a
 * LAN address has only plain http.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "media-src 'self' data: blob:",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** For a year browsers use only https, if the page is used over https. */
const ONLY_HTTPS = { 'strict-transport-security': 'max-age=31536000' };

/**
 * Headers of every answer.
 * @param isSecure whether the page is used over https only
 */
export function safeHeaders(isSecure: boolean): Readonly<Record<string, string>> {
  return isSecure ? { ...SAFE_HEADERS, ...ONLY_HTTPS } : SAFE_HEADERS;
}

const SAFE_HEADERS = {
  'content-security-policy': POLICY,
  'x-content-type-options': 'nosniff',
  // The secrets of seats are after the # and are never sent. Other sites do not get the rest of a
  // URL either.
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
};
