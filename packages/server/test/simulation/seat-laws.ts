import { readAgreed } from '@pangaea/rules/kernel';
import type { SeatGift, StoredTable } from '../../src/storage/contract.ts';
import type { Call } from '../../src/storage/sqlite/calls.ts';
import type { Disk } from './disk.ts';
import { type Ledger, voiceOf } from './ledger.ts';
import type { LetBacks } from './let-backs.ts';

/** A person who was away for less than this time must still be asked, in milliseconds. */
const SEVEN_DAYS_MS = 7 * 24 * 3_600_000;

/**
 * Laws about seats and agreements. A seat is left by its person, freed when its time is over, or
 * freed by the consent of all others, at least two. Everybody who must agree has agreed.
 */
export class SeatLaws {
  readonly #disk: Disk;
  readonly #ledger: Ledger;
  readonly #letBacks: LetBacks;
  /** Tables as they were before the last writes. */
  readonly #before = new Map<string, StoredTable>();

  constructor(disk: Disk, ledger: Ledger, letBacks: LetBacks) {
    this.#disk = disk;
    this.#letBacks = letBacks;
    this.#ledger = ledger;
  }

  /**
   * @param lived milliseconds since the world began
   * @returns the faults that were found
   */
  written(calls: readonly Call[], lived: number): readonly string[] {
    const faults: string[] = [];
    const changed = new Set<string>();
    for (const { name, args } of calls) {
      const [write] = args as [{ readonly table?: string; readonly id?: string } | undefined];
      const id = write?.table ?? write?.id;
      if (typeof id !== 'string') continue;
      changed.add(id);
      const before = this.#before.get(id);
      const now = this.#disk.store.openTable(id)?.table;
      if (before === undefined || now === undefined) continue;
      if (name === 'leaveSeat') faults.push(...this.#left(before, now));
      if (name === 'openLetBack' && now.letBack?.number !== before.letBack?.number) {
        faults.push(...this.#letBacks.opened(now));
      }
      // A gift that was refused has changed nothing.
      if (name === 'giveSeat' && now.revision > before.revision) {
        const isTaken = before.letBack?.name !== '';
        this.#ledger.count(`seats given ${isTaken ? 'to somebody new' : 'back'}`);
        faults.push(...this.#letBacks.given(before, write as unknown as SeatGift, calls, lived));
      }
      if (name === 'claimSeat') faults.push(...this.#taken(before, now));
      if (name === 'writeSegment') {
        const { commands } = write as unknown as { readonly commands: readonly string[] };
        for (const command of commands) faults.push(...this.#agreed(before, now, command, lived));
      }
    }
    for (const id of changed) {
      const now = this.#disk.store.openTable(id)?.table;
      if (now === undefined) this.#before.delete(id);
      else this.#before.set(id, now);
    }
    return faults;
  }

  #left(before: StoredTable, now: StoredTable): readonly string[] {
    return now.seats.flatMap(({ seat, left, name }) => {
      if (left === undefined || before.seats[seat]?.left !== undefined) return [];
      const clock = before.clock?.state.seats[seat];
      const place = `${now.id} ${seat}`;
      const others = [...(this.#ledger.voices.get(`${place} free`) ?? [])].filter(
        (each) => voiceOf(each) !== voiceOf(name),
      );
      const { leavers, erasing } = this.#ledger;
      const isTheirs = leavers.has(place) || leavers.has(`${now.id} ${name}`) || erasing.has(name);
      const isOut = clock?.over === true || clock?.away === true;
      const why = `${now.id}: seat ${seat} of ${name} is left, and nobody may free it`;
      return isTheirs || isOut || others.length >= 2 ? [] : [why];
    });
  }

  /** A link gives no seat that has a hidden hand. */
  #taken(before: StoredTable, now: StoredTable): readonly string[] {
    if (now.game !== 'gaia') return [];
    return now.seats.flatMap(({ seat, persons }) => {
      const was = before.seats[seat];
      const isOthers = was?.left !== undefined && persons[0] !== was.persons[0];
      return isOthers ? [`${now.id}: the hand of seat ${seat} is somebody else's`] : [];
    });
  }

  #agreed(
    before: StoredTable,
    now: StoredTable,
    command: string,
    lived: number,
  ): readonly string[] {
    const agreed = readAgreed(command);
    if (agreed === undefined || now.version <= before.version) return [];
    const { id, version } = before;
    const voices = this.#ledger.voices.get(`${id} ${version} ${agreed.kind}`) ?? new Set();
    const people = new Set(
      before.seats.filter(({ persons }) => persons.length > 0).map(({ name }) => voiceOf(name)),
    );
    const heard = new Set([...voices].map(voiceOf));
    const silent = [...people].filter((name) => !heard.has(name));
    // A person who has gone must agree to the end of a game, but not to going back. A person with a
    // found cookie may sit beside the client that came without it.
    const isMissing =
      agreed.kind === 'stop'
        ? lived < SEVEN_DAYS_MS && silent.length > 0
        : people.size > 1 && voices.size < 2 && lived < SEVEN_DAYS_MS;
    const why = `${id}: ${agreed.kind} at ${version} without the voice of ${silent.join(' and ')}`;
    return isMissing ? [why] : [];
  }
}
