import { drawFrom } from '../../src/identity/secrets.ts';
import type { SentMessage } from '../../src/storage/contract.ts';
import type { Call } from '../../src/storage/sqlite/calls.ts';
import { AheadLaws } from './ahead-laws.ts';
import { Chance } from './chance.ts';
import { Mailbox } from './channels.ts';
import { ClockLaws } from './clock-laws.ts';
import type { Company, Habits, Leaning } from './company.ts';
import { Consents } from './consents.ts';
import { Disk, type Promised } from './disk.ts';
import { ErasingLaws, isErasing } from './erasing-laws.ts';
import { HearingLaws } from './hearing.ts';
import { InvitationLaws } from './invitation-laws.ts';
import { KeyLaws } from './key-laws.ts';
import { Laws } from './laws.ts';
import { Ledger } from './ledger.ts';
import { LetBacks } from './let-backs.ts';
import { Looking } from './looking.ts';
import {
  type Gap,
  Machine,
  type MachineListeners,
  type MachineSettings,
  type Site,
} from './machine.ts';
import { CALM, Network, type Weather } from './network.ts';
import { NodeLaws } from './node-laws.ts';
import { Nodes, UNCOUNTED_MS } from './nodes.ts';
import { Operator } from './operator.ts';
import { PeopleLaws } from './people-laws.ts';
import { Person } from './person.ts';
import { planOf } from './plan.ts';
import { Program } from './program.ts';
import { SeatLaws } from './seat-laws.ts';
import { TellingLaws } from './telling.ts';
import { Watcher } from './watcher.ts';
import { World } from './world.ts';

/** A planted mistake. The laws must find it; otherwise the simulation is of no use. */
export interface Flaw {
  readonly promised?: Promised;
  readonly storage?: MachineSettings['storage'];
  readonly services?: MachineSettings['services'];
  readonly isBlind?: boolean;
  readonly hasOwnTime?: boolean;
  readonly lookMs?: number;
  /** Events to be made more frequent, if the mistake is rarely found without that. */
  readonly leaning?: Leaning;
  /** Statements that run on the empty database. */
  readonly sql?: string;
  /** Done to the database before each call of one of several servers. */
  readonly before?: (disk: Disk, call: Call) => void;
}

export interface Simulated {
  /** A hash of all events; equal for equal seeds. */
  readonly history: string;
  /** The violations of laws; at most one, since the simulation ends with the first. */
  readonly faults: readonly string[];
  readonly lines: readonly string[];
  readonly counts: Readonly<Record<string, number>>;
}

/** The interval at which the laws about several servers are checked, in milliseconds. */
const NODES_LOOKED_MS = 5_000;
/** The world is at rest if nothing has happened for this time, in milliseconds. */
const REST_MS = 120_000;
/** Without faults people need at most this time to finish their games, in milliseconds. */
const LONGEST_END_MS = 6 * 3_600_000;

/**
 * Simulates a server with many clients, from the first request until all games are finished.
 * Everything follows from the seed.
 */
export async function simulate(seed: number, flaw: Flaw = {}): Promise<Simulated> {
  const chance = new Chance(seed);
  const before = drawFrom((bytes) => chance.bytes(bytes));
  try {
    return await run(seed, flaw, chance.fork());
  } finally {
    drawFrom(before);
  }
}

