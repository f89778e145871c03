import type { Limits } from './api/needs.ts';
import type { Thinker } from './bots/pool.ts';
import type { AnswerTimes } from './bots/seats.ts';
import type { Clock } from './clock.ts';
import type { SlowHash } from './keys/recovery-words.ts';
import type { Log } from './log.ts';
import type { Meter } from './metrics/meter.ts';
import type { Bus } from './nodes/bus.ts';
import type { Carrier } from './notices/message.ts';
import type { OperatorOrders } from './operator/orders.ts';
import type { Sender } from './outgoing/guarded.ts';
import type { Mailer } from './outgoing/mail.ts';
import type { Rules } from './rules/pool.ts';
import type { Role, Settings } from './settings.ts';
import type { Storage } from './storage/contract.ts';
import type { StorageHealth } from './storage/health.ts';
import type { Hub } from './stream/hub.ts';
import type { PresenceTimes } from './stream/presence.ts';

/**
 * Everything from outside the server: disk, rules, bots, time. Random numbers come from
 * `identity/secrets.ts`.
 */
export interface Outside {
  readonly settings: Pick<
    Settings,
    'publicUrl' | 'keepDays' | 'maxTables' | 'tablesPerHour' | 'windowSeconds' | 'adminMail'
  >;
  readonly storage: Storage;
  readonly health: StorageHealth;
  readonly hub: Hub;
  readonly rules: Rules;
  readonly botPool: Thinker;
  readonly clock: Clock;
  /** Milliseconds since some moment, unaffected by changes of the clock. */
  readonly elapsed: () => number;
  readonly log: Log;
  /** Undefined if nothing is measured. */
  readonly meter?: Meter | undefined;
  /** The orders of the operator; if left out, there are none, and none are stored. */
  readonly orders?: OperatorOrders | undefined;
  /** Ends the server gently, if the operator asks for it. */
  readonly end?: (() => void) | undefined;
  readonly limits?: Partial<Limits> | undefined;
  /** How long windows of live tables are open; by default as in the settings. */
  readonly windowMs?: number | undefined;
  readonly botsAnswer?: AnswerTimes | undefined;
  readonly presence?: Partial<PresenceTimes> | undefined;
  /**
   * `sender` sends messages to addresses that people enter; `carrier` replaces the whole sending of
   * notices.
   */
  readonly sender?: Sender | undefined;
  readonly carrier?: Carrier | undefined;
  /** Sends mail; undefined if this server sends none. */
  readonly mailer?: Mailer | undefined;
  /** Hashes recovery words; by default with a slow hash. */
  readonly slowHash?: SlowHash | undefined;
  /** Other servers on the same database; undefined if there are none. */
  readonly others?: Others | undefined;
  /** The interval at which the server stores that it runs, in milliseconds. */
  readonly beatMs?: number | undefined;
}

/** The role of one of several servers on one database. */
export interface Others {
  readonly bus: Bus;
  readonly role: Role;
  /** The most bots that think on this server at a time, also for other servers. */
  readonly mostBots: number;
  /**
   * The interval at which the server looks for messages that no bus message announced, in
   * milliseconds.
   */
  readonly lookMs?: number | undefined;
}
