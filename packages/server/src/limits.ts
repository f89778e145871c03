import type { Limits } from './api/needs.ts';
import type { Outside } from './outside.ts';
import type { NewLimit } from './tables/allowance.ts';

/** The limits of a server, by its settings and its start. */
export function limitsOf({ settings, limits }: Outside): Limits {
  return {
    streams: 2_000,
    streamsKept: 500,
    streamsPerDevice: 12,
    streamsPerAddress: 300,
    connections: 5_000,
    connectionsKept: 1_000,
    connectionsPerAddress: 600,
    tablesPerDevice: 200,
    requestsPerAddress: 16,
    heavyPerAddress: 2,
    heavyMs: 1_000,
    heavyShare: 0.5,
    waitingPerAddress: 1_000,
    claimsPerHour: 600,
    codesPerHour: 30,
    keysAskedPerHour: 30,
    wrongKeysPerDay: 20,
    programPerMinute: 600,
    streamsPerProgram: 4,
    tables: settings.maxTables,
    tablesPerHour: settings.tablesPerHour,
    ...limits,
  };
}

/** How often a client may ask for each kind of thing. */
export function allowancesOf(limits: Limits, limit: NewLimit) {
  return {
    allowance: limit('tables', limits.tablesPerHour),
    claims: limit('claims', limits.claimsPerHour),
    codesTried: limit('codes', limits.codesPerHour),
    testsSent: limit('tests', 1, 60_000),
  };
}
