import { BOT_POOL } from '../../src/bots/pool.ts';
import { type Clock, steadyClock } from '../../src/clock.ts';
import { sha256 } from '../../src/identity/secrets.ts';
import { DatabaseClock } from '../../src/nodes/database-clock.ts';
import { makeServices, type Services } from '../../src/services.ts';
import type { Role } from '../../src/settings.ts';
import { type Storage, StorageError } from '../../src/storage/contract.ts';
import { StorageHealth } from '../../src/storage/health.ts';
import { Hub } from '../../src/stream/hub.ts';
import type { Air } from './air.ts';
import type { Chance } from './chance.ts';
import { Door, type Doorway, type Response } from './door.ts';
import { LOG, type MachineListeners, type MachineSettings, SETTINGS } from './machine.ts';
import type { Client, SharedDatabase } from './shared-database.ts';
import { simulatedBots, simulatedRules } from './thinking.ts';
import type { World } from './world.ts';

/** Laws that look at the parts of a server before it starts. */
export interface Watched {
  services(services: Services): void;
  storage(by: number, storage: Storage): Storage;
}

/** The environment of one of several servers. */
export interface Surroundings {
  readonly world: World;
  readonly chance: Chance;
  readonly database: SharedDatabase;
  readonly air: Air;
  readonly settings: MachineSettings;
  readonly listeners: MachineListeners;
  readonly isCalm: () => boolean;
  /** A new number for each run of a server. */
  readonly newRun: () => number;
  /** A process has ended. */
  readonly ended: () => void;
  readonly startAgain: (node: Node) => void;
  readonly watched: Watched;
}

/** The properties of one machine and its server. */
export interface Own {
  readonly at: number;
  readonly role: Role;
  /** The error of its clock, in milliseconds. */
  readonly skew: number;
  /** The speed of its steady clock; 1 is correct. */
  readonly pace: number;
  /** Whether its steady clock goes on while the machine sleeps. */
  readonly countsSleep: boolean;
}

const STEADY_MS = 60_000;
/** After this time a bot has moved or was ended, in milliseconds. */
const LONGEST_THOUGHT_MS = BOT_POOL.budgetMs + BOT_POOL.graceMs + BOT_POOL.startMs;

interface Run {
  alive: boolean;
  listens: boolean;
  services: Services | undefined;
  door: Doorway | undefined;
  /** Whether the server had no trouble for a minute. */
  readonly isSteady: () => boolean;
}

/** One of several machines with a server: its clock, and one process after the other. */
export class Node {
  readonly own: Own;
  readonly #in: Surroundings;
  #run: Run | undefined;
  #skew: number;
  #slept = 0;
  #wakesAt = 0;
  readonly #waiting: (() => void)[] = [];
  /** The end of the server's last trouble, in the time of the world. */
  steadySince = 0;

  constructor(own: Own, surroundings: Surroundings) {
    this.own = own;
    this.#in = surroundings;
    this.#skew = own.skew;
  }

  get isUp(): boolean {
    return this.#run !== undefined;
  }

  get isAwake(): boolean {
    return this.#in.world.now >= this.#wakesAt;
  }

  /** The door for requests; undefined while the server does not listen. */
  get door(): Doorway | undefined {
    return this.#run?.listens === true ? this.#run.door : undefined;
  }

  /** The services of a process that has started. */
  get services(): Services | undefined {
    return this.#run?.listens === true ? this.#run.services : undefined;
  }

  setClock(ms: number): void {
    this.#in.world.note(`the clock of server ${this.own.at} is set by ${ms}`);
    this.#skew += ms;
  }

