import type { OpenedTable } from '../../src/storage/contract.ts';
import type { Call } from '../../src/storage/sqlite/calls.ts';
import { type Clocks, clocksAfter, clocksAtStart, momentsOf } from '../../src/time/clocks.ts';
import { bankOf } from '../../src/time/control.ts';
import type { Down } from '../../src/time/down.ts';
import { Charges } from './charges.ts';
import type { Disk } from './disk.ts';
import type { Gap, Jump } from './machine.ts';

/** When no server ran, as the server that runs knows it, and what time it has. */
export interface KnownTimes {
  readonly now: number;
  readonly down: readonly Down[];
  /** How long a server has run in all. */
  readonly lived: number;
  readonly jumps: readonly Jump[];
}

/** What holds of clocks at every moment. */
export class ClockLaws {
  readonly #disk: Disk;
  /** Nobody sets the clock of the machine: no run of the server lies in the future of the next, see `FORGET_RUNS`. */
  readonly #isClockRight: boolean;
  /** By table: what its clocks must say after the last event that was looked at. */
  readonly #clocks = new Map<string, Clocks>();
  readonly #charges = new Charges();
  /** When the time of a clock that runs is over, grace and all, by table, seat, and since when it runs. */
  readonly #ends = new Map<string, number>();

  /** Whether nobody sets the clock of the machine. */
  get isRight(): boolean {
    return this.#isClockRight;
  }

  constructor(disk: Disk, isClockRight: boolean) {
    this.#disk = disk;
    this.#isClockRight = isClockRight;
  }

  /**
   * Clocks follow from each event as it is stored, and from when no server ran, as the server knows it then; also where the
   * clock of the machine was set, and it cannot be worked out again later.
   */
  written(calls: readonly Call[], known: KnownTimes): readonly string[] {
    const { now, down } = known;
    const { store } = this.#disk;
    const ahead = down.filter(({ to }) => to > now);
    const faults = ahead.map(
      ({ from, to }) => `no server runs from ${from} to ${to}, and it is ${now}`,
    );
    for (const table of new Set(calls.flatMap(tablesOf))) {
      const before = this.#clocks.get(table);
      if (this.#disk.clockNumber(table) === before?.number) continue;
      const clock = store.openTable(table)?.table.clock;
      if (clock === undefined) continue;
      const { control, state } = clock;
      // Before the first event a seat may have been taken away.
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

  /** What clocks say can be worked out again, and is never less than nothing. */
  look({ table: { id, clock, seats } }: OpenedTable): readonly string[] {
    if (clock === undefined) return [];
    const { store } = this.#disk;
    const { control, state, hours } = clock;
    const faults: string[] = [];
    const down = store.downTimes();
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
    return this.#isClockRight ? [...faults, ...unlike(state, clocks)] : faults;
  }

  /**
   * Nobody's time is charged while no server ran, but for what a server that was killed had not noted.
   * @param gaps when none ran, in milliseconds since 1970; @param tolerance for each of them
   */
  charged(gaps: readonly Gap[], tolerance: number): readonly string[] {
    const { store } = this.#disk;
    const faults: string[] = [];
    for (const id of this.#disk.tables()) {
      const clock = store.openTable(id)?.table.clock;
      if (clock?.control.kind !== 'live') continue;
      const { control } = clock;
      const down = store.downTimes();
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
