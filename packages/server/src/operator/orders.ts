import type { Announcement } from '@pangaea/wire';
import { inNetworks } from '../identity/networks.ts';
import type { OrderStore } from '../storage/contract.ts';

/** The most repetitions of a change, if another server makes a change at the same time. */
const TRIES = 20;

/** All orders of the operator that are in force. */
export interface Orders {
  /**
   * The present announcement. Its text is missing after it was ended; undefined if there never was
   * one.
   */
  readonly announcement?: Announcement;
  readonly persons: readonly number[];
  /** Blocked addresses and networks. */
  readonly networks: readonly string[];
  /** All servers that began before this moment shall end; in milliseconds since 1970. */
  readonly drained?: number;
}

const NONE: Orders = { persons: [], networks: [] };

/** The parts of a server that react to new orders, whichever server got them. */
export interface OrderListener {
  announced(announcement: Announcement): void;
  /** Persons or networks were blocked. */
  blocked(persons: readonly number[], networks: readonly string[]): void;
  /** All servers shall end; not called on the server that got the order itself. */
  drained(): void;
  /** This server got an order that the other servers do not know yet. */
  given(): void;
}

/**
 * Orders of the operator to all servers of a database: announcements, blocks, and the end of all
 * servers. They are stored as rows. Each server keeps them in its memory, and reads them again when
 * another server got an order.
 */
export class OperatorOrders {
  readonly #storage: OrderStore | undefined;
  /** The time when this server began. */
  readonly #began: number;
  /** The text that was read or written last. */
  #text: string | undefined;
  #orders: Orders = NONE;
  #isIn: (address: string) => boolean = () => false;
  #listener: OrderListener | undefined;
  #reading: Promise<void> = Promise.resolve();

  private constructor(storage: OrderStore | undefined, began: number) {
    this.#storage = storage;
    this.#began = began;
  }

  /** Orders that are not stored. */
  static unkept(): OperatorOrders {
    return new OperatorOrders(undefined, 0);
  }

  /**
   * Reads the orders of a database.
   * @param now the time when this server begins
   * @throws OrdersDamaged if the text cannot be read, since damage must not end a block
   */
  static async of(storage: OrderStore, now: number): Promise<OperatorOrders> {
    const orders = new OperatorOrders(storage, now);
    orders.#hold(await storage.ordersOf());
    return orders;
  }

  listen(listener: OrderListener): void {
    this.#listener = listener;
  }

  get announcement(): Announcement | undefined {
    return this.#orders.announcement;
  }

  get blocked(): Pick<Orders, 'persons' | 'networks'> {
    return this.#orders;
  }

  isPersonBlocked(person: number | undefined): boolean {
    return person !== undefined && this.#orders.persons.includes(person);
  }

  isAddressBlocked(address: string): boolean {
    return this.#orders.networks.length > 0 && this.#isIn(address);
  }

  /**
   * Stores a change before it takes effect.
   * @throws StorageError, as a rejection
   */
  announce(announcement: Announcement): Promise<void> {
    return this.change((orders) => ({ ...orders, announcement }));
  }

  /** @param whom a person, or an address or network */
  block(whom: number | string): Promise<void> {
    return this.change((orders) =>
      typeof whom === 'number'
        ? { ...orders, persons: [...new Set([...orders.persons, whom])] }
        : { ...orders, networks: [...new Set([...orders.networks, whom])] },
    );
  }

  unblock(whom: number | string): Promise<void> {
    return this.change((orders) => ({
      ...orders,
      persons: orders.persons.filter((each) => each !== whom),
      networks: orders.networks.filter((each) => each !== whom),
    }));
  }

  /**
   * Orders the end of all servers that began before a moment. The caller ends this server itself.
   */
  drain(moment: number): Promise<void> {
    return this.change((orders) => ({ ...orders, drained: moment }));
  }

  /**
   * Changes the stored orders.
   * @param decide makes the new orders from the stored ones; called again if another server was
   * faster
   */
  async change(decide: (orders: Orders) => Orders): Promise<void> {
    for (let tried = 0; tried < TRIES; tried++) {
      const text = JSON.stringify(decide(this.#orders));
      const isKept = await this.#storage?.changeOrders(this.#text, text);
      if (isKept === false) await this.refresh();
      else {
        this.#take(text, true);
        this.#listener?.given();
        return;
      }
    }
    throw new Error('too many servers are given orders at once');
  }

  /** Reads orders that another server got. */
  refresh(): Promise<void> {
    const read = async () => {
      const before = this.#text;
      const text = await this.#storage?.ordersOf();
      // This server got an order while it was reading.
      if (before === this.#text && text !== before) this.#take(text, false);
    };
    this.#reading = this.#reading.then(read, read);
    return this.#reading;
  }

  #hold(text: string | undefined): void {
    const orders = text === undefined ? NONE : readOrders(text);
    this.#isIn = inNetworks(orders.networks);
    this.#orders = orders;
    this.#text = text;
  }

  #take(text: string | undefined, isGiven: boolean): void {
    const before = this.#orders;
    this.#hold(text);
    const { announcement, persons, networks, drained = 0 } = this.#orders;
    if (JSON.stringify(announcement) !== JSON.stringify(before.announcement)) {
      this.#listener?.announced(announcement ?? {});
    }
    const newPersons = persons.filter((each) => !before.persons.includes(each));
    const newNetworks = networks.filter((each) => !before.networks.includes(each));
    if (newPersons.length + newNetworks.length > 0) {
      this.#listener?.blocked(newPersons, newNetworks);
    }
    const isNew = drained > this.#began && drained !== before.drained;
    if (isNew && !isGiven) this.#listener?.drained();
  }
}

/** The stored text has another form than this program writes. */
export class OrdersDamaged extends Error {}

/** @throws OrdersDamaged */
export function readOrders(text: string): Orders {
  try {
    return read(text);
  } catch (error) {
    throw new OrdersDamaged(error instanceof Error ? error.message : String(error));
  }
}

function read(text: string): Orders {
  const { announcement, persons, networks, drained } = JSON.parse(text) as Orders;
  const isMeant =
    Array.isArray(persons) &&
    persons.every(Number.isSafeInteger) &&
    Array.isArray(networks) &&
    networks.every((network) => typeof network === 'string') &&
    (drained === undefined || Number.isFinite(drained)) &&
    isAnnouncement(announcement);
  if (!isMeant) throw new Error('it is not as this program writes it');
  inNetworks(networks);
  return {
    persons,
    networks,
    ...(announcement === undefined ? {} : { announcement }),
    ...(drained === undefined ? {} : { drained }),
  };
}

function isAnnouncement(announcement: Announcement | undefined): boolean {
  if (announcement === undefined) return true;
  if (typeof announcement !== 'object' || announcement === null) return false;
  const { text } = announcement;
  return text === undefined || [text.en, text.ja].every((each) => typeof each === 'string');
}
