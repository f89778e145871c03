import { seedOfShares } from '@pangaea/rules/kernel';
import type { DealInfo } from '@pangaea/wire';
import { dueAt } from '../due/at-table.ts';
import type { Owner } from '../fair-queue.ts';
import { newSeed } from '../identity/secrets.ts';
import type { Rules } from '../rules/pool.ts';
import type {
  DealWrite,
  Storage,
  StoredDeal,
  StoredShare,
  StoredTable,
} from '../storage/contract.ts';
import { clockWrite, withClock } from '../time/happening.ts';
import { recordOf } from './record.ts';
import { Refused, refused } from './refused.ts';
import { isWaiting, seatsWithoutShare } from './waiting.ts';
import { closingTime, type WindowTimes } from './windows.ts';

type Dealt = Pick<StoredTable, 'deal'>;

/** @throws Refused if there is no game yet */
export function checkDealt(table: StoredTable): void {
  if (isWaiting(table)) throw refused('not-dealt', { table: table.id });
}

/** The share of a seat, drawn by the server if the device sent none. */
export function shareOf(seat: number, sent: string | undefined): StoredShare {
  return sent === undefined
    ? { seat, share: newSeed(), by: 'server' }
    : { seat, share: sent, by: 'device' };
}

/**
 * The state of the deal, as everybody may see it: the seats that have sent a share and, after the
 * deal, the shares.
 */
export function describeDeal({ deal }: Dealt): { readonly deal?: DealInfo } {
  if (deal === undefined) return {};
  const isDealt = deal.dealt > 0;
  const shares = deal.shares.map(({ seat, share, by }) => ({
    seat,
    by,
    ...(isDealt ? { share } : {}),
  }));
  return { deal: { dealt: isDealt, shares } };
}

/** A waiting table after shares were added: still waiting, or with its game. */
export interface Shared {
  readonly table: StoredTable;
  readonly deal: DealWrite | undefined;
}

/** Deals the games of waiting tables. */
export class Dealer {
  readonly #storage: Pick<Storage, 'hoursOf'>;
  readonly #rules: Rules;
  readonly #times: WindowTimes;
  readonly #ownerOf: (table: StoredTable) => Owner;

  constructor(
    storage: Pick<Storage, 'hoursOf'>,
    rules: Rules,
    times: WindowTimes,
    ownerOf: (table: StoredTable) => Owner,
  ) {
    this.#storage = storage;
    this.#ownerOf = ownerOf;
    this.#rules = rules;
    this.#times = times;
  }

  /**
   * Adds shares; with the last one the game is dealt. The caller is in the queue of the table, and
   * stores everything in one write.
   * @param table the table after the other changes
   * @throws Refused if the rules cannot deal it
   */
  async add(
    table: StoredTable,
    editionFile: string,
    shares: readonly StoredShare[],
  ): Promise<Shared> {
    const before = table.deal;
    if (before === undefined || before.dealt > 0) return { table, deal: undefined };
    const all = [...before.shares, ...shares].sort((one, other) => one.seat - other.seat);
    const deal: StoredDeal = { ...before, shares: all };
    const shared = { ...table, deal };
    if (seatsWithoutShare(shared).length > 0) return { table: shared, deal: undefined };
    return this.#deal(shared, editionFile, deal);
  }

  async #deal(table: StoredTable, editionFile: string, deal: StoredDeal): Promise<Shared> {
    const seed = seedOfShares(
      deal.seed,
      deal.shares.map(({ share }) => share),
    );
    if (!seed.ok) throw new Refused(seed.error);
    const record = recordOf({ table: { ...table, seed: seed.value }, commands: [], editionFile });
    const made = await this.#rules.ask('deal', { record }, this.#ownerOf(table));
    if (!made.ok) throw new Refused(made.refusal);
    const now = this.#times.now();
    const begun = await this.#withHours({
      ...table,
      seed: seed.value,
      deciders: made.deciders,
      changed: now,
      deal: { ...deal, dealt: now },
    });
    const closes = made.inSecret ? closingTime(this.#times, begun) : 0;
    const window = made.inSecret ? { from: 0, closes } : undefined;
    const dealt = { ...begun, window };
    const begins = { at: now, kind: 'asked', seat: -1, moved: 0 } as const;
    const clock = clockWrite(dealt, begins, this.#times.running());
    const after = withClock(dealt, clock);
    const due = dueAt(after, now);
    const { deciders } = made;
    return { table: after, deal: { seed: seed.value, deciders, window, clock, due } };
  }

  /**
   * The table with the present hours of its persons, because some may have changed since they were
   * read.
   */
  async #withHours(table: StoredTable): Promise<StoredTable> {
    const { clock, seats } = table;
    if (clock === undefined) return table;
    const hours = await Promise.all(
      seats.map(({ persons }) =>
        persons.length === 0 ? undefined : this.#storage.hoursOf(persons[0]),
      ),
    );
    return { ...table, clock: { ...clock, hours } };
  }
}
