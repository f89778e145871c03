import type { Refusal } from '@pangaea/rules/kernel';

/** Coming back into a seat whose cookie is lost, at a table of a server. All say why not, if not. */
export interface LetBack {
  /**
   * Asks those at the table to let this device into a seat.
   * @param name of somebody new, who takes it over
   */
  ask(seat: number, name?: string): Promise<Refusal | undefined>;
  /** @param seat of the person who answers */
  answer(seat: number, allow: boolean): Promise<Refusal | undefined>;
  withdraw(): Promise<Refusal | undefined>;
}
