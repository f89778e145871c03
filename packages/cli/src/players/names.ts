import { LEVELS } from '@pangaea/bots';

/** Everybody who can be asked to play: chance, the kit's greedy player, and the bots by level. */
export const PLAYERS = ['random', 'greedy', ...LEVELS] as const;
export type PlayerName = (typeof PLAYERS)[number];
