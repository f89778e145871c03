import { type AnyGame, hasSeat, Moves } from '@pangaea/rules/kernel';
import type { Thinker } from '../../src/bots/pool.ts';
import { type Clock, steadyClock } from '../../src/clock.ts';
import { sha256 } from '../../src/identity/secrets.ts';
import { makeLog } from '../../src/log.ts';
import type { Carrier } from '../../src/notices/message.ts';
import type { OperatorNeeds } from '../../src/operator/command.ts';
import type { Mailer } from '../../src/outgoing/mail.ts';
import { ruleDoer } from '../../src/rules/doer.ts';
import type { Asked } from '../../src/rules/jobs.ts';
import { type Rules, RulesUnavailable } from '../../src/rules/pool.ts';
import { makeServices, type Services } from '../../src/services.ts';
import { type SentMessage, type Storage, StorageError } from '../../src/storage/contract.ts';
import { StorageHealth } from '../../src/storage/health.ts';
import { Hub } from '../../src/stream/hub.ts';
import { findGame } from '../all-games.ts';
import type { Chance } from './chance.ts';
import type { KnownTimes } from './clock-laws.ts';
import type { Disk } from './disk.ts';
import { Door } from './door.ts';
import type { World } from './world.ts';

/** From one moment to another no server ran, by the time of the world. */
export interface Gap {
  readonly from: number;
  readonly to: number;
}

/** A jump of the clock, as it is done to a machine or seems to it when it has slept. */
export interface Jump {
  /** By the time of the world. */
  readonly at: number;
  readonly mayCost: number;
}

/** A server does not take less for a jump, see `time/uptime.ts`. */
const JUMP_MS = 5_000;

export interface MachineSettings {
  /** The date of the beginning, in milliseconds since 1970. */
  readonly begins: number;
  /** How often the server notes that it runs. */
  readonly beatMs: number;
  /** How often the rules give no answer. */
  readonly rulesFail: number;
  /** What the system says of the time that passes counts what the machine slept, as some do. */
  readonly countsSleep: boolean;
  /** The server does not see that its clock jumps, nor that it stood still. */
  readonly isBlind?: boolean;
  /** A server that is not as it should be. */
  readonly storage?: (storage: Storage) => Storage;
  readonly services?: (services: Services) => void;
  /** The streams of a run of the server. */
  readonly hub?: () => Hub;
  /** What a run of the server sends notices with. */
  readonly carrier?: (
    run: number,
    process: { readonly alive: boolean },
    date: () => number,
  ) => Carrier;
  /** The same with mail that is no notice. */
  readonly mailer?: (process: { readonly alive: boolean }) => Mailer;
}

export interface MachineListeners {
  /** A message is durable and goes out. */
  sent(message: SentMessage): void;
  /** The process is gone, and with it every connection. */
  died(): void;
  /** The server does what it never may. */
  fault(why: string): void;
}

const LOG = makeLog('silent');
const SETTINGS = {
  publicUrl: undefined,
  adminMail: undefined,
  keepDays: 0,
  maxTables: 1_000,
  tablesPerHour: 1_000,
  windowSeconds: 20,
} as const;

/** One run of the server. Once it is dead nothing that it began goes on. */
interface Process {
  alive: boolean;
  /** It listens: not before it knows when no server ran. */
  listens: boolean;
  readonly door: Door;
  readonly services: Services;
}

/** The machine that the server runs on: its clock, its disk, and one process after the other. */
export class Machine {
  readonly #world: World;
  readonly #chance: Chance;
  readonly #disk: Disk;
  readonly #settings: MachineSettings;
  readonly #listeners: MachineListeners;
  #process: Process | undefined;
  /** How wrong the clock goes, in milliseconds. */
  skew = 0;
  /** How long the machine slept; by the time of the world it takes no time. */
  #slept = 0;
  /** When the clock jumped, by how long, and the most of it that anybody may be charged for. */
  readonly jumps: Jump[] = [];
  /** When no server ran. */
  readonly gaps: Gap[] = [];
  #diedAt: number | undefined;
  starts = 0;
  /** From now on nothing fails by itself. */
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

  /** Where requests go; nothing while no server listens. */
  get door(): Door | undefined {
    return this.#process?.listens === true ? this.#process.door : undefined;
  }

  /** For the commands of whoever runs the server; nothing while none runs. */
  get operated(): OperatorNeeds | undefined {
    return this.#process?.services.operator;
  }

  /** What time the server has, and when it knows that none ran; nothing while no server runs. */
  get knows(): KnownTimes | undefined {
    const { now, down } = this.#process?.services.needs ?? {};
    if (now === undefined || down === undefined) return undefined;
    return { now: now(), down: down(), lived: this.lived, jumps: this.jumps };
  }

