// A database and a NATS in a network of their own, and servers in others, with a link from each to each: visitors and mail come
// by ways that are never cut.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Link, type Namespace, newNamespace } from './namespaces.ts';
import { type RunningNats, startNats } from './nats.ts';
import { type RunningPostgres, startPostgres } from './postgres.ts';
import { openRoad } from './road.ts';

const HERE = '127.0.0.1';
const [PORT, MAIL_PORT] = [8080, 2525];

/** A place for a server. */
export interface ServerPlace {
  readonly namespace: Namespace;
  /** To PostgreSQL, and to NATS. */
  readonly links: readonly [Link, Link];
  /** Where this machine reaches the server. */
  readonly port: number;
  /** The settings of a server there. @param url of the database, at its socket */
  env(url: string): Readonly<Record<string, string>>;
}

export interface Places {
  readonly postgres: RunningPostgres;
  readonly nats: RunningNats;
  readonly servers: readonly ServerPlace[];
  remove(): Promise<void>;
}

/** @param mailPort of an SMTP server of this machine */
export async function openPlaces(servers: number, mailPort: number): Promise<Places> {
  const middle = newNamespace();
  const folder = mkdtempSync(join(tmpdir(), 'places-'));
  const [postgres, nats] = await Promise.all([startPostgres(middle), startNats(middle)]);
  const mail = join(folder, 'mail.sock');
  const roads = [await openRoad({ port: mailPort, host: HERE }, { path: mail })];
  const places: ServerPlace[] = [];
  for (let at = 0; at < servers; at++) {
    const namespace = newNamespace();
    const links = [middle.link(namespace, [at, 1]), middle.link(namespace, [at, 2])] as const;
    const visits = join(folder, `visits-${at}.sock`);
    await namespace.open([
      [{ port: PORT, host: HERE }, { path: visits }],
      [{ path: mail }, { port: MAIL_PORT, host: HERE }],
    ]);
    const road = await openRoad({ path: visits });
    roads.push(road);
    const busAt = new URL(nats.url);
    busAt.hostname = links[1].here;
    places.push({
      namespace,
      links,
      port: road.port,
      env: (url) => ({
        DATABASE_URL: url.replace(/@[^/]*/, `@${links[0].here}:5432`),
        NATS_URL: busAt.href,
        SMTP_URL: `smtp://${HERE}:${MAIL_PORT}`,
        PORT: `${PORT}`,
      }),
    });
  }
  return {
    postgres,
    nats,
    servers: places,
    remove: async () => {
      for (const road of roads) road.close();
      await Promise.all([postgres.stop(), nats.stop()]);
      await Promise.all(
        [middle, ...places.map(({ namespace }) => namespace)].map((each) => each.remove()),
      );
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
