import type { Chance } from './chance.ts';
import type { Habits, Leaning } from './company.ts';
import type { MachineSettings } from './machine.ts';
import type { Weather } from './network.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Dates shortly before clocks are changed: in Europe in autumn, in America in spring, and on Lord
 * Howe Island in autumn, by half an hour.
 */
const DATES = ['2026-10-18T09:00Z', '2027-03-07T20:00Z', '2027-03-29T11:00Z'].map(Date.parse);

const ZONES = [
  'Europe/Berlin',
  'America/New_York',
  'Asia/Tokyo',
  'Australia/Lord_Howe',
  'Africa/Casablanca',
  'Asia/Kathmandu',
  'UTC',
];

export interface Trouble {
  readonly kind: 'kill' | 'power cut' | 'stop' | 'full disk' | 'clock' | 'sleep';
  /**
   * The duration of the trouble in milliseconds: until the server starts again, while the disk is
   * full, or while the machine sleeps. For a clock it is the error.
   */
  readonly ms: number;
}

/** The properties of the world that follow from a seed. */
export interface Plan {
  readonly machine: MachineSettings;
  /** The time in which faults happen, in milliseconds. */
  readonly lasts: number;
  readonly paceMs: number;
  /** The people; some have a further device. */
  readonly people: readonly (Habits & { readonly further?: Habits })[];
  /** People who only watch; they have no seat. */
  readonly watchers: readonly Habits[];
  readonly mostTables: number;
  readonly newTable: (chance: Chance, name: string) => Record<string, unknown>;
  readonly troubleMs: number;
  readonly trouble: (chance: Chance) => Trouble;
  /** Whether the clock of the machine is never set. */
  readonly isClockRight: boolean;
  /** Whether people lose their cookies. */
  readonly losesCookies: boolean;
  readonly refusesSeats: number;
  /**
   * Whether people leave seats with hidden hands and others take them over. Then there are no
   * clocks that could end the turn of a person.
   */
  readonly takesSeats: boolean;
  /** Whether there is an operator, who frees seats and deletes tables. */
  readonly hasOperator: boolean;
}

const GOOD: Weather = { lost: 0.002, doubled: 0.002, cut: 0.002, delayMs: 30 };
const BAD: Weather = { lost: 0.1, doubled: 0.1, cut: 0.05, delayMs: 400 };

/** Every fifth seed is a month of slow tables, the others are evenings. */
export function planOf(seed: number, chance: Chance, leaning: Leaning = {}): Plan {
  const isMonth = leaning.nodes === undefined && seed % 5 === 1;
  const other = [undefined, 'terra-mystica', 'gaia'][seed % 3];
  const losesCookies = leaning.losesCookies ?? seed % 4 === 2;
  const takesSeats = leaning.takesSeats ?? (leaning.losesCookies === undefined && seed % 8 === 2);
  const isClockRight = chance.happens(
    Number(leaning.isClockRight ?? (leaning.nodes === undefined ? 0.5 : 1)),
  );
  const habits = (): Habits => ({
    weather: chance.happens(0.5) && leaning.isFarAway !== true ? GOOD : BAD,
    believes: chance.happens(0.6),
    leaves: chance.happens(0.5) ? 0.01 : 0.03,
    zone: chance.pick(ZONES),
  });
  const people = Array.from({ length: takesSeats ? 4 : chance.between(3, 4) }, () => ({
    ...habits(),
    ...(chance.happens(leaning.hasDevices ? 1 : 0.25) ? { further: habits() } : {}),
  }));
  const watchers = Array.from({ length: Math.max(chance.below(2), leaning.watchers ?? 0) }, habits);
  const longest = isMonth ? 2 * DAY : 3 * MINUTE;
  const countsSleep = chance.happens(0.5);
  return {
    machine: {
      begins: chance.pick(DATES),
      beatMs: isMonth ? 20 * MINUTE : 20 * SECOND,
      rulesFail: 0.002,
      countsSleep,
    },
    lasts: isMonth ? 28 * DAY : leaning.nodes === undefined ? 40 * MINUTE : 15 * MINUTE,
    paceMs: isMonth ? 3 * HOUR : 15 * SECOND,
    people,
    watchers,
    mostTables: 3,
    newTable: (chance, name) => ({
      game: leaning.game ?? gameOf(chance, takesSeats ? 'gaia' : other, takesSeats),
      options: {},
      seats: losesCookies ? threePeople(name) : seatsOf(chance, name),
      ...(leaning.isUntimed === true
        ? {}
        : takesSeats
          ? withoutClock(isMonth)
          : timeOf(chance, isMonth)),
    }),
    troubleMs:
      (isMonth ? 2 * DAY : leaning.nodes === undefined ? 4 * MINUTE : 40 * SECOND) /
      (leaning.ends ?? 1),
    trouble: (chance) => {
      const kind = chance.weighed<Trouble['kind']>([
        ...([
          [4, 'kill'],
          [4, 'power cut'],
          [1, 'stop'],
          [1, 'full disk'],
        ] as const),
        ...(isClockRight
          ? []
          : ([
              [2, 'clock'],
              [2, 'sleep'],
            ] as const)),
      ]);
      if (kind === 'clock' || kind === 'sleep') {
        const ms = chance.below(chance.pick([5 * SECOND, MINUTE, 10 * MINUTE, HOUR, 3 * DAY]));
        return { kind, ms: kind === 'clock' && chance.happens(0.5) ? -ms : ms };
      }
      if (kind === 'full disk') return { kind, ms: chance.between(1, 30) * SECOND };
      return { kind, ms: chance.happens(0.2) ? chance.below(longest) : chance.below(5 * SECOND) };
    },
    isClockRight,
    losesCookies,
    refusesSeats: leaning.refusesSeats ?? 0.03,
    takesSeats,
    hasOperator: leaning.hasOperator ?? seed % 10 === 7,
  };
}

function gameOf(chance: Chance, other: string | undefined, isCertain: boolean): string {
  return other !== undefined && (isCertain || chance.happens(0.7)) ? other : 'terra-nova';
}

function seatsOf(chance: Chance, name: string): readonly unknown[] {
  const others = chance.pick([
    ['person'],
    ['person', 'person'],
    ['person', 'bot'],
    ['bot'],
    ['person', 'bot', 'person'],
  ]);
  const seats = others.map((kind) => (kind === 'bot' ? { kind, level: 'beginner' } : { kind }));
  seats.splice(chance.below(seats.length + 1), 0, { kind: 'person', here: true, name } as never);
  return seats;
}

/** Three persons, so that two can agree without the third. */
function threePeople(name: string): readonly unknown[] {
  return [{ kind: 'person', here: true, name }, { kind: 'person' }, { kind: 'person' }];
}

function withoutClock(isMonth: boolean): Record<string, unknown> {
  return isMonth ? {} : { pace: 'live' };
}

function timeOf(chance: Chance, isMonth: boolean): Record<string, unknown> {
  if (chance.happens(0.15)) return withoutClock(isMonth);
  const out = chance.happens(0.7) ? { out: 'bot', level: 'beginner' } : { out: 'wait' };
  if (isMonth && chance.happens(0.9)) {
    return { time: { kind: 'slow', days: chance.between(1, 3), ...out } };
  }
  const [minutes, seconds] = [chance.between(1, 10), chance.between(0, 30)];
  return { time: { kind: 'live', minutes, seconds, ...out } };
}
