// Runs the setup of `hosting/compose.yaml` as processes of this machine, under load, while parts of
// it are killed or cut off. Nothing that was acknowledged is lost, and nothing is stored twice.
import { appendFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { EXIT } from '../src/exit.ts';
import { addressesIn } from '../src/storage/named.ts';
import { whyNoNamespaces } from './namespaces.ts';
import { HAS_NATS, type RunningNats, startNats } from './nats.ts';
import { Load } from './nodes-load.ts';
import { openPlaces } from './nodes-namespaces.ts';
import { Mailbox } from './nodes-told.ts';
import { asking, Watch } from './nodes-watch.ts';
import {
  HAS_POSTGRES,
  type RunningPostgres,
  startPostgres,
  startStandby,
  waitForStandby,
} from './postgres.ts';
import { freePort, PROXIES, startProxy } from './proxies.ts';
import { openRoad, type Road } from './road.ts';
import { emptyFolder, runServer } from './running.ts';

/** The number of kills: 200, unless `PANGAEA_SOAK` gives another number. */
const { PANGAEA_SOAK: soak, PANGAEA_SOAK_MINUTES: minutes } = process.env;
const KILLS = soak !== undefined && Number(soak) > 1 ? Number(soak) : 200;
/** After `PANGAEA_SOAK_MINUTES` minutes there are no more kills. */
const UNTIL = performance.now() + Number(minutes ?? Number.POSITIVE_INFINITY) * 60_000;
/** The number of times that the database is killed. */
const RESTARTS = Math.max(1, Math.ceil(KILLS / 20));
/** A checkout of the version before, with its packages installed; `PANGAEA_BEFORE` names it. */
const { PANGAEA_BEFORE: BEFORE } = process.env;
/** Whether it is an error where servers cannot be put into network namespaces: `PANGAEA_NAMESPACES=1`. */
const NEEDS_NAMESPACES = process.env.PANGAEA_NAMESPACES === '1';
const TABLES = 6;
const CADDY = PROXIES.find(({ name }) => name === 'caddy');
const ROLES = ['web', 'web', 'bots'];
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** A file for the figures, which `npm test` shows nobody: `PANGAEA_FIGURES`. */
const { PANGAEA_FIGURES: FIGURES } = process.env;

function tell(line: string): void {
  process.stdout.write(`${line}\n`);
  if (FIGURES !== undefined) appendFileSync(FIGURES, `${line}\n`);
}

let postgres: RunningPostgres;
let nats: RunningNats;

type Server = Awaited<ReturnType<typeof runServer>>;

/** Two servers for visitors and one for bots, behind Caddy. */
interface Setting {
  readonly servers: Server[];
  readonly load: Load;
  readonly watch: Watch;
  /** Ends a server in the regular way. */
  drain(at: number): Promise<number | null>;
  kill(at: number): Promise<void>;
  start(at: number): Promise<void>;
  /** Ends everything, and checks everything that was acknowledged. */
  end(): Promise<void>;
}

interface SettingParts {
  /** The settings in which a server differs from the others. */
  readonly of?: (at: number) => Readonly<Record<string, string>>;
  /** The URL of the database at the end, if it is another one by then. */
  readonly lookAt?: string;
  /** The program of the first servers. */
  readonly program?: string;
  readonly tables?: number;
  /** Further people play only when a mail tells them to. */
  readonly mailbox?: Mailbox;
  /** Where the servers are reached, and words before their commands. */
  readonly places?: readonly { readonly port: number; readonly within: readonly string[] }[];
}

/** A database that has all commits after a kill. */
async function newDatabase(of: RunningPostgres): Promise<string> {
  const url = new URL(await of.newDatabase());
  url.searchParams.set('options', `${url.searchParams.get('options')} -c synchronous_commit=on`);
  return url.href;
}

/** @param url of the database, as this process reaches it */
async function setUp(url: string, parts: SettingParts = {}): Promise<Setting> {
  if (CADDY === undefined) throw new Error('no Caddy');
  const { of = () => ({}), lookAt = url, program, tables = TABLES, mailbox, places } = parts;
  const ports = places?.map(({ port }) => port) ?? (await Promise.all(ROLES.map(() => freePort())));
  const folders = ports.map(() => emptyFolder());
  const envOf = (at: number) => ({
    DATA_DIR: folders[at],
    DATABASE_URL: url,
    ROLE: ROLES[at],
    PORT: `${ports[at]}`,
    TRUSTED_PROXIES: '127.0.0.1',
    TABLES_PER_HOUR: '100000',
    WINDOW_SECONDS: '1',
    LOG_LEVEL: 'error',
    ...(places === undefined ? { NATS_URL: nats.url } : {}),
    ...(mailbox === undefined
      ? {}
      : {
          SMTP_URL: `smtp://127.0.0.1:${mailbox.port}`,
          MAIL_FROM: `server-${at}@pangaea.example`,
        }),
    ...of(at),
  });
  const run = (at: number, of?: string) => runServer(envOf(at), of, places?.[at].within);
  const servers = await Promise.all(ports.map((_, at) => run(at, program)));
  const { port, stop } = await startProxy(CADDY, ports.slice(0, 2));
  const watch = await Watch.begin(addressesIn(url)[0]);
  const load = new Load(port, mailbox);
  await load.start(tables);
  return {
    servers,
    load,
    watch,
    drain: (at) => {
      servers[at].child.kill('SIGTERM');
      return servers[at].ended;
    },
    kill: async (at) => {
      watch.trouble();
      servers[at].child.kill('SIGKILL');
      await servers[at].ended;
    },
    start: async (at) => {
      servers[at] = await run(at);
    },
    end: async () => {
      await load.end();
      const figures = await watch.lookInto(lookAt, (address) => mailbox?.turnsTold(address) ?? 0);
      for (const { child } of servers) child.kill('SIGTERM');
      await Promise.all(servers.map(({ ended }) => ended));
      await stop();
      await load.lookInto(lookAt);
      for (const line of [load.figures(), ...figures]) tell(line);
    },
  };
}

/** Waits until a server says of itself that visitors are to be sent there, or that they are not. */
async function untilReady(port: number, status: number): Promise<void> {
  const ask = () =>
    fetch(`http://127.0.0.1:${port}/api/health/ready`).then(
      (answer) => answer.status,
      () => undefined,
    );
  while ((await ask()) !== status) await sleep(100);
}

if (HAS_POSTGRES && HAS_NATS && CADDY?.program !== undefined) {
  describe.skipIf(soak === undefined)('with all of this machine, for long', () => {
    beforeAll(async () => {
      [postgres, nats] = await Promise.all([startPostgres(), startNats()]);
    });
    afterAll(async () => {
      await Promise.all([postgres.stop(), nats.stop()]);
    });

    test('servers are killed under load', { timeout: 2 * HOUR_MS }, async () => {
      const mailbox = await Mailbox.open();
      const setting = await setUp(await newDatabase(postgres), { mailbox });
      let kill = 0;
      for (; kill < KILLS && performance.now() < UNTIL; kill++) {
        await setting.kill(kill % ROLES.length);
        if (nats.isOwn && kill % 5 === 4) {
          await nats.stop();
          await sleep(1_000);
          await nats.start();
        }
        await setting.load.untilMoreWithout(ROLES[kill % ROLES.length], 3);
        await setting.start(kill % ROLES.length);
        await setting.load.untilMore(3);
        if (kill % 10 === 9) tell(`${kill + 1} kills: ${setting.load.figures()}`);
      }
      tell(`${kill} kills`);
      await setting.end();
    });

    test('an evening of three games is played while servers die', {
      timeout: 2 * HOUR_MS,
    }, async () => {
      const url = await newDatabase(postgres);
      const setting = await setUp(url, { tables: 3 });
      for (const at of ROLES.keys()) {
        await setting.load.untilMore(20);
        await setting.kill(at);
        await setting.load.untilMoreWithout(ROLES[at], 10);
        await setting.start(at);
      }
      await setting.load.untilEachIsOver();
      await setting.end();
    });

    test('PostgreSQL is killed under load, and NATS is gone for a minute', {
      timeout: HOUR_MS,
    }, async (context) => {
      if (!postgres.isOwn || !nats.isOwn) context.skip('they are not killed');
      const { servers, load, end } = await setUp(await newDatabase(postgres));
      for (let restart = 0; restart < RESTARTS; restart++) {
        await postgres.kill();
        // In turns shorter and longer than streams stay open.
        await sleep(restart % 2 === 0 ? 500 : 8_000);
        await postgres.start();
        await load.untilMore(10);
      }
      await nats.stop();
      await Promise.all([sleep(MINUTE_MS), load.untilMore(20)]);
      await nats.start();
      await load.untilMore(10);
      for (const { child } of servers) expect(child.exitCode).toBe(null);
      await end();
    });

    test('a server that is cut off from PostgreSQL or from NATS does nothing that is another one’s', {
      timeout: HOUR_MS,
    }, async (context) => {
      if (!postgres.isOwn || !nats.isOwn) context.skip('there is no way to be cut');
      const url = new URL(await newDatabase(postgres));
      const open = () =>
        Promise.all([
          openRoad({ path: `${postgres.folder}/.s.PGSQL.5432` }),
          openRoad({ port: Number(new URL(nats.url).port), host: '127.0.0.1' }),
        ]);
      const roads = await Promise.all(ROLES.map(open));
      const by = (text: string, road: Road) => {
        const own = new URL(text);
        own.host = `127.0.0.1:${road.port}`;
        return own.href;
      };
      const { load, servers, watch, end } = await setUp(url.href, {
        of: (at) => ({
          DATABASE_URL: by(url.href.replace(/@[^/]*/, '@localhost'), roads[at][0]),
          NATS_URL: by(nats.url, roads[at][1]),
        }),
      });
      for (const cut of [[0], [1], [0, 1]]) {
        for (const [at, ofServer] of roads.entries()) {
          const isOver = watch.trouble();
          for (const each of cut) ofServer[each].cut();
          // This is longer than the others need to take over the work.
          const others = load.untilMoreWithout(ROLES[at], 10);
          await Promise.all([sleep(30_000), others]);
          for (const each of cut) ofServer[each].mend();
          isOver();
          await load.untilMore(10);
          expect(servers[at].child.exitCode).toBe(null);
          tell(`cut off: ${load.figures()}`);
        }
      }
      await end();
      for (const road of roads.flat()) road.close();
    });

    test('a server in a network of its own loses its ways without a word', {
      timeout: HOUR_MS,
    }, async (context) => {
      const why = whyNoNamespaces();
      if (why !== undefined && NEEDS_NAMESPACES) throw new Error(why);
      if (why !== undefined) context.skip(why);
      const mailbox = await Mailbox.open();
      const { servers: places, remove, ...own } = await openPlaces(ROLES.length, mailbox.port);
      onTestFinished(remove, HOUR_MS);
      const url = await newDatabase(own.postgres);
      const { load, servers, watch, drain, start, kill, end } = await setUp(url, {
        mailbox,
        of: (at) => places[at].env(url),
        places: places.map(({ port, namespace }) => ({ port, within: namespace.within() })),
      });
      const connections = async (where = 'TRUE') => {
        const sql = `SELECT count(*) AS count FROM pg_stat_activity WHERE client_addr IS NOT NULL AND ${where}`;
        return Number((await asking(url, (ask) => ask(sql)))[0].count);
      };
      for (const cut of [[0], [1], [0, 1]]) {
        for (const [at, { links, port }] of places.entries()) {
          const isOver = watch.trouble();
          for (const each of cut) links[each].cut();
          const others = load.untilMoreWithout(ROLES[at], 10);
          await Promise.all([sleep(30_000), others]);
          // Without the database it sends visitors away; without NATS it serves them.
          await untilReady(port, cut.includes(0) ? 503 : 200);
          const since = performance.now();
          for (const each of cut) links[each].mend();
          await untilReady(port, 200);
          const ms = Math.round(performance.now() - since);
          isOver();
          await load.untilMore(10);
          expect(servers[at].child.exitCode).toBe(null);
          const ways = cut.map((each) => ['PostgreSQL', 'NATS'][each]).join(' and ');
          tell(
            `server ${at} cut off from ${ways}, ready ${ms} ms after it, ${await connections()} connections: ${load.figures()}`,
          );
        }
      }
      // A server that is cut off ends all the same when it is asked to.
      for (const link of places[1].links) link.cut();
      await untilReady(places[1].port, 503);
      expect(await drain(1)).toBe(EXIT.fine);
      for (const link of places[1].links) link.mend();
      await start(1);
      await load.untilMore(10);
      // A machine dies: not even the end of its connections is heard.
      const [{ links }] = places;
      const died = performance.now();
      for (const link of links) link.cut();
      await kill(0);
      while ((await connections(`client_addr = '${links[0].there}'`)) > 0) await sleep(500);
      tell(
        `a dead machine has no connection after ${Math.round((performance.now() - died) / 1000)} s`,
      );
      await load.untilMore(10);
      await end();
    });

    test.skipIf(BEFORE === undefined)(
      'servers of the version before are updated one by one',
      {
        timeout: HOUR_MS,
      },
      async () => {
        const main = `${BEFORE}/packages/server/src/main.ts`;
        const url = await newDatabase(postgres);
        const setting = await setUp(url, { program: main });
        await setting.load.untilMore(40);
        for (const at of ROLES.keys()) {
          expect(await setting.drain(at)).toBe(EXIT.fine);
          await setting.load.untilMoreWithout(ROLES[at], 10);
          await setting.start(at);
          // Servers of both versions play.
          await setting.load.untilMore(40);
        }
        await setting.end();
      },
    );

    test('a standby takes the place of the database', { timeout: HOUR_MS }, async (context) => {
      if (!postgres.isOwn) context.skip('it has no standby');
      const primary = await startPostgres();
      const standby = await startStandby(primary);
      await waitForStandby(primary);
      const own = await newDatabase(primary);
      const hosts = [primary, standby].map(({ folder }) => encodeURIComponent(folder)).join(',');
      const both = own.replace(/@[^/]*/, `@${hosts}`);
      const lookAt = own.replace(/@[^/]*/, `@${hosts.split(',')[1]}`);
      const setting = await setUp(both, { lookAt });
      await setting.load.untilMore(60);
      await primary.kill();
      standby.promote();
      await setting.load.untilMore(60);
      for (const { child } of setting.servers) expect(child.exitCode).toBe(null);
      await setting.end();
      await Promise.all([primary.stop(), standby.stop()]);
    });
  });
} else {
  test.skip('servers are killed under load: this machine has no PostgreSQL, NATS or Caddy', () =>
    undefined);
}