  /** What the clock on the wall says, if it goes right. */
  get date(): number {
    return this.#settings.begins + this.#world.now;
  }

  /** The time of the world. */
  get ran(): number {
    return this.#world.now;
  }

  /** How long a server has run in all, by the time of the world. */
  get lived(): number {
    const since = this.#diedAt ?? this.#world.now;
    return since - this.gaps.reduce((sum, { from, to }) => sum + to - from, 0);
  }

  /** Somebody sets the clock. */
  setClock(ms: number): void {
    this.#world.note(`the clock is set by ${ms}`);
    this.skew += ms;
    this.jumps.push({ at: this.#world.now, mayCost: ms > JUMP_MS ? 0 : Math.max(0, ms) });
  }

  /** The machine sleeps, and with it the server; nobody else notices how long. */
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
      // Whoever watches over it starts it again.
      this.kill(false);
      this.#world.at(5_000, () => this.start());
    });
  }

  /** Without a warning. @param power the machine as well: the disk has only what was synced */
  kill(power: boolean): void {
    const process = this.#process;
    if (process === undefined) return;
    this.#world.note(power ? 'the power is cut' : 'the server is killed');
    this.#disk.crash(power);
    this.#end(process);
  }

  /** As it is asked to end. */
  async stop(): Promise<void> {
    const process = this.#process;
    if (process === undefined) return;
    this.#world.note('the server is stopped');
    await process.services.close();
    if (this.#process !== process) return;
    // Those that wait for an answer get none; what is being written is written.
    this.#disk.crash(false);
    this.#end(process);
  }

  #end(process: Process): void {
    process.alive = false;
    this.#process = undefined;
    this.#diedAt = this.#world.now;
    this.#listeners.died();
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
      rules: this.#rules(process),
      botPool: this.#bots(process),
      carrier: this.#settings.carrier?.(this.starts, process, clock.now),
      mailer: this.#settings.mailer?.(process),
      slowHash: async (secret, salt) => sha256(`${salt}:${secret}`),
      windowMs: 20_000,
      beatMs: beats,
    });
    this.#settings.services?.(services);
    return Object.assign(process, { listens: false, door: new Door(services.needs), services });
  }

  /** The rules as they are, but after a while, and now and then not at all. */
  #rules(process: { readonly alive: boolean }): Rules {
    const answer = ruleDoer();
    return {
      ask: (job, request) =>
        new Promise((resolve, reject) => {
          const asked = structuredClone({ job, request }) as Asked;
          this.#world.at(this.#chance.delay(2), () => {
            if (!process.alive) return;
            if (!this.isCalm && this.#chance.happens(this.#settings.rulesFail)) {
              reject(new RulesUnavailable('rules-deadline'));
            } else resolve(answer(asked) as never);
          });
        }),
    };
  }

  /** Bots that play anything, and at times nothing, or nonsense. */
  #bots(process: { readonly alive: boolean }): Thinker {
    return {
      think: ({ game, seat, position }) =>
        new Promise((resolve) => {
          const chance = this.#chance.fork();
          this.#world.at(20 + chance.delay(400), () => {
            if (!process.alive) return;
            const said = chance.weighed([
              [48, () => anyCommand(findGame(game), JSON.parse(position), seat, chance)],
              [1, () => 'nonsense'],
              [1, () => undefined],
            ]);
            const command = said();
            resolve(command === undefined ? undefined : [command]);
          });
        }),
    };
  }
}

const MOVES = new Moves();

/** Some command that a seat may give in a position as it is told of. */
function anyCommand(
  game: AnyGame | undefined,
  position: unknown,
  seat: number,
  chance: Chance,
): string | undefined {
  const state = game?.fromJson(position);
  if (game === undefined || state?.ok !== true) throw new Error('no such position');
  return commandAt(game, state.value, seat, chance);
}

/**
 * Some command that a seat may give in a state.
 * @param isForeign whether the state is the view of another seat: one whose hand is hidden may have nothing to do there
 */
export function commandAt(
  game: AnyGame,
  state: unknown,
  seat: number,
  chance: Chance,
  isForeign = false,
): string | undefined {
  if (!hasSeat(game.deciders(state), seat)) return undefined;
  const count = game.legal(state, seat, MOVES);
  if (count === 0 && isForeign) return undefined;
  if (count === 0) throw new Error(`seat ${seat} must decide and can do nothing`);
  return game.notation.print(state, MOVES.at(chance.below(count)));
}
