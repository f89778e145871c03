export * from './bot.ts';
export * from './commands.ts';
export * from './evaluator.ts';
export * from './hidden.ts';
export * from './interval.ts';
export * from './judge.ts';
export { type BotParts, makeBot } from './levels.ts';
export * from './played.ts';
export * from './settings.ts';
