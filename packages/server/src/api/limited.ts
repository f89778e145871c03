import { RefusedSchema } from '@pangaea/wire';
import { refused } from '../tables/refused.ts';
import type { ApiNeeds } from './needs.ts';

export const TOO_MANY = {
  meaning:
    '`too-many-requests`: too many requests from this address; `seconds` is the time to wait.',
  schema: RefusedSchema,
};

/**
 * Limits changes of seats by address, since each change is sent to the whole table. The returned
 * function takes one change; it rejects with Refused if there were too many.
 */
export function limitedBy(claims: ApiNeeds['claims'], now: ApiNeeds['now']) {
  return async (networks: readonly string[]): Promise<void> => {
    const seconds = await claims.take(networks, now());
    if (seconds > 0) throw refused('too-many-requests', { seconds });
  };
}
