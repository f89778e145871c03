import { drawFrom } from '../../src/identity/secrets.ts';
import type { SentMessage } from '../../src/storage/contract.ts';
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
import { type Gap, Machine, type MachineSettings } from './machine.ts';
import { CALM, Network, type Weather } from './network.ts';
import { Operator } from './operator.ts';
import { PeopleLaws } from './people-laws.ts';
import { Person } from './person.ts';
import { planOf } from './plan.ts';
import { Program } from './program.ts';
import { SeatLaws } from './seat-laws.ts';
import { TellingLaws } from './telling.ts';
import { Watcher } from './watcher.ts';
import { World } from './world.ts';

/** A server that is not as it should be: a simulation that finds nothing wrong with it is worth nothing. */
export interface Flaw {
  readonly promised?: Promised;
  readonly storage?: MachineSettings['storage'];
  readonly services?: MachineSettings['services'];
  readonly isBlind?: boolean;
  /** Where it would rarely be met otherwise. */
  readonly leaning?: Leaning;
  /** Done to an empty database. */
  readonly sql?: string;
}

export interface Simulated {
  /** The same for the same seed. */
  readonly history: string;
  /** What was not as it must be; nothing after the first. */
  readonly faults: readonly string[];
  readonly lines: readonly string[];
  readonly counts: Readonly<Record<string, number>>;
}

/** The world has come to rest when nothing has happened for so long. */
const REST_MS = 120_000;
/** People come to an end in no more time than this, when nothing is in their way. */
const LONGEST_END_MS = 6 * 3_600_000;

/** A server with many clients, from the first request until all is quiet: everything that happens follows from the seed. */
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
  const clocks = new ClockLaws(disk, plan.isClockRight);
  const letBacks = new LetBacks(disk);
  const [laws, hearing] = [new Laws(disk, ledger, clocks), new HearingLaws(disk, letBacks)];
  const consents = new Consents(disk);
  const seats = new SeatLaws(disk, ledger, letBacks);
  const looking = new Looking(world);
  const telling = new TellingLaws(world, disk, chance.fork(), plan.isClockRight, looking, fault);
  const invitations = new InvitationLaws(world, disk, fault);
  const erasing = new ErasingLaws(world, disk, ledger, looking, fault);
  const mailbox = new Mailbox(world);
  const aheads = new AheadLaws(disk, ledger);
  const samples: SentMessage[] = [];
  const sampled = chance.fork();
  const { storage, services, isBlind } = flaw;
  const machine = new Machine(
    world,
    chance.fork(),
    disk,
    {
      ...plan.machine,
      hub: () => looking.hub(),
      carrier: (run, process, date) =>
        erasing.around(invitations.around(telling.carrier(run, process, date))),
      mailer: (process) => mailbox.mailer(process),
      ...(storage === undefined ? {} : { storage }),
      ...(services === undefined ? {} : { services }),
      ...(isBlind === undefined ? {} : { isBlind }),
    },
    {
      sent: (message) => {
        world.note(`! ${message.table} ${message.kind} ${message.texts[0].slice(0, 200)}`);
        hearing.sent(message).forEach(fault);
        aheads.sent(message).forEach(fault);
        erasing.sent(message);
        consents.sent(message, machine.date + machine.skew).forEach(fault);
        if (plan.isClockRight) laws.told(message, machine.date);
        if (message.kind === 'segment' && sampled.happens(0.05)) samples.push(message);
      },
      fault,
      died: () => {
        hearing.died();
        looking.died();
        network.died();
      },
    },
  );
  const belongings = new PeopleLaws(disk);
  const keys = new KeyLaws(disk);
  disk.written = (calls) => {
    seats.written(calls, world.now).forEach(fault);
    belongings.written(calls).forEach(fault);
    keys.written(calls).forEach(fault);
    aheads.written(calls).forEach(fault);
    invitations.written(calls);
    erasing.written(calls);
    for (const call of calls) {
      if (isErasing(call)) laws.forget((call.args[0] as { readonly table: string }).table);
    }
    if (machine.knows !== undefined) clocks.written(calls, machine.knows).forEach(fault);
  };
  const network = new Network(world, machine, fault);
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

  // In the world things go wrong.
  machine.start();
  const troubles = chance.fork();
  const trouble = () => {
    if (company.isCalm) return;
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
      // The worst moments are those in which something is stored.
      else if (troubles.happens(0.7)) disk.whenNextWritten(end);
      else end();
    }
    world.at(troubles.delay(plan.troubleMs) + 1_000, trouble);
  };
  world.at(plan.troubleMs, trouble);
  if (plan.hasOperator) {
    const operator = new Operator(machine, company, chance.fork());
    operator.live().catch((error) => fault(error.stack));
  }
  for (let looked = 0; looked < 10 && faults.length === 0; looked++) {
    await world.run(world.now + plan.lasts / 10);
    laws.look(machine.date).forEach(fault);
    erasing.look();
    if (plan.isClockRight && machine.knows !== undefined) {
      telling.look(machine.date, (since) => downSince(machine, since)).forEach(fault);
    }
  }

  // Then nothing does any more, and everybody comes to an end.
  world.note('calm');
  company.isCalm = true;
  calm.resolve();
  disk.fullUntil = 0;
  disk.whenNextWritten(undefined);
  machine.isCalm = true;
  for (const weather of weathers) Object.assign(weather, CALM);
  machine.start();
  const ends = world.now + LONGEST_END_MS;
  const isDone = () => disk.tables().every((id) => disk.isAtRest(id));
  while (faults.length === 0 && world.now < ends && !isDone()) {
    await world.run(world.now + 30_000);
    // With a token that is left nobody would ever come to an end.
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
    laws.look(machine.date).forEach(fault);
    laws.end(machine.date + machine.skew).forEach(fault);
    erasing.look();
    for (const sample of samples) laws.honest(sample).forEach(fault);
    // Where the clock of the machine is set back, people are told later.
    if (plan.isClockRight) keys.end(telling.news).forEach(fault);
    if (plan.isClockRight) {
      const { begins, beatMs } = plan.machine;
      const dated = ({ from, to }: Gap) => ({ from: begins + from, to: begins + to });
      clocks.charged(machine.gaps.map(dated), 2 * beatMs).forEach(fault);
    }
  }
  machine.kill(false);
  const counts = {
    ...ledger.counts,
    events: world.events,
    requests: network.requests,
    writes: disk.writes,
    starts: machine.starts,
    tables: disk.tables().length,
    told: telling.told,
    newsOfKeys: keys.told,
    hours: Math.round(world.now / 3_600_000),
  };
  disk.close();
  return { history: world.history, faults, lines: world.lastLines, counts };
}

/** How long no server ran since a moment, as the machine is dated. */
function downSince(machine: Machine, since: number): number {
  const begins = machine.date - machine.ran;
  return machine.gaps
    .map(({ from, to }) => Math.max(0, begins + to - Math.max(since, begins + from)))
    .reduce((sum, ms) => sum + ms, 0);
}
