import { LEVELS } from '@pangaea/bots';

/** The names of all players: random, the kit's greedy player, and the bots by level. */
export const PLAYERS = ['random', 'greedy', ...LEVELS] as const;
export type PlayerName = (typeof PLAYERS)[number];
