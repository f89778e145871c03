import { seatSet } from '@pangaea/rules/kernel';
import type { StoredSeat, StoredTable } from '../storage/contract.ts';
import type { Hub } from '../stream/hub.ts';
import { type Asker, holds, openSeats } from './live.ts';

/** A device without a stream that has loaded a table within this time may load it again. */
const LOOKING_MS = 60_000;

/**
 * The seat of the only person at a table of bots; undefined if several people or programs play, or
 * none.
 */
function onlyPerson({ seats }: StoredTable): StoredSeat | undefined {
  const people = seats.filter(({ kind }) => kind === 'person');
  return people.length === 1 && people[0].program === undefined ? people[0] : undefined;
}

/**
 * Answers in a window for the only person at a table of bots who has only one possible answer. This
 * answer comes last, so that no bot decides after it, and only while nobody else looks at the
 * table: its time would reveal something about the hand to a spectator. In all other cases the
 * person is asked.
 */
export class OnlyPerson {
  readonly #hub: Pick<Hub, 'listeners'>;
  readonly #now: () => number;
  readonly #answer: (table: string, from: number, alone: Alone) => Promise<void>;
  /**
   * For each table, the last time when a person without a seat there loaded it, the oldest first.
   */
  readonly #looked = new Map<string, number>();

  /**
   * @param answer gives the only possible answer if the seat still may, see
   * `MoveService.answerAlone`
   */
  constructor(
    hub: Pick<Hub, 'listeners'>,
    now: () => number,
    answer: (table: string, from: number, alone: Alone) => Promise<void>,
  ) {
    this.#hub = hub;
    this.#now = now;
    this.#answer = answer;
  }

  /** Called when the state of a table is loaded. */
  looked(by: Asker, table: StoredTable): void {
    const person = onlyPerson(table);
    if (table.over || person === undefined || holds(person, by)) return;
    this.watched(table.id);
  }

  /** Called when a person without a seat there looks at a table. */
  watched(table: string): void {
    const now = this.#now();
    this.#looked.delete(table);
    this.#looked.set(table, now);
    for (const [id, at] of this.#looked) {
      if (now - at < LOOKING_MS) return;
      this.#looked.delete(id);
    }
  }

  /** Called when a seat of a table has to decide. */
  watch(table: StoredTable): void {
    const { id, window } = table;
    if (window === undefined || this.#isAlone(table) === undefined) return;
    // If it fails, the person is asked as usual.
    this.#answer(id, window.from, (now) => this.#isAlone(now)).catch(() => undefined);
  }

  /** The seat of the only person, if only that seat is still asked and nobody else looks. */
  #isAlone(table: StoredTable): number | undefined {
    const person = onlyPerson(table);
    if (person === undefined || openSeats(table) !== seatSet(person.seat)) return undefined;
    for (const listener of this.#hub.listeners(table.id)) {
      if (!holds(person, listener.person)) return undefined;
    }
    const looked = this.#looked.get(table.id) ?? Number.NEGATIVE_INFINITY;
    return this.#now() - looked >= LOOKING_MS ? person.seat : undefined;
  }
}

/** Finds the seat for which the server may answer; undefined if there is none. */
export type Alone = (table: StoredTable) => number | undefined;
