import type { Refusal } from '@pangaea/rules/kernel';
import type { BotLevel } from './port.ts';

/** A request of somebody to all others at the table. */
export interface TableRequest {
  readonly kind: 'back' | 'stop';
  readonly seat: number;
  /** How many steps there were when it was asked: with more it has lapsed. */
  readonly version: number;
  /** How many steps are left after going back. */
  readonly to?: number;
  /** Seats that have not answered yet. */
  readonly waiting: readonly number[];
}

/** How a request ended that was not granted. */
export interface RequestEnded {
  readonly kind: 'back' | 'stop';
  readonly how: 'refused' | 'withdrawn';
  readonly seat: number;
  readonly asker: number;
}

/** The same with the version at which it was asked: there its asker does not ask again. */
export interface LastRequest extends RequestEnded {
  readonly version: number;
}

/** Changes by consent at a table of a server. All say why not, if not. */
export interface Consent {
  /** Goes back to where there were so many steps. */
  askBack(seat: number, to: number): Promise<Refusal | undefined>;
  /** Ends the game early. */
  askStop(seat: number): Promise<Refusal | undefined>;
  answer(seat: number, allow: boolean): Promise<Refusal | undefined>;
  withdraw(): Promise<Refusal | undefined>;
  /** Hands a seat of this device to a bot. */
  leave(seat: number, level: BotLevel): Promise<Refusal | undefined>;
}
