/// <reference lib="webworker" />
import { type Bot, LEVELS, type Level, makeBot, TERRA_NOVA_JUDGE } from '@pangaea/bots';
import { Random, seedFromNumber } from '@pangaea/rules/kernel';
import { type Edition, type State, terraNova } from '@pangaea/rules/terra-nova';
import type { BotAnswer, BotRequest } from './player.ts';

declare const self: DedicatedWorkerGlobalScope;

/** Enough to use the whole time on any machine. */
const POSITIONS = 10_000_000;
const bots = new Map<Level, Bot<State>>();
const GAME = terraNova();

self.onmessage = ({ data }: MessageEvent<BotRequest>) => {
  self.postMessage(answer(data));
};

function answer(request: BotRequest): BotAnswer {
  const { ask, position, edition, seat, level, budgetMs, seed } = request;
  const rules = edition === undefined ? GAME : terraNova([JSON.parse(edition) as Edition]);
  const view = rules.fromJson(position);
  if (!view.ok) return { ask, failed: view.error.code };
  const until = performance.now() + budgetMs;
  const random = Random.fromSeed(seedFromNumber(seed));
  const budget = { positions: POSITIONS, stop: () => performance.now() > until };
  const move = botFor(level).choose(view.value, seat, random, budget);
  return { ask, command: GAME.notation.print(view.value, move) };
}

function botFor(name: string): Bot<State> {
  const level = LEVELS.find((each) => each === name) ?? 'intermediate';
  let bot = bots.get(level);
  if (bot === undefined) {
    bot = makeBot(GAME, TERRA_NOVA_JUDGE, level);
    bots.set(level, bot);
  }
  return bot;
}
