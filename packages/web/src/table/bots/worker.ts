/// <reference lib="webworker" />
import { type Bot, LEVELS, type Level, makeBot, TERRA_NOVA_JUDGE } from '@pangaea/bots';
import { Random, seedFromNumber } from '@pangaea/rules/kernel';
import type { Edition, State, TerraNova } from '@pangaea/rules/terra-nova';
import { GAME, rulesWith } from '../../game/rules.ts';
import type { BotAnswer, BotRequest } from './player.ts';

declare const self: DedicatedWorkerGlobalScope;

/** Enough to use the whole time on any machine. */
const POSITIONS = 10_000_000;
const bots = new Map<Level, Bot<State>>();

self.onmessage = ({ data }: MessageEvent<BotRequest>) => {
  self.postMessage(answer(data));
};

function answer(request: BotRequest): BotAnswer {
  const { ask, position, edition, seat, level, budgetMs, seed } = request;
  const view = rulesOf(edition).fromJson(position);
  if (!view.ok) return { ask, failed: view.error.code };
  const until = performance.now() + budgetMs;
  const random = Random.fromSeed(seedFromNumber(seed));
  const budget = { positions: POSITIONS, stop: () => performance.now() > until };
  const move = botFor(level).choose(view.value, seat, random, budget);
  return { ask, command: GAME.notation.print(view.value, move) };
}

const rules = new Map<string | undefined, TerraNova>();

/** The page checked the edition when it was loaded. */
function rulesOf(edition: string | undefined): TerraNova {
  const known = rules.get(edition);
  if (known !== undefined || edition === undefined) return known ?? GAME;
  const game = rulesWith(JSON.parse(edition) as Edition);
  rules.set(edition, game);
  return game;
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
