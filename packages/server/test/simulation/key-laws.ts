import type { KeyRemoval, StoredKey } from '../../src/storage/contract.ts';
import type { Call } from '../../src/storage/sqlite/calls.ts';
import type { Disk } from './disk.ts';

const DAY_MS = 24 * 3_600_000;

/** Calls with which something becomes of keys. */
const OF_KEYS: readonly string[] = [
  'addKey',
  'removeKey',
  'join',
  'undoJoin',
  'noteKeyEvent',
  'erasePerson',
];

/** What holds of the keys of persons: who may remove them, whom they let in, and what is told of them. */
export class KeyLaws {
  readonly #disk: Disk;
  #before = new Map<number, Pick<StoredKey, 'person' | 'created'>>();
  #lastEvent = 0;
  /** By channel: news that its person is to get there. */
  readonly #expected = new Map<number, number>();
  told = 0;

  constructor(disk: Disk) {
    this.#disk = disk;
  }

  /** Some calls were written together. @returns what is not as it must be */
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
    { key, provedBy, device, now }: KeyRemoval,
    before: ReadonlyMap<number, Pick<StoredKey, 'created'>>,
  ): readonly string[] {
    const prover = provedBy === undefined ? undefined : before.get(provedBy);
    const isYoung = prover !== undefined && prover.created > now - DAY_MS;
    const left = this.#disk.rows(
      `SELECT id, person FROM devices WHERE key_id = ${key} AND id <> ${device}`,
    );
    return [
      ...(isYoung && provedBy !== key ? [`the young key ${provedBy} has removed ${key}`] : []),
      ...left.map(([id]) => `device ${id} came by key ${key}, which is removed`),
    ];
  }

  /** Whatever became of keys is told on each channel that its person has then, and that works. */
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

  /** When all is over. @param told by channel: news that have come */
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
