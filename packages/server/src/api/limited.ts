import { RefusedSchema } from '@pangaea/wire';
import { refused } from '../tables/refused.ts';
import type { ApiNeeds } from './needs.ts';

export const TOO_MANY = {
  meaning: '`too-many-requests`: too many from this address, with the `seconds` to wait.',
  schema: RefusedSchema,
};

/** Everybody at the table is told of every change of a seat. @returns throws Refused when an address makes too many */
export function limitedBy(claims: ApiNeeds['claims'], now: ApiNeeds['now']) {
  return (networks: readonly string[]): void => {
    const seconds = claims.take(networks, now());
    if (seconds > 0) throw refused('too-many-requests', { seconds });
  };
}
