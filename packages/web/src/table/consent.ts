import type { Level } from '@pangaea/bots';
import type { Refusal } from '@pangaea/rules/kernel';
import type { RequestEnded } from '@pangaea/wire';

/**
 * The outcome of a request, with the version at which it was made: its person cannot make it again
 * at that version.
 */
export interface LastRequest extends RequestEnded {
  readonly version: number;
}

/** Changes by consent at a table of a server. All of them return the reason if they are refused. */
export interface Consent {
  /** Goes back to the position after this many steps. */
  askBack(seat: number, to: number): Promise<Refusal | undefined>;
  /** Ends the game early. */
  askStop(seat: number): Promise<Refusal | undefined>;
  /** Frees the seat of a person who has been away for seven days. */
  askFree(seat: number, of: number): Promise<Refusal | undefined>;
  answer(seat: number, allow: boolean): Promise<Refusal | undefined>;
  withdraw(): Promise<Refusal | undefined>;
  /** Hands a seat of this device to a bot. */
  leave(seat: number, level: Level): Promise<Refusal | undefined>;
}
