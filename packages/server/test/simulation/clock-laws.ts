import type { OpenedTable } from '../../src/storage/contract.ts';
import type { Call } from '../../src/storage/sqlite/calls.ts';
import { type Clocks, clocksAfter, clocksAtStart, momentsOf } from '../../src/time/clocks.ts';
import { bankOf } from '../../src/time/control.ts';
import type { Down } from '../../src/time/down.ts';
import { Charges } from './charges.ts';
import type { Disk } from './disk.ts';
import type { Gap, Jump } from './machine.ts';

/** The time of the running server, and the times without a server that it knows of. */
export interface KnownTimes {
  readonly now: number;
  readonly down: readonly Down[];
  /** The total time in which a server ran, in milliseconds. */
  readonly lived: number;
  readonly jumps: readonly Jump[];
  /**
   * The longest time between an event and its storing, in milliseconds; a few seconds if left out.
   */
  readonly lateMs?: number;
}

/** The clocks of two servers differ by less than this, in milliseconds. */
const APART_MS = 1_000;

/** Laws about clocks that hold at every moment. */
export class ClockLaws {
  readonly #disk: Disk;
  /**
   * Whether the clock of the machine is never set. Then no run of the server begins before the end
   * of the run before; see `FORGET_RUNS`.
   */
  readonly #isClockRight: boolean;
  /** By table: the state of its clocks after the last event that was checked. */
  readonly #clocks = new Map<string, Clocks>();
  readonly #uncountedMs: number;
  readonly #charges = new Charges();
  /**
   * The moment at which a running clock is over, with its grace. The key is the table, the seat and
   * the moment at which the clock started.
   */
  readonly #ends = new Map<string, number>();

  /** Whether the clock of the machine is never set. */
  get isRight(): boolean {
    return this.#isClockRight;
  }

  /** @param uncountedMs the clocks run on during a shorter time without a server */
  constructor(disk: Disk, isClockRight: boolean, uncountedMs = 0) {
    this.#uncountedMs = uncountedMs;
    this.#disk = disk;
    this.#isClockRight = isClockRight;
  }

  /**
   * Checks each event when it is stored: the clocks follow from it and from the times without a
   * server that the server knows then. If the clock of the machine was set, the clocks cannot be
   * computed again later.
   */
  written(calls: readonly Call[], known: KnownTimes): readonly string[] {
    const { now, down } = known;
    const { store } = this.#disk;
    // The clocks of several servers differ by the time of one answer of the database.
    const apart = this.#uncountedMs === 0 ? 0 : APART_MS;
    const ahead = down.filter(({ to }) => to > now + apart);
    const faults = ahead.map(
      ({ from, to }) => `no server runs from ${from} to ${to}, and it is ${now}`,
    );
    for (const table of new Set(calls.flatMap(tablesOf))) {
      const before = this.#clocks.get(table);
      if (this.#disk.clockNumber(table) === before?.number) continue;
      const clock = store.openTable(table)?.table.clock;
      if (clock === undefined) continue;
      const { control, state } = clock;
      // Before the first event a seat may have been removed.
      let clocks =
        before === undefined || before.number === 0
          ? clocksAtStart(control, state.seats.length)
          : before;
      for (const event of store.clockEvents(table)) {
        if (event.number <= clocks.number) continue;
        const after = clocksAfter(control, clocks, event, down);
        const charged = this.#charges.after(
          table,
          { control, event, before: clocks, after },
          known,
        );
        faults.push(...charged.map((why) => `${table}: ${why}`));
        clocks = after;
      }
      this.#clocks.set(table, clocks);
      faults.push(...unlike(state, clocks).map((why) => `${table}: ${why}`));
    }
    return faults;
  }

  /** The clocks can be computed again from the events, and are never below zero. */
  look({ table: { id, clock, seats } }: OpenedTable): readonly string[] {
    if (clock === undefined) return [];
    const { store } = this.#disk;
    const { control, state, hours } = clock;
    const faults: string[] = [];
    const down = this.#downTimes();
    for (const [seat, each] of state.seats.entries()) {
      if (each.since === 0 || !this.#isClockRight) continue;
      const name = `${id} ${seat} ${each.since}`;
      const { out } = momentsOf(control, each, down, hours[seat]);
      const before = this.#ends.get(name) ?? out;
      if (out < before) faults.push(`the time of seat ${seat} ends ${before - out} ms earlier`);
      this.#ends.set(name, out);
    }
    let clocks = clocksAtStart(control, seats.length);
    for (const event of store.clockEvents(id)) {
      if (event.number !== clocks.number + 1) faults.push(`event ${event.number} is out of order`);
      clocks = clocksAfter(control, clocks, event, down);
      for (const [seat, { left }] of clocks.seats.entries()) {
        const most = control.kind === 'live' ? bankOf(control) : 0;
        if (left < 0 || left > most) faults.push(`the clock of ${seat} says ${left}`);
      }
    }
    // Several servers learn at different times that none ran. So each event is checked with the
    // facts that its own server knows.
    const isAlone = this.#uncountedMs === 0;
    return this.#isClockRight && isAlone ? [...faults, ...unlike(state, clocks)] : faults;
  }

  #downTimes(): readonly Down[] {
    const down = this.#disk.store.downTimes();
    return down.filter(({ from, to }) => to - from > this.#uncountedMs);
  }

  /**
   * Nobody is charged for time without a server, except for the last seconds that a killed server
   * had not stored.
   * @param gaps times without a server, in milliseconds since 1970
   * @param tolerance allowed difference for each gap, in milliseconds
   */
  charged(gaps: readonly Gap[], tolerance: number): readonly string[] {
    const { store } = this.#disk;
    const faults: string[] = [];
    for (const id of this.#disk.tables()) {
      const clock = store.openTable(id)?.table.clock;
      if (clock?.control.kind !== 'live') continue;
      const { control } = clock;
      const down = this.#downTimes();
      let before = clocksAtStart(control, clock.state.seats.length);
      for (const event of store.clockEvents(id)) {
        const after = clocksAfter(control, before, event, down);
        for (const [seat, { since, left }] of before.seats.entries()) {
          if (since === 0 || after.seats[seat].since === since) continue;
          const stood = gaps.reduce((sum, gap) => {
            return sum + Math.max(0, Math.min(gap.to, event.at) - Math.max(gap.from, since));
          }, 0);
          const near = gaps.filter(({ to, from }) => to >= since && from <= event.at).length;
          const spent = event.at - since - stood;
          const least = left - spent - (near + 1) * tolerance;
          if (after.seats[seat].left < Math.min(least, left)) {
            const [has, had] = [after.seats[seat].left, left];
            faults.push(`${id}: seat ${seat} had ${had}, has ${has} and thought for ${spent}`);
          }
        }
        before = after;
      }
    }
    return faults;
  }
}

function unlike(said: Clocks, due: Clocks): readonly string[] {
  const [one, other] = [JSON.stringify(said), JSON.stringify(due)];
  return one === other ? [] : [`clocks say ${one} and not ${other}`];
}

/** The tables that a call changes or makes. */
function tablesOf({ args: [first] }: Call): readonly string[] {
  type Named = { readonly table?: unknown; readonly id?: unknown; readonly made?: { id: unknown } };
  const { table, id, made } = (first ?? {}) as Named;
  return [table, id, made?.id].filter((name) => typeof name === 'string');
}
