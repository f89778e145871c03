import { TERRA_NOVA_JUDGE } from './terra-nova/judge.ts';

export * from './bot.ts';
export * from './judge.ts';
export { makeBot } from './levels.ts';
export { TERRA_NOVA_JUDGE } from './terra-nova/judge.ts';

/** The judges there are, by id of their game. */
export const JUDGES = { 'terra-nova': TERRA_NOVA_JUDGE } as const;
