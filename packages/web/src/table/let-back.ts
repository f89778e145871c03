import type { Refusal } from '@pangaea/rules/kernel';

/**
 * Coming back into a seat without its cookie, at a table of a server. Each function returns the
 * reason if it fails.
 */
export interface LetBack {
  /**
   * Asks the people at the table to let this device into a seat.
   * @param name the name of a new person, who takes it over
   */
  ask(seat: number, name?: string): Promise<Refusal | undefined>;
  /** @param seat of the person who answers */
  answer(seat: number, allow: boolean): Promise<Refusal | undefined>;
  withdraw(): Promise<Refusal | undefined>;
}
