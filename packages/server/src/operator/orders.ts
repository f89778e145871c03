import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { Announcement } from '@pangaea/wire';
import { EXIT, Stop } from '../exit.ts';
import { inNetworks } from '../identity/networks.ts';
import { syncNames } from '../storage/sqlite/files.ts';

const FILE = 'operator.json';

/** All orders of the operator that hold until they are ended. */
interface Orders {
  /** Without a text once one was ended; undefined as long as there was none. */
  readonly announcement?: Announcement;
  readonly persons: readonly number[];
  /** Addresses and networks. */
  readonly networks: readonly string[];
}

const NONE: Orders = { persons: [], networks: [] };

/**
 * Orders of the operator to this server as a whole: what is announced, and who is blocked. They are kept in a file of the
 * data folder, and outlive the process.
 */
export class OperatorOrders {
  readonly #keep: (orders: Orders) => void;
  #orders: Orders;
  #isIn: (address: string) => boolean;

  private constructor(orders: Orders, keep: (orders: Orders) => void) {
    this.#orders = orders;
    this.#isIn = inNetworks(orders.networks);
    this.#keep = keep;
  }

  /** Orders that nothing keeps. */
  static unkept(): OperatorOrders {
    return new OperatorOrders(NONE, () => undefined);
  }

  /** @throws Stop where the file cannot be read: a block must not be lifted by damage */
  static in(folder: string): OperatorOrders {
    const path = join(folder, FILE);
    try {
      return new OperatorOrders(read(path), (orders) => write(path, orders));
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      throw new Stop(EXIT.unreadable, `${path} cannot be read (${why}). Mend it, or take it away.`);
    }
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

  /** The other changes are made on the disk before they hold too. @throws Error of the system */
  announce(announcement: Announcement): void {
    this.#change({ ...this.#orders, announcement });
  }

  /** @param whom a person, or an address or network */
  block(whom: number | string): void {
    this.#change(
      typeof whom === 'number'
        ? { ...this.#orders, persons: [...new Set([...this.#orders.persons, whom])] }
        : { ...this.#orders, networks: [...new Set([...this.#orders.networks, whom])] },
    );
  }

  unblock(whom: number | string): void {
    const { persons, networks } = this.#orders;
    this.#change({
      ...this.#orders,
      persons: persons.filter((each) => each !== whom),
      networks: networks.filter((each) => each !== whom),
    });
  }

  #change(orders: Orders): void {
    const isIn = inNetworks(orders.networks);
    this.#keep(orders);
    this.#orders = orders;
    this.#isIn = isIn;
  }
}

function read(path: string): Orders {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as { readonly code?: string }).code === 'ENOENT') return NONE;
    throw error;
  }
  const { announcement, persons, networks } = JSON.parse(text) as Orders;
  const isMeant =
    Array.isArray(persons) &&
    persons.every(Number.isSafeInteger) &&
    Array.isArray(networks) &&
    networks.every((network) => typeof network === 'string') &&
    isAnnouncement(announcement);
  if (!isMeant) throw new Error('it is not as this program writes it');
  inNetworks(networks);
  return { persons, networks, ...(announcement === undefined ? {} : { announcement }) };
}

function isAnnouncement(announcement: Announcement | undefined): boolean {
  if (announcement === undefined) return true;
  if (typeof announcement !== 'object' || announcement === null) return false;
  const { text } = announcement;
  return text === undefined || [text.en, text.ja].every((each) => typeof each === 'string');
}

function write(path: string, orders: Orders): void {
  const next = `${path}.next`;
  const file = openSync(next, 'w', 0o600);
  try {
    writeSync(file, `${JSON.stringify(orders, undefined, 1)}\n`);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(next, path);
  syncNames(path);
}
