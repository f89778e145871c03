import { RefusedSchema } from '@pangaea/wire';
import { refused } from '../tables/refused.ts';
import type { ApiNeeds } from './needs.ts';

export const TOO_MANY = {
  meaning: '`too-many-requests`: too many from this address, with the `seconds` to wait.',
  schema: RefusedSchema,
};

/** Limits changes of seats by address, since each is told to the whole table. The function returned rejects with Refused. */
export function limitedBy(claims: ApiNeeds['claims'], now: ApiNeeds['now']) {
  return async (networks: readonly string[]): Promise<void> => {
    const seconds = await claims.take(networks, now());
    if (seconds > 0) throw refused('too-many-requests', { seconds });
  };
}
