import type { KeyRemoval, StoredKey } from '../../src/storage/contract.ts';
import type { Call } from '../../src/storage/sqlite/calls.ts';
import type { Disk } from './disk.ts';

const DAY_MS = 24 * 3_600_000;

/** Calls that change keys. */
const OF_KEYS: readonly string[] = [
  'addKey',
  'removeKey',
  'join',
  'undoJoin',
  'noteKeyEvent',
  'erasePerson',
];

/**
 * Laws about the keys of persons: which keys may be removed, to which person a key gives access,
 * and which news are sent.
 */
export class KeyLaws {
  readonly #disk: Disk;
  #before = new Map<number, Pick<StoredKey, 'person' | 'created'>>();
  #lastEvent = 0;
  /** By channel: the number of news that its person must get. */
  readonly #expected = new Map<number, number>();
  told = 0;

  constructor(disk: Disk) {
    this.#disk = disk;
  }

  /**
   * Checks calls that were written in one transaction.
   * @returns the faults that were found
   */
  written(calls: readonly Call[]): readonly string[] {
    if (!calls.some(({ name }) => OF_KEYS.includes(name))) return [];
    const before = this.#before;
    const after = this.#read();
    this.#before = after;
    this.#expect();
    return calls.flatMap(({ name, args }) => {
      const removal = args[0] as KeyRemoval;
      const isDone = name === 'removeKey' && before.has(removal.key) && !after.has(removal.key);
      return isDone ? this.#removed(removal, before) : [];
    });
  }

  #removed(
    { person, key, provedBy, device, now }: KeyRemoval,
    before: ReadonlyMap<number, Pick<StoredKey, 'created'>>,
  ): readonly string[] {
    const prover = provedBy === undefined ? undefined : before.get(provedBy);
    const isYoung = prover !== undefined && prover.created > now - DAY_MS;
    // A device that went back to its former person when a join was undone no longer belongs to this
    // person.
    const left = this.#disk.rows(
      `SELECT id, person FROM devices WHERE key_id = ${key} AND person = ${person} AND id <> ${device}`,
    );
    return [
      ...(isYoung && provedBy !== key ? [`the young key ${provedBy} has removed ${key}`] : []),
      ...left.map(([id]) => `device ${id} came by key ${key}, which is removed`),
    ];
  }

  /**
   * Each change of a person's keys must be reported on each channel that the person has then and
   * that works.
   */
  #expect(): void {
    const events = this.#disk.rows(
      `SELECT id, person FROM key_events WHERE id > ${this.#lastEvent} ORDER BY id`,
    );
    for (const [id, person] of events) {
      this.#lastEvent = Number(id);
      this.told += 1;
      for (const { id: channel, kind, address } of this.#disk.store.channelsOf(Number(person))) {
        if (kind === 'mail' || !address.includes('good')) continue;
        this.#expected.set(channel, (this.#expected.get(channel) ?? 0) + 1);
      }
    }
  }

  /**
   * Checks the number of news at the end.
   * @param told by channel: the number of news that have arrived
   */
  end(told: ReadonlyMap<number, number>): readonly string[] {
    const there = new Set(this.#disk.rows("SELECT id, '' FROM channels").map(([id]) => Number(id)));
    return [...this.#expected].flatMap(([channel, news]) => {
      const came = told.get(channel) ?? 0;
      return came >= news || !there.has(channel)
        ? []
        : [`channel ${channel} was told ${came} of ${news} news of keys`];
    });
  }

  #read(): Map<number, Pick<StoredKey, 'person' | 'created'>> {
    const rows = this.#disk.rows("SELECT id, person || ' ' || created FROM keys");
    return new Map(
      rows.map(([id, text]) => {
        const [person, created] = text.split(' ').map(Number);
        return [Number(id), { person, created }];
      }),
    );
  }
}
