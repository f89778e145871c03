import { type Clock, steadyClock } from '../../src/clock.ts';
import { sha256 } from '../../src/identity/secrets.ts';
import { makeLog } from '../../src/log.ts';
import type { Carrier } from '../../src/notices/message.ts';
import type { OperatorNeeds } from '../../src/operator/command.ts';
import type { Mailer } from '../../src/outgoing/mail.ts';
import { makeServices, type Services } from '../../src/services.ts';
import { type SentMessage, type Storage, StorageError } from '../../src/storage/contract.ts';
import { StorageHealth } from '../../src/storage/health.ts';
import { Hub } from '../../src/stream/hub.ts';
import type { Chance } from './chance.ts';
import type { KnownTimes } from './clock-laws.ts';
import type { Disk } from './disk.ts';
import { Door, type Doorway } from './door.ts';
import { simulatedBots, simulatedRules, type Thinking } from './thinking.ts';
import type { World } from './world.ts';

/** A span of time in which no server ran, in the time of the world. */
export interface Gap {
  readonly from: number;
  readonly to: number;
}

/** A jump of the machine's clock. A sleep of the machine looks like one to the server. */
export interface Jump {
  /** The moment of the jump, in the time of the world. */
  readonly at: number;
  readonly mayCost: number;
}

/** The server treats a smaller difference not as a jump; see `time/uptime.ts`. In milliseconds. */
const JUMP_MS = 5_000;

export interface MachineSettings {
  /** The date at the beginning, in milliseconds since 1970. */
  readonly begins: number;
  /** The interval at which the server stores that it runs, in milliseconds. */
  readonly beatMs: number;
  /** The probability that the rules give no answer. */
  readonly rulesFail: number;
  /**
   * Whether the steady clock of the system goes on while the machine sleeps; this differs between
   * systems.
   */
  readonly countsSleep: boolean;
  /** A mistake: the server does not notice jumps of its clock, nor that it stood still. */
  readonly isBlind?: boolean;
  /** A mistake: each of several servers uses the clock of its own machine. */
  readonly hasOwnTime?: boolean;
  /**
   * The interval at which each of several servers looks for messages that no word announced, in
   * milliseconds.
   */
  readonly lookMs?: number;
  /** Replaces the storage, for a planted mistake. */
  readonly storage?: (storage: Storage) => Storage;
  readonly services?: (services: Services) => void;
  /** The streams of a server run. */
  readonly hub?: (server?: object, isBehind?: (table: string) => void) => Hub;
  /** The carrier by which a server run sends notices. */
  readonly carrier?: (
    run: number,
    process: { readonly alive: boolean; readonly isSteady?: () => boolean },
    date: () => number,
  ) => Carrier;
  /** The part of a server run that sends mail other than notices. */
  readonly mailer?: (process: { readonly alive: boolean }) => Mailer;
}

export interface MachineListeners {
  /** A message is stored and is being sent. */
  sent(message: SentMessage): void;
  /**
   * A server process has ended with all its connections.
   * @param server the one of several servers
   */
  died(door: Doorway, server?: object): void;
  /** Reports a violation of a law. */
  fault(why: string): void;
}

export const LOG = makeLog('silent');
export const SETTINGS = {
  publicUrl: undefined,
  adminMail: undefined,
  keepDays: 0,
  maxTables: 1_000,
  tablesPerHour: 1_000,
  windowSeconds: 20,
} as const;

/** A server in its simulated environment, on one machine or on several. */
export interface Site {
  readonly date: number;
  /** The error of the clock that decides when work is due, in milliseconds. */
  readonly skew: number;
  readonly ran: number;
  readonly gaps: readonly Gap[];
  readonly starts: number;
  isCalm: boolean;
  /** The door for the next request; undefined if no server listens. */
  next(): Doorway | undefined;
  /** Whether the server of a door still runs. */
  has(door: Doorway): boolean;
  /** The parts for commands of the operator; undefined while no server runs. */
  readonly operated: OperatorNeeds | undefined;
  /**
   * The time of a server, and the times without a server that it knows.
   * @param by the number of the server
   */
  knows(by: number): KnownTimes | undefined;
  start(): void;
  kill(power: boolean): void;
}

/** One run of the server. After its death nothing that it began continues. */
interface Process {
  alive: boolean;
  /** Whether the server accepts requests. Before that it must know when no server ran. */
  listens: boolean;
  readonly door: Door;
  readonly services: Services;
}

/** The machine of the server: its clock, its disk, and one process after the other. */
export class Machine implements Site {
  readonly #world: World;
  readonly #chance: Chance;
  readonly #disk: Disk;
  readonly #settings: MachineSettings;
  readonly #listeners: MachineListeners;
  #process: Process | undefined;
  /** The error of the clock, in milliseconds. */
  skew = 0;
  /** The total sleep of the machine, in milliseconds. In the world a sleep takes no time. */
  #slept = 0;
  /** The jumps of the clock, with the most that a seat may be charged for each. */
  readonly jumps: Jump[] = [];
  /** The times in which no server ran. */
  readonly gaps: Gap[] = [];
  #diedAt: number | undefined;
  starts = 0;
  /** From now on nothing fails by chance. */
  isCalm = false;