async function run(seed: number, flaw: Flaw, chance: Chance): Promise<Simulated> {
  const { leaning = {} } = flaw;
  const plan = planOf(seed, chance.fork(), leaning);
  const world = new World();
  const ledger = new Ledger();
  const faults: string[] = [];
  const fault = (why: string) => {
    world.note(`FAULT ${why}`);
    faults.push(why);
  };
  const disk = new Disk(world, chance.fork(), flaw.promised);
  if (flaw.sql !== undefined) disk.exec(flaw.sql);
  disk.before = (call) => flaw.before?.(disk, call);
  const uncountedMs = leaning.nodes === undefined ? 0 : UNCOUNTED_MS;
  const clocks = new ClockLaws(disk, plan.isClockRight, uncountedMs);
  const letBacks = new LetBacks(disk);
  const [laws, hearing] = [new Laws(disk, ledger, clocks), new HearingLaws(disk, letBacks)];
  const consents = new Consents(disk);
  const seats = new SeatLaws(disk, ledger, letBacks);
  const looking = new Looking(world);
  const telling = new TellingLaws(world, disk, chance.fork(), plan.isClockRight, looking, fault);
  const invitations = new InvitationLaws(world, disk, fault, leaning.nodes === undefined ? 1 : 2);
  const erasing = new ErasingLaws(world, disk, ledger, looking, fault);
  const mailbox = new Mailbox(world);
  const aheads = new AheadLaws(disk, ledger);
  const samples: SentMessage[] = [];
  const sampled = chance.fork();
  const { storage, services, isBlind, hasOwnTime, lookMs } = flaw;
  const settings: MachineSettings = {
    ...plan.machine,
    hub: (server, isBehind) => looking.hub(server, isBehind),
    carrier: (run, process, date) =>
      erasing.around(invitations.around(telling.carrier(run, process, date))),
    mailer: (process) => mailbox.mailer(process),
    ...(storage === undefined ? {} : { storage }),
    ...(services === undefined ? {} : { services }),
    ...(isBlind === undefined ? {} : { isBlind }),
    ...(hasOwnTime === undefined ? {} : { hasOwnTime }),
    ...(lookMs === undefined ? {} : { lookMs }),
  };
  const listeners: MachineListeners = {
    sent: (message) => {
      world.note(`! ${message.table} ${message.kind} ${message.texts[0].slice(0, 200)}`);
      hearing.sent(message).forEach(fault);
      aheads.sent(message).forEach(fault);
      erasing.sent(message);
      consents.sent(message, site.date + site.skew).forEach(fault);
      if (plan.isClockRight) laws.told(message, site.date);
      if (message.kind === 'segment' && sampled.happens(0.05)) samples.push(message);
      several?.laws.sent(message);
    },
    fault,
    died: (door, server) => {
      // If one of several servers did not send a message, the others send it.
      if (several === undefined) hearing.died();
      looking.died(server);
      network.died(door);
    },
  };
  const made = chance.fork();
  const several =
    leaning.nodes === undefined
      ? undefined
      : severalOf(leaning.nodes, { world, made, disk, settings, listeners });
  const machine = new Machine(world, made, disk, settings, listeners);
  const site: Site = several?.nodes ?? machine;
  const belongings = new PeopleLaws(disk);
  const keys = new KeyLaws(disk);
  disk.written = (calls, by) => {
    seats.written(calls, world.now).forEach(fault);
    belongings.written(calls).forEach(fault);
    keys.written(calls).forEach(fault);
    aheads.written(calls).forEach(fault);
    invitations.written(calls);
    erasing.written(calls);
    for (const call of calls) {
      if (isErasing(call)) laws.forget((call.args[0] as { readonly table: string }).table);
    }
    const known = site.knows(by);
    if (known !== undefined) clocks.written(calls, known).forEach(fault);
  };
  const network = new Network(
    world,
    site,
    fault,
    (request) => several?.laws.looked(request) ?? ignored,
  );
  const calm = Promise.withResolvers<void>();
  let [isOver, numbers] = [false, 0];
  const weathers: { -readonly [K in keyof Weather]: Weather[K] }[] = [];
  const calmable = (habits: Habits) => {
    const weather = company.isCalm ? { ...CALM } : { ...habits.weather };
    weathers.push(weather);
    return { ...habits, weather };
  };
  const live = (client: Person | Program | Watcher) => {
    client.live(() => isOver).catch((error) => fault(error.stack));
  };
  const people: Person[] = [];
  const programs = chance.fork();
  const company: Company = {
    world,
    network,
    ledger,
    consents,
    letBacks,
    mailbox,
    invitations,
    erasing,
    toErase: [],
    hasOperator: plan.hasOperator,
    losesCookies: plan.losesCookies,
    refusesSeats: plan.refusesSeats,
    takesSeats: plan.takesSeats,
    disk,
    links: [],
    isCalm: false,
    calmed: calm.promise,
    fault,
    paceMs: plan.paceMs,
    leaning,
    newTable: plan.newTable,
    mostTables: plan.mostTables,
    heard: (heard) => hearing.heard(heard).forEach(fault),
    newNumber: () => ++numbers,
    comeAgain: (name, habits, lost) => {
      const person = new Person(name, company, calmable(habits), programs.fork());
      person.lost = lost;
      people.push(person);
      live(person);
    },
    beginProgram: (token, table, of, habits) => {
      hearing.begins(token, table);
      live(new Program(token, table, of, company, calmable(habits), programs.fork()));
    },
  };
  for (const { further, ...habits } of plan.people) {
    const name = `person ${people.length + 1}`;
    const person = new Person(name, company, calmable(habits), chance.fork());
    people.push(person);
    if (further === undefined) continue;
    people.push(new Person(name, company, calmable(further), chance.fork(), person));
  }
  const watchers = plan.watchers.map(
    (habits, at) => new Watcher(`watcher ${at + 1}`, company, calmable(habits), chance.fork()),
  );
  for (const client of [...people, ...watchers]) live(client);

  // From here on faults happen.
  site.start();
  const lookAgain = () => {
    several?.laws.look();
    if (several !== undefined && !isOver) world.at(NODES_LOOKED_MS, lookAgain);
  };
  lookAgain();
  const troubles = chance.fork();
  const trouble = () => {
    if (company.isCalm) return;
    if (several !== undefined) {
      ledger.count(several.nodes.trouble(troubles, leaning.trouble));
      world.at(troubles.delay(plan.troubleMs) + 1_000, trouble);
      return;
    }
    const { kind, ms } = plan.trouble(troubles);
    ledger.count(kind);
    if (kind === 'full disk') disk.fullUntil = world.now + ms;
    else if (kind === 'clock') machine.setClock(ms);
    else if (kind === 'sleep') machine.sleep(ms);
    else {
      const goOn = () => {
        laws.look(machine.date).forEach(fault);
        world.at(ms, () => machine.start());
      };
      const end = () => {
        machine.kill(kind === 'power cut');
        goOn();
      };
      if (kind === 'stop') machine.stop().then(goOn, (error) => fault(error.stack));
      // Data that are being stored are in the most danger, so most kills come then.
      else if (troubles.happens(0.7)) disk.whenNextWritten(end);
      else end();
    }
    world.at(troubles.delay(plan.troubleMs) + 1_000, trouble);
  };
  world.at(plan.troubleMs, trouble);
  if (plan.hasOperator) {
    const operator = new Operator(site, company, chance.fork());
    operator.live().catch((error) => fault(error.stack));
  }
  for (let looked = 0; looked < 10 && faults.length === 0; looked++) {
    await world.run(world.now + plan.lasts / 10);
    laws.look(site.date).forEach(fault);
    erasing.look();
    if (plan.isClockRight && site.knows(0) !== undefined) {
      telling.look(site.date, (since) => downSince(site, since)).forEach(fault);
    }
  }

  // From here on no faults happen, and people finish their games.
  world.note('calm');
  company.isCalm = true;
  calm.resolve();
  disk.fullUntil = 0;
  disk.whenNextWritten(undefined);
  site.isCalm = true;
  for (const weather of weathers) Object.assign(weather, CALM);
  site.start();
  const ends = world.now + LONGEST_END_MS;
  const isDone = () => disk.tables().every((id) => disk.isAtRest(id));
  while (faults.length === 0 && world.now < ends && !isDone()) {
    await world.run(world.now + 30_000);
    // A program whose token still works would never let a game end.
    laws.tokens().forEach(fault);
  }
  if (faults.length === 0) {
    await world.run(world.now + REST_MS);
    isOver = true;
    const compared = Promise.all([
      ...[...people, ...watchers].map((client) => client.compare()),
      ...people.map((person) => person.compareDevices()),
    ]);
    compared.catch((error) => fault(error.stack));
    await world.run(world.now + REST_MS);
    laws.look(site.date).forEach(fault);
    laws.end(site.date + site.skew).forEach(fault);
    several?.laws.end();
    erasing.look();
    for (const sample of samples) laws.honest(sample).forEach(fault);
    // If the clock of the machine was set back, notices come later.
    if (plan.isClockRight) keys.end(telling.news).forEach(fault);
    if (plan.isClockRight) {
      const { begins, beatMs } = plan.machine;
      const dated = ({ from, to }: Gap) => ({ from: begins + from, to: begins + to });
      clocks.charged(site.gaps.map(dated), 2 * beatMs).forEach(fault);
    }
  }
  site.kill(false);
  const counts = {
    ...ledger.counts,
    events: world.events,
    requests: network.requests,
    writes: disk.writes,
    starts: site.starts,
    tables: disk.tables().length,
    told: telling.told,
    'the database found again': several?.nodes.database.found ?? 0,
    ...(several?.nodes.isSplit === true ? { 'bots apart': 1 } : {}),
    newsOfKeys: keys.told,
    hours: Math.round(world.now / 3_600_000),
  };
  disk.close();
  return { history: world.history, faults, lines: world.lastLines, counts };
}

interface Several {
  readonly nodes: Nodes;
  readonly laws: NodeLaws;
}

/** Several servers with their laws. */
function severalOf(
  count: number,
  parts: {
    readonly world: World;
    readonly made: Chance;
    readonly disk: Disk;
    readonly settings: MachineSettings;
    readonly listeners: MachineListeners;
  },
): Several {
  const { world, made, disk, settings, listeners } = parts;
  const nodes: Nodes = new Nodes(world, made, disk, count, settings, listeners, {
    services: (services) => laws.watch(services),
    storage: (by, storage) => laws.storage(by, storage),
  });
  const laws = new NodeLaws(world, disk, nodes, listeners.fault);
  return { nodes, laws };
}

const ignored = () => undefined;

/** The time without a server since a date of the machine, in milliseconds. */
function downSince(site: Site, since: number): number {
  const begins = site.date - site.ran;
  return site.gaps
    .map(({ from, to }) => Math.max(0, begins + to - Math.max(since, begins + from)))
    .reduce((sum, ms) => sum + ms, 0);
}
