/** The database for people, without its password. */
export function nameOfDatabase(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  return `${decodeURIComponent(hostname)}${port === '' ? '' : `:${port}`}${pathname}`;
}
