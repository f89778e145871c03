import type { IncomingHttpHeaders } from 'node:http';
import type { Storage, StoredDevice } from '../storage/contract.ts';
import { refused } from '../tables/refused.ts';
import type { Codes } from './codes.ts';
import type { Devices, Known } from './devices.ts';

/** Listeners to changes of a person's devices. They are called after the commit. */
export interface PersonListeners {
  /** A device belongs to somebody else now, or to nobody: its stream must start anew. */
  changed(device: number): void;
  /** Tables of one person now belong to another. */
  handedOn(tables: readonly string[]): Promise<void>;
}

/** The devices of a person: adds one by a code, and removes one. */
export class Persons {
  readonly #storage: Storage;
  readonly #devices: Devices;
  readonly #codes: Codes;
  readonly #listeners: PersonListeners;

  constructor(storage: Storage, devices: Devices, codes: Codes, listeners: PersonListeners) {
    this.#storage = storage;
    this.#devices = devices;
    this.#codes = codes;
    this.#listeners = listeners;
  }

  devicesOf(person: number): Promise<readonly StoredDevice[]> {
    return this.#storage.devicesOf(person);
  }

  /**
   * Adds a device to the person whose code it has. Seats that were taken on the device come along.
   * @throws Refused when the code is not valid, or two persons would become one
   */
  async bring(code: string, headers: IncomingHttpHeaders, now: number): Promise<Known> {
    const person = this.#codes.find(code);
    if (person === undefined) throw refused('code-wrong');
    const before = await this.#devices.find(headers);
    // Another device may have used the code meanwhile.
    if (this.#codes.find(code) !== person) throw refused('code-wrong');
    if (before !== undefined && before.person !== person) {
      this.#codes.end(person);
      const merged = await this.#storage.mergePersons(before.person, person);
      if (merged.result !== 'merged') throw refused(merged.result);
      this.#devices.forget(before.device);
      await this.#listeners.handedOn(merged.tables);
      this.#listeners.changed(before.device);
    }
    this.#codes.end(person);
    return this.#devices.findOrAdd(headers, now, person);
  }

  /**
   * Removes a device from a person: its cookie becomes invalid.
   * @throws Refused
   */
  async end(person: number | undefined, device: number): Promise<void> {
    const ended =
      person === undefined ? 'device-unknown' : await this.#storage.endDevice(person, device);
    if (ended !== 'ended') throw refused(ended);
    this.#devices.forget(device);
    this.#listeners.changed(device);
  }
}
