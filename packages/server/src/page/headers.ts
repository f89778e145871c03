/**
 * What the page may do: nothing but with ourselves. No `upgrade-insecure-requests` and no HSTS: on a
 * LAN address there is only plain http.
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

/** On every answer. */
export const SAFE_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': POLICY,
  'x-content-type-options': 'nosniff',
  // Keys of seats are behind the # and are never sent; the rest of an address is nobody's business.
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
};