  /** The server stands still, and all its messages wait. */
  sleep(ms: number): void {
    const { world } = this.#in;
    if (!this.isAwake) return;
    world.note(`server ${this.own.at} stands still for ${ms}`);
    this.#wakesAt = world.now + ms;
    this.unsteady(ms);
    if (!this.own.countsSleep) this.#slept += ms;
    world.at(ms, () => {
      for (const work of this.#waiting.splice(0)) world.at(0, work);
    });
  }

  /** The server has a trouble for this time, in milliseconds. */
  unsteady(ms: number): void {
    this.steadySince = Math.max(this.steadySince, this.#in.world.now + ms);
  }

  start(): void {
    if (this.#run !== undefined) return;
    const { world, listeners, startAgain } = this.#in;
    world.note(`server ${this.own.at} starts`);
    const isSteady = () => run.alive && this.steadySince < world.now - STEADY_MS;
    const run: Run = {
      alive: true,
      listens: false,
      services: undefined,
      door: undefined,
      isSteady,
    };
    this.#run = run;
    this.unsteady(0);
    this.#begin(run).catch((error: unknown) => {
      if (this.#run !== run) return;
      if (!(error instanceof StorageError)) listeners.fault(`no start: ${(error as Error).stack}`);
      this.kill();
      world.at(5_000, () => startAgain(this));
    });
  }

  kill(): void {
    const run = this.#run;
    if (run === undefined) return;
    const { world, air, listeners, ended } = this.#in;
    world.note(`server ${this.own.at} is killed`);
    run.alive = false;
    this.#run = undefined;
    air.died(this.own.at);
    if (run.door !== undefined) listeners.died(run.door, run);
    ended();
  }

  /** The server ends in the regular way. */
  async stop(): Promise<void> {
    const run = this.#run;
    const { services } = this;
    if (run === undefined || services === undefined) return this.kill();
    const { world } = this.#in;
    world.note(`server ${this.own.at} is stopped`);
    await Promise.race([services.drain(), world.sleep(5_000)]);
    if (!run.alive) return;
    await Promise.race([services.close(), world.sleep(30_000)]);
    if (run.alive) this.kill();
  }

  async #begin(run: Run): Promise<void> {
    const { world, chance, database, air, settings, isCalm, newRun, watched } = this.#in;
    const { at, role, pace, countsSleep } = this.own;
    const enter = (work: () => void) => {
      if (!run.alive) return;
      if (this.isAwake) work();
      else this.#waiting.push(() => enter(work));
    };
    const after: Clock['after'] = (ms, work) => world.at(ms, () => enter(work));
    const elapsed = () => (world.now - (countsSleep ? 0 : this.#slept)) * pace;
    const health = new StorageHealth();
    let shared: DatabaseClock | undefined;
    const client: Client = {
      at,
      enter,
      isAlive: () => run.alive,
      listeners: {
        sent: (message) => run.services?.sent(message),
        failed: (fault, _, writes) => health.failed(fault, writes),
        wrote: () => health.wrote(),
        time: (now) => shared?.heard(now),
        away: (isAway) => {
          health.away(isAway);
          run.services?.cutOff(isAway);
        },
        lost: () => undefined,
      },
    };
    const wall = () => settings.begins + world.now + this.#skew;
    const isOwn = settings.hasOwnTime === true;
    shared = isOwn
      ? undefined
      : await DatabaseClock.of(() => database.time(client), elapsed, after);
    const now = shared?.now ?? steadyClock(wall, elapsed);
    const clock = { now, after };
    const behind = (table: string) => run.services?.behind(table);
    const hub = settings.hub?.(run, behind) ?? new Hub(behind);
    const mounted = database.mount(client);
    const storage = watched.storage(at, settings.storage?.(mounted) ?? mounted);
    const number = newRun();
    const thinking = { world, chance, enter, fails: () => (isCalm() ? 0 : settings.rulesFail) };
    const services = makeServices({
      settings: SETTINGS,
      health,
      hub,
      clock,
      elapsed,
      log: LOG,
      storage,
      rules: simulatedRules(thinking),
      botPool: simulatedBots({ ...thinking, longestMs: LONGEST_THOUGHT_MS }),
      carrier: settings.carrier?.(number, run, now),
      mailer: settings.mailer?.(run),
      slowHash: async (secret, salt) => sha256(`${salt}:${secret}`),
      windowMs: 20_000,
      beatMs: settings.beatMs,
      others: { bus: air.bus(at, enter), role, mostBots: 2, lookMs: settings.lookMs },
    });
    settings.services?.(services);
    watched.services(services);
    run.services = services;
    run.door = sleepy(new Door(services.needs), enter);
    await services.start();
    run.listens = true;
  }
}

/** The door of a server that may stand still. */
function sleepy(door: Door, enter: (work: () => void) => void): Doorway {
  return {
    ask: (request) =>
      new Promise<Response>((resolve, reject) =>
        enter(() => {
          door.ask(request).then(resolve, reject);
        }),
      ),
    open: (request, outlet) => {
      const refused = Promise.withResolvers<Response | undefined>();
      let opened: ReturnType<Door['open']> | undefined;
      let isClosed = false;
      enter(() => {
        if (isClosed) return;
        opened = door.open(request, outlet);
        opened.refused.then(refused.resolve, refused.reject);
      });
      const close = () => {
        isClosed = true;
        enter(() => opened?.close());
      };
      return { close, refused: refused.promise };
    },
  };
}
