import { homedir } from 'node:os';
import { isAbsolute, join, resolve } from 'node:path';
import type { BackupPlan } from './backup/schedule.ts';
import { EXIT, Stop } from './exit.ts';
import { inNetworks, LOOPBACK } from './identity/networks.ts';
import { LOG_LEVELS, type LogLevel } from './log.ts';
import type { MetricsPlace } from './metrics/listen.ts';
import { addressesIn } from './storage/named.ts';

/** The SMTP server for outgoing mail. */
export interface MailSettings {
  readonly host: string;
  readonly port: number;
  /** Encrypted from the first byte; otherwise encryption starts as soon as the server offers it. */
  readonly isSecure: boolean;
  /** The name for signing in; empty if none is needed. */
  readonly user: string;
  readonly password: string;
  /** An address, or a name and an address: `Pangaea <pangaea@example.org>`. */
  readonly from: string;
}

/** The settings, read from the environment. */
export interface Settings {
  readonly host: string;
  /** 0 means any free port. */
  readonly port: number;
  readonly dataDir: string;
  /**
   * A PostgreSQL database instead of the file in the data folder. The address contains a password.
   */
  readonly databaseUrl: string | undefined;
  /**
   * The NATS server for messages between several servers on one database. The address may contain a
   * password.
   */
  readonly natsUrl: string | undefined;
  /** The kinds of work that this server does. */
  readonly role: Role;
  /** The public URL behind a proxy, without a slash at its end. */
  readonly publicUrl: string | undefined;
  /** Networks of proxies that are trusted to report the address of a client. */
  readonly trustedProxies: readonly string[];
  /** Days without a change after which a table is deleted; 0 means never. */
  readonly keepDays: number;
  /** The most tables that the server keeps. */
  readonly maxTables: number;
  /** The most tables that one address may make in an hour. */
  readonly tablesPerHour: number;
  /** Seconds for the answers of seats that are asked in secret, at a live table. */
  readonly windowSeconds: number;
  /** The contact of the operator for push services. */
  readonly adminMail: string | undefined;
  /** The public contact for security problems: `mailto:` or `https:`. */
  readonly securityContact: string | undefined;
  /** The server for outgoing mail; without it no mail is sent. */
  readonly mail: MailSettings | undefined;
  /** The port of metrics for Prometheus; without it nothing is measured. */
  readonly metrics: MetricsPlace | undefined;
  /** The backups that the server makes by itself, if it makes any. */
  readonly backups: BackupPlan | undefined;
  /** The lowest level of log lines that are written. */
  readonly logLevel: LogLevel;
}

/**
 * With `web` no bot thinks here; with `bots` the server does only the due work of bots. All of them
 * answer requests.
 */
const ROLES = ['both', 'web', 'bots'] as const;
export type Role = (typeof ROLES)[number];

type Environment = Readonly<Record<string, string | undefined>>;

/** @throws Stop when a value is invalid */
export function readSettings(env: Environment, platform: string = process.platform): Settings {
  const publicUrl = env.PUBLIC_URL ? readPublicUrl(env.PUBLIC_URL) : undefined;
  return {
    host: env.HOST || '127.0.0.1',
    port: readPort('PORT', env.PORT || '8080'),
    databaseUrl: env.DATABASE_URL ? readDatabaseUrl(env.DATABASE_URL) : undefined,
    natsUrl: env.NATS_URL ? readNatsUrl(env.NATS_URL, env.DATABASE_URL) : undefined,
    role: readRole(env.ROLE || 'both', env.NATS_URL),
    dataDir: env.DATA_DIR ? resolve(env.DATA_DIR) : defaultDataDir(env, platform),
    publicUrl,
    trustedProxies: readProxies(env.TRUSTED_PROXIES, publicUrl === undefined ? [] : LOOPBACK),
    keepDays: readCount(env, 'KEEP_DAYS', 0, 180),
    maxTables: readCount(env, 'MAX_TABLES', 1, 20_000),
    tablesPerHour: readCount(env, 'TABLES_PER_HOUR', 1, 60),
    windowSeconds: readCount(env, 'WINDOW_SECONDS', 1, 12),
    adminMail: env.ADMIN_MAIL ? readMail(env.ADMIN_MAIL) : undefined,
    securityContact: env.SECURITY_CONTACT ? readContact(env.SECURITY_CONTACT) : undefined,
    mail: readSmtp(env.SMTP_URL, env.MAIL_FROM),
    backups: readBackups(env),
    metrics: readMetrics(env),
    logLevel: readLevel(env.LOG_LEVEL || 'warn'),
  };
}

function readPort(name: string, text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (port <= 65_535) return port;
  throw new Stop(EXIT.settings, `${name} is "${text}": a number from 0 to 65535 is needed.`);
}

function readBackups(env: Environment): BackupPlan | undefined {
  const hours = readCount(env, 'BACKUP_EVERY', 0, 0);
  const keep = readCount(env, 'BACKUP_KEEP', 1, 7);
  if (hours === 0) return undefined;
  if (!env.DATABASE_URL) return { everyMs: hours * 3_600_000, keep };
  throw new Stop(
    EXIT.settings,
    'BACKUP_EVERY is for the database in the data folder. The one of DATABASE_URL is backed up by pg_dump.',
  );
}

function readMetrics(env: Environment): MetricsPlace | undefined {
  if (!env.METRICS_PORT) return undefined;
  return {
    host: env.METRICS_HOST || '127.0.0.1',
    port: readPort('METRICS_PORT', env.METRICS_PORT),
  };
}

