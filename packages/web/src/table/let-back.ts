import type { Refusal } from '@pangaea/rules/kernel';

/** Coming back into a seat whose cookie is lost, at a table of a server. All say why not, if not. */
export interface LetBack {
  /** Asks those at the table to let this device into a seat. */
  ask(seat: number): Promise<Refusal | undefined>;
  /** @param seat of whoever answers */
  answer(seat: number, allow: boolean): Promise<Refusal | undefined>;
  withdraw(): Promise<Refusal | undefined>;
}