  constructor(
    world: World,
    chance: Chance,
    disk: Disk,
    settings: MachineSettings,
    listeners: MachineListeners,
  ) {
    this.#world = world;
    this.#chance = chance;
    this.#disk = disk;
    this.#settings = settings;
    this.#listeners = listeners;
  }

  next(): Doorway | undefined {
    return this.#process?.listens === true ? this.#process.door : undefined;
  }

  has(door: Doorway): boolean {
    return this.next() === door;
  }

  get operated(): OperatorNeeds | undefined {
    return this.#process?.services.operator;
  }

  knows(): KnownTimes | undefined {
    const { now, down } = this.#process?.services.needs ?? {};
    if (now === undefined || down === undefined) return undefined;
    return { now: now(), down: down(), lived: this.lived, jumps: this.jumps };
  }

  /** The correct date, without the error of the clock. */
  get date(): number {
    return this.#settings.begins + this.#world.now;
  }

  /** The time of the world. */
  get ran(): number {
    return this.#world.now;
  }

  /** The total time in which a server ran, in the time of the world. */
  get lived(): number {
    const since = this.#diedAt ?? this.#world.now;
    return since - this.gaps.reduce((sum, { from, to }) => sum + to - from, 0);
  }

  /** The clock of the machine is set. */
  setClock(ms: number): void {
    this.#world.note(`the clock is set by ${ms}`);
    this.skew += ms;
    this.jumps.push({ at: this.#world.now, mayCost: ms > JUMP_MS ? 0 : Math.max(0, ms) });
  }

  /** The machine sleeps with the server. Clients do not notice how long. */
  sleep(ms: number): void {
    this.#world.note(`the machine sleeps for ${ms}`);
    this.skew += ms;
    const { countsSleep, beatMs } = this.#settings;
    if (countsSleep) this.#slept += ms;
    const most = countsSleep ? Math.min(ms, 3 * beatMs) : ms > JUMP_MS ? 0 : ms;
    this.jumps.push({ at: this.#world.now, mayCost: most });
  }

  start(): void {
    if (this.#process !== undefined) return;
    this.starts += 1;
    this.#world.note('the server starts');
    const process = this.#make();
    this.#process = process;
    if (this.#diedAt !== undefined) this.gaps.push({ from: this.#diedAt, to: this.#world.now });
    this.#diedAt = undefined;
    const listen = () => {
      process.listens = true;
    };
    process.services.start().then(listen, (error: unknown) => {
      if (this.#process !== process) return;
      if (!(error instanceof StorageError)) this.#listeners.fault(`no start: ${error}`);
      // A supervisor starts the server again.
      this.kill(false);
      this.#world.at(5_000, () => this.start());
    });
  }

  /**
   * The server ends without a warning.
   * @param power the machine loses power, too; the disk keeps only data that were synced
   */
  kill(power: boolean): void {
    const process = this.#process;
    if (process === undefined) return;
    this.#world.note(power ? 'the power is cut' : 'the server is killed');
    this.#disk.crash(power);
    this.#end(process);
  }

  /** The server ends in the regular way. */
  async stop(): Promise<void> {
    const process = this.#process;
    if (process === undefined) return;
    this.#world.note('the server is stopped');
    await process.services.close();
    if (this.#process !== process) return;
    // Waiting calls get no answer; the write that has begun is finished.
    this.#disk.crash(false);
    this.#end(process);
  }

  #end(process: Process): void {
    process.alive = false;
    this.#process = undefined;
    this.#diedAt = this.#world.now;
    this.#listeners.died(process.door);
  }

  #make(): Process {
    const { begins, beatMs, isBlind = false } = this.#settings;
    const world = this.#world;
    const process: { alive: boolean } = { alive: true };
    const began = world.now;
    const slept = this.#slept;
    const steady = () => world.now - began + this.#slept - slept;
    const clock: Clock = {
      now: steadyClock(() => begins + world.now + this.skew, steady),
      after: (ms, work) =>
        world.at(ms, () => {
          if (process.alive) work();
        }),
    };
    const [elapsed, beats] = isBlind ? [clock.now, beatMs * 1_000] : [steady, beatMs];
    const [hub, health] = [this.#settings.hub?.() ?? new Hub(), new StorageHealth()];
    const storage = this.#disk.mount({
      sent: (message) => {
        this.#listeners.sent(message);
        services.sent(message);
      },
      failed: (fault, _, writes) => health.failed(fault, writes),
      wrote: () => health.wrote(),
      lost: () => undefined,
    });
    const services = makeServices({
      settings: SETTINGS,
      health,
      hub,
      clock,
      elapsed,
      log: LOG,
      storage: this.#settings.storage?.(storage) ?? storage,
      rules: simulatedRules(this.#thinking(process)),
      botPool: simulatedBots(this.#thinking(process)),
      carrier: this.#settings.carrier?.(this.starts, process, clock.now),
      mailer: this.#settings.mailer?.(process),
      slowHash: async (secret, salt) => sha256(`${salt}:${secret}`),
      windowMs: 20_000,
      beatMs: beats,
    });
    this.#settings.services?.(services);
    return Object.assign(process, { listens: false, door: new Door(services.needs), services });
  }

  #thinking(process: { readonly alive: boolean }): Thinking {
    return {
      world: this.#world,
      chance: this.#chance,
      fails: () => (this.isCalm ? 0 : this.#settings.rulesFail),
      enter: (work) => {
        if (process.alive) work();
      },
    };
  }
}
