import { existsSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { EXIT, Stop } from '../exit.ts';
import type { OrderStore } from '../storage/contract.ts';
import { syncNames } from '../storage/sqlite/files.ts';
import { OperatorOrders, type Orders, OrdersDamaged, readOrders } from './orders.ts';

/** The file of a data folder in which earlier versions stored the orders. */
const FILE = 'operator.json';
/**
 * The name of that file after its orders were moved to the database; an operator can restore it to
 * go back to an earlier version.
 */
const TAKEN = 'operator.json.taken';

/**
 * The orders of the database, together with those of an earlier version in the data folder.
 * @throws Stop if either cannot be read, since damage must not end a block
 */
export async function ordersOf(
  folder: string,
  storage: OrderStore,
  now: number,
): Promise<OperatorOrders> {
  const path = join(folder, FILE);
  const earlier = existsSync(path) ? readFile(path) : undefined;
  const orders = await OperatorOrders.of(storage, now).catch((error: unknown) => {
    throw stopFor(error, 'The table "orders" of the database');
  });
  if (earlier === undefined) return orders;
  await orders.change((present) => both(present, earlier));
  renameSync(path, join(folder, TAKEN));
  syncNames(path);
  return orders;
}

function readFile(path: string): Orders {
  try {
    return readOrders(readFileSync(path, 'utf8'));
  } catch (error) {
    throw stopFor(error, path);
  }
}

/** If both have an announcement, that of the database counts. */
function both(present: Orders, earlier: Orders): Orders {
  return {
    ...earlier,
    ...present,
    persons: [...new Set([...present.persons, ...earlier.persons])],
    networks: [...new Set([...present.networks, ...earlier.networks])],
  };
}

function stopFor(error: unknown, place: string): unknown {
  if (!(error instanceof OrdersDamaged)) return error;
  return new Stop(
    EXIT.unreadable,
    `${place} cannot be read (${error.message}). Mend it, or take it away.`,
  );
}
