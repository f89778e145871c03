import type { DeviceKind, Identity } from '../storage/contract.ts';
import type { Known } from './devices.ts';
import { newCode, newKey, numberBetween } from './secrets.ts';

/** How long a code is valid. */
export const CODE_MS = 10 * 60_000;
/** The most open codes; a further code ends the oldest. */
const KEPT = 10_000;

/** A game that a device would bring, and the names of the other people there. */
export interface BroughtGame {
  readonly id: string;
  readonly game: string;
  readonly names: readonly string[];
}

/** A device that has come with a code and waits until a device of the person lets it in. */
export interface Arrival extends DeviceKind {
  /** Identifies the arrival for the device that lets it in. */
  readonly id: string;
  /** A secret of the new device, by which it repeats its request. */
  readonly ticket: string;
  /** Two digits that both devices show. */
  readonly check: string;
  readonly at: number;
  /** The identity of the device at that time; undefined if it was never here. */
  readonly identity: Identity | undefined;
  readonly brings: boolean;
  /** The number of further devices that would join too. */
  readonly devices: number;
}

/** How the person of a code has answered: not yet, no, or yes. */
export type ArrivalState = 'waiting' | 'refused' | 'allowed';

/** A code of a person, and the device that has used it. */
export interface OpenCode {
  readonly person: number;
  readonly code: string;
  readonly until: number;
  /** The operator made it for a person without a device, so no device has to let the new one in. */
  readonly isGiven: boolean;
  /** The device that shows it. */
  readonly shownBy: DeviceKind;
  arrival: Arrival | undefined;
  state: ArrivalState;
  /** The device that has answered. */
  answeredBy: number;
  /** Another server is letting the device in, or has done so. */
  isTaken?: boolean;
  /** The device is being let in, or has been. */
  joined: Promise<Known> | undefined;
}

/** Codes that add a device to a person, kept by one server or by several together. */
export interface CodesOf {
  /** Makes a new code; the previous code of the person becomes invalid. */
  make(person: number, shownBy: DeviceKind, isGiven?: boolean): OpenCode | Promise<OpenCode>;
  /**
   * The open code that equals the typed one.
   * @param typed in capitals or small letters, with or without spaces
   */
  find(typed: string): OpenCode | undefined | Promise<OpenCode | undefined>;
  /** The open code of a person. */
  of(person: number): OpenCode | undefined | Promise<OpenCode | undefined>;
  /** Ends the code of a person. */
  end(person: number): void | Promise<void>;
  /**
   * Stores a change of a code.
   * @returns false if another server has changed the code meanwhile, and it was not stored
   */
  keep(open: OpenCode): boolean | Promise<boolean>;
}

/**
 * Codes that add a device to a person: one for each person, valid for some minutes and for one
 * device. They are kept only in memory and end with the server.
 */
export class Codes implements CodesOf {
  readonly #now: () => number;
  /** By person, oldest first. */
  readonly #open = new Map<number, OpenCode>();

  constructor(now: () => number) {
    this.#now = now;
  }

  make(person: number, shownBy: DeviceKind, isGiven = false): OpenCode {
    const made = newOpenCode(person, shownBy, isGiven, this.#now());
    this.#open.delete(person);
    this.#open.set(person, made);
    for (const oldest of this.#open.keys()) {
      if (this.#open.size <= KEPT) break;
      this.#open.delete(oldest);
    }
    return made;
  }

  find(typed: string): OpenCode | undefined {
    const wanted = plainCode(typed);
    for (const person of [...this.#open.keys()]) {
      if (this.of(person)?.code === wanted) return this.of(person);
    }
    return undefined;
  }

  of(person: number): OpenCode | undefined {
    const open = this.#open.get(person);
    if (open === undefined || open.until > this.#now()) return open;
    this.#open.delete(person);
    return undefined;
  }

  end(person: number): void {
    this.#open.delete(person);
  }

  /** Stores nothing, since all changes are made in the object itself. */
  keep(): boolean {
    return true;
  }
}

/**
 * The form in which codes are compared.
 * @param typed in capitals or small letters, with or without spaces
 */
export function plainCode(typed: string): string {
  return typed.toLowerCase().replace(/[\s-]/g, '');
}

/** A code that no device has used yet. */
export function newOpenCode(
  person: number,
  shownBy: DeviceKind,
  isGiven: boolean,
  now: number,
): OpenCode {
  return {
    person,
    code: newCode(),
    until: now + CODE_MS,
    isGiven,
    shownBy,
    arrival: undefined,
    state: 'waiting',
    answeredBy: 0,
    joined: undefined,
  };
}

/** A device that has used a code, before the person was asked. */
export function newArrival(of: Omit<Arrival, 'id' | 'check'>): Arrival {
  return { ...of, id: newKey(), check: String(numberBetween(10, 99)) };
}