function readCount(env: Environment, name: string, least: number, otherwise: number): number {
  const text = env[name] || `${otherwise}`;
  const count = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (count >= least) return count;
  throw new Stop(EXIT.settings, `${name} is "${text}": a number from ${least} on is needed.`);
}

function readLevel(text: string): LogLevel {
  const level = LOG_LEVELS.find((each) => each === text);
  if (level !== undefined) return level;
  throw new Stop(
    EXIT.settings,
    `LOG_LEVEL is "${text}": one of ${LOG_LEVELS.join(', ')} is needed.`,
  );
}

function readPublicUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const plain = url?.pathname === '/' && url.search === '' && url.hash === '';
  if (url !== undefined && plain && /^https?:$/.test(url.protocol)) return url.origin;
  throw new Stop(
    EXIT.settings,
    `PUBLIC_URL is "${text}": an address like https://pangaea.example is needed, without a path.`,
  );
}

/** The error does not repeat the value, because it may contain a password. */
function readDatabaseUrl(text: string): string {
  const isOurs = (each: string) =>
    URL.canParse(each) && /^postgres(ql)?:$/.test(new URL(each).protocol);
  if (addressesIn(text).every(isOurs)) return text;
  throw new Stop(
    EXIT.settings,
    'DATABASE_URL is not the address of a PostgreSQL: postgres://name:password@host:5432/database is needed.',
  );
}

/** The error does not repeat the value, because it may contain a password. */
function readNatsUrl(text: string, database: string | undefined): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isPlain = url !== undefined && /^\/?[a-z0-9-]*$/.test(url.pathname);
  if (!isPlain || !/^(nats|tls):$/.test(url.protocol) || url.search + url.hash !== '') {
    throw new Stop(
      EXIT.settings,
      'NATS_URL is not the address of a NATS: nats://name:password@host:4222 or nats://token@host:4222 is needed.',
    );
  }
  if (database) return text;
  throw new Stop(
    EXIT.settings,
    'NATS_URL is for several servers on one PostgreSQL: DATABASE_URL is needed too.',
  );
}

function readRole(text: string, natsUrl: string | undefined): Role {
  const role = ROLES.find((each) => each === text);
  if (role === undefined) {
    throw new Stop(EXIT.settings, `ROLE is "${text}": one of ${ROLES.join(', ')} is needed.`);
  }
  if (role === 'both' || natsUrl) return role;
  throw new Stop(EXIT.settings, `ROLE is "${text}": NATS_URL is needed, for the other servers.`);
}

function readMail(text: string): string {
  if (/^[^\s@<>",;:]+@[^\s@<>",;:]+$/.test(text)) return text;
  throw new Stop(EXIT.settings, `ADMIN_MAIL is "${text}": one address is needed, me@example.org.`);
}

function readContact(text: string): string {
  const isPage = URL.canParse(text) && new URL(text).protocol === 'https:' && !/\s/.test(text);
  if (isPage) return text;
  const address = text.replace(/^mailto:/, '');
  if (/^[^\s@<>",;:]+@[^\s@<>",;:]+$/.test(address)) return `mailto:${address}`;
  throw new Stop(
    EXIT.settings,
    `SECURITY_CONTACT is "${text}": one address is needed, security@example.org or https://example.org/security.`,
  );
}

function readSmtp(text: string | undefined, from: string | undefined): MailSettings | undefined {
  if (!text) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isPlain = url !== undefined && /^\/?$/.test(url.pathname) && url.search + url.hash === '';
  // The error does not repeat the text, because it may contain a password.
  if (!isPlain || url.hostname === '' || !/^smtps?:$/.test(url.protocol)) {
    throw new Stop(
      EXIT.settings,
      'SMTP_URL makes no sense: an address like smtps://user:password@mail.example.org is needed.',
    );
  }
  const address = /<([^<>]*)>$/.exec(from ?? '')?.[1] ?? from ?? '';
  const isOneLine = from !== undefined && !/[\r\n]/.test(from);
  if (!isOneLine || !/^[^\s@<>",;:]+@[^\s@<>",;:]+$/.test(address)) {
    throw new Stop(
      EXIT.settings,
      `MAIL_FROM is "${from ?? ''}": with SMTP_URL an address is needed, Pangaea <pangaea@example.org>.`,
    );
  }
  const isSecure = url.protocol === 'smtps:';
  return {
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: Number(url.port || (isSecure ? 465 : 587)),
    isSecure,
    user: readPart(url.username),
    password: readPart(url.password),
    from,
  };
}

/** A decoded part of an address; a `%` without a code stands for itself. */
function readPart(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function readProxies(text: string | undefined, otherwise: readonly string[]): readonly string[] {
  if (!text) return otherwise;
  const networks = text.split(',').map((network) => network.trim());
  try {
    inNetworks(networks);
    return networks;
  } catch {
    throw new Stop(
      EXIT.settings,
      `TRUSTED_PROXIES is "${text}": addresses or networks are needed, with commas: 10.0.0.5,fd00::/8.`,
    );
  }
}

/**
 * The system's folder for data of programs; it remains when the folder of the program is deleted.
 */
function defaultDataDir(env: Environment, platform: string): string {
  if (platform === 'win32') {
    return join(env.LOCALAPPDATA || join(homedir(), 'AppData', 'Local'), 'pangaea');
  }
  if (platform === 'darwin') return join(homedir(), 'Library', 'Application Support', 'pangaea');
  // By the specification, relative paths are ignored.
  const given = env.XDG_DATA_HOME ?? '';
  return join(isAbsolute(given) ? given : join(homedir(), '.local', 'share'), 'pangaea');
}
