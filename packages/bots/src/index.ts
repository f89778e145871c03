export * from './bot.ts';
export * from './interval.ts';
export * from './judge.ts';
export { makeBot } from './levels.ts';
export * from './played.ts';
