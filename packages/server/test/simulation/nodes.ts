import type { OperatorNeeds } from '../../src/operator/command.ts';
import { Air } from './air.ts';
import type { Chance } from './chance.ts';
import type { KnownTimes } from './clock-laws.ts';
import type { Disk } from './disk.ts';
import type { Doorway } from './door.ts';
import type { Gap, MachineListeners, MachineSettings, Site } from './machine.ts';
import { Node, type Watched } from './node.ts';
import { SharedDatabase } from './shared-database.ts';
import type { World } from './world.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
/** Time without any server counts as time if it is shorter than this, in milliseconds. */
export const UNCOUNTED_MS = 25 * SECOND;

/** Several servers on one database, each on its own machine. */
export class Nodes implements Site {
  readonly #world: World;
  readonly #routes: Chance;
  readonly #disk: Disk;
  readonly #settings: MachineSettings;
  readonly database: SharedDatabase;
  readonly #air: Air;
  readonly nodes: readonly Node[];
  readonly gaps: Gap[] = [];
  readonly skew = 0;
  /** Whether one of the servers is only for bots. */
  readonly isSplit: boolean;
  #downSince: number | undefined = 0;
  #databaseSince = 0;
  starts = 0;
  #isCalm = false;

  constructor(
    world: World,
    chance: Chance,
    disk: Disk,
    count: number,
    settings: MachineSettings,
    listeners: MachineListeners,
    watched: Watched,
  ) {
    this.#world = world;
    this.#routes = chance.fork();
    this.#disk = disk;
    this.#settings = settings;
    this.database = new SharedDatabase(
      world,
      chance.fork(),
      disk,
      settings.begins,
      listeners.fault,
    );
    this.database.committed = (message) => listeners.sent(message);
    this.#air = new Air(world, chance.fork());
    this.isSplit = chance.happens(0.3);
    const roleOf = (at: number) => (!this.isSplit ? 'both' : at === count - 1 ? 'bots' : 'web');
    this.nodes = Array.from({ length: count }, (_, at) => {
      const own = {
        at,
        role: roleOf(at),
        skew: chance.between(-MINUTE, MINUTE),
        pace: 1 + chance.between(-200, 200) / 1_000_000,
        countsSleep: chance.happens(0.5),
      } as const;
      return new Node(own, {
        world,
        chance: chance.fork(),
        database: this.database,
        air: this.#air,
        settings,
        listeners,
        ended: () => this.#noteGaps(),
        startAgain: (node) => this.#start(node),
        isCalm: () => this.#isCalm,
        newRun: () => ++this.starts,
        watched,
      });
    });
  }

  get date(): number {
    return this.#settings.begins + this.#world.now;
  }

  get ran(): number {
    return this.#world.now;
  }

  get isCalm(): boolean {
    return this.#isCalm;
  }

  set isCalm(isCalm: boolean) {
    this.#isCalm = isCalm;
    this.#air.isCalm = isCalm;
    this.database.whenNextWritten(undefined);
  }

  /** The time since which the database accepts all writes, in the time of the world. */
  get databaseSince(): number {
    return Math.max(this.#databaseSince, this.#disk.fullUntil);
  }

  /** The door of a random server that listens; sometimes of one that does not. */
  next(): Doorway | undefined {
    const visited = this.nodes.filter(({ own }) => own.role !== 'bots');
    const listening = visited.filter(({ door }) => door !== undefined);
    const isAny = listening.length === 0 || (!this.#isCalm && this.#routes.happens(0.02));
    return this.#routes.pick(isAny ? visited : listening).door;
  }

  has(door: Doorway): boolean {
    return this.nodes.some((node) => node.door === door);
  }

  get operated(): OperatorNeeds | undefined {
    const awake = this.nodes.filter((node) => node.services !== undefined && node.isAwake);
    return awake.length === 0 ? undefined : this.#routes.pick(awake).services?.operator;
  }

  knows(by: number): KnownTimes | undefined {
    const node = this.nodes[by];
    if (node.services === undefined || !node.isAwake) return undefined;
    const { now, down } = node.services.needs;
    return { now: now(), down: down(), lived: this.#lived(), jumps: [], lateMs: MINUTE };
  }

  start(): void {
    for (const node of this.nodes) this.#start(node);
  }

  kill(): void {
    for (const node of this.nodes) node.kill();
  }

  /**
   * Makes a random trouble.
   * @param mostly a kind of trouble that is more frequent than all others
   * @returns the kind of the trouble
   */
  trouble(troubles: Chance, mostly?: string): string {
    const { database } = this;
    const node = troubles.pick(this.nodes);
    const most = troubles.pick([5 * SECOND, 20 * SECOND, 2 * MINUTE]);
    const ms = troubles.below(most);
    const later = () => {
      this.#world.at(troubles.happens(0.2) ? ms : troubles.below(5 * SECOND), () => this.start());
    };
    const kinds: Readonly<Record<string, () => void>> = {
      'a server killed': () => {
        const kill = (at: number) => {
          this.nodes[at].kill();
          later();
        };
        if (troubles.happens(0.7)) database.whenNextWritten(kill);
        else kill(node.own.at);
      },
      'a server stopped': () => void node.stop().then(later),
      'a server stands still': () => node.sleep(ms),
      'a server cut off': () => this.#air.cut(node.own.at, ms, troubles.happens(0.5)),
      'a server far from the database': () => {
        database.stall(node.own.at, ms);
        node.unsteady(ms + SECOND);
      },
      'a clock set': () => node.setClock(troubles.between(-10 * MINUTE, 10 * MINUTE)),
      'full disk': () => {
        this.#disk.fullUntil = this.#world.now + ms;
        // No server can renew its claims of work.
        for (const each of this.nodes) each.unsteady(ms);
      },
      'the database ends': () => {
        const downMs = troubles.below(20 * SECOND);
        database.end(downMs);
        this.#databaseSince = this.#world.now + downMs;
        // Each server notices within a second that the database is gone, and finds it within
        // another second after its return.
        for (const each of this.nodes) each.unsteady(downMs + 2 * SECOND);
      },
      'all servers killed': () => {
        this.kill();
        later();
      },
    };
    const kind = troubles.weighed(
      Object.keys(kinds).map(
        (each) => [each === mostly ? 30 : (WEIGHTS[each] ?? 1), each] as const,
      ),
    );
    kinds[kind]();
    return kind;
  }

  #start(node: Node): void {
    if (node.isUp) return;
    if (this.#downSince !== undefined) {
      this.gaps.push({ from: this.#downSince, to: this.#world.now });
      this.#downSince = undefined;
    }
    node.start();
  }

  #noteGaps(): void {
    if (this.nodes.every(({ isUp }) => !isUp)) this.#downSince ??= this.#world.now;
  }

  /** The total time in which a server ran, as the servers count it. */
  #lived(): number {
    const long = this.gaps.filter(({ from, to }) => to - from > UNCOUNTED_MS);
    return this.#world.now - long.reduce((sum, { from, to }) => sum + to - from, 0);
  }
}

const WEIGHTS: Readonly<Record<string, number>> = {
  'a server killed': 6,
  'a server stopped': 2,
  'a server stands still': 4,
  'a server cut off': 3,
  'a server far from the database': 3,
};
