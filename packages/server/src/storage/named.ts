/**
 * Splits an address with several hosts, `postgres://name@one:5432,other:5432/database`, into one
 * URL for each. The first database that can be written is used; a standby is passed over.
 */
export function addressesIn(url: string): readonly string[] {
  const [, before, hosts, after] = /^(\w+:\/\/(?:[^@/?#]*@)?)([^/?#]*)(.*)$/s.exec(url) ?? [];
  if (hosts === undefined) return [url];
  return hosts.split(',').map((host) => `${before}${host}${after}`);
}

/** The name of the database for people, without its password. */
export function nameOfDatabase(url: string): string {
  const places = addressesIn(url).map((each) => new URL(each));
  const hosts = places.map(
    ({ hostname, port }) => `${decodeURIComponent(hostname)}${port === '' ? '' : `:${port}`}`,
  );
  return `${hosts.join(',')}${places[0].pathname}`;
}
