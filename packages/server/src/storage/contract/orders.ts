import { reads, type StoreOf, writes } from './operations.ts';

/**
 * Orders of the operator that are in force, for all servers of the database: announcements and
 * blocks.
 */
export const ORDER_OPERATIONS = {
  /** The text of the orders; undefined if there never were any. */
  ordersOf: reads<() => string | undefined>(),
  /**
   * Replaces the text if it is still the one that was read.
   * @returns whether it was replaced
   */
  changeOrders: writes<(before: string | undefined, body: string) => boolean>(),
};

export type OrderStore = StoreOf<typeof ORDER_OPERATIONS>;
