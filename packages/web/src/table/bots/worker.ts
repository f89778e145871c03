/// <reference lib="webworker" />
import { type AnyBot, commandsOf, LEVELS, type Level, type PlayedGame } from '@pangaea/bots';
import { loadFor } from '@pangaea/bots/games';
import { type AnyGame, openEdition, Random, seedFromNumber } from '@pangaea/rules/kernel';
import type { BotAnswer, BotRequest } from './player.ts';

declare const self: DedicatedWorkerGlobalScope;

/** A worker thinks for one table. */
let opened: Promise<PlayedGame> | undefined;
let edited: { readonly text: string; readonly rules: AnyGame } | undefined;
const bots = new Map<Level, Promise<Seated>>();

/** A bot, and the positions that its level may look at: in Gaia levels that search differ by nothing else. */
interface Seated {
  readonly bot: AnyBot;
  readonly positions: number;
}

self.onmessage = ({ data }: MessageEvent<BotRequest>) => {
  opened ??= loadFor(data.game, data.options);
  opened
    .then(async (played) =>
      self.postMessage(answer(played, await botFor(played, data.level), data)),
    )
    .catch((why: unknown) => {
      // A game that could not be fetched is fetched anew at the next request.
      opened = undefined;
      self.postMessage({ ask: data.ask, failed: String(why) } satisfies BotAnswer);
    });
};

function answer(played: PlayedGame, { bot, positions }: Seated, request: BotRequest): BotAnswer {
  const { ask, position, edition, seat, budgetMs, seed } = request;
  const rules = rulesOf(played, edition);
  const view = rules.fromJson(position);
  if (!view.ok) return { ask, failed: view.error.code };
  const until = performance.now() + budgetMs;
  const random = Random.fromSeed(seedFromNumber(seed));
  const budget = { positions, stop: () => performance.now() > until };
  const moves = bot.decide(view.value, seat, random, budget);
  return { ask, commands: commandsOf(rules, view.value, seat, moves) };
}

/** The page checked the edition when it was loaded. */
function rulesOf(played: PlayedGame, text: string | undefined): AnyGame {
  const { book } = played;
  if (text === undefined) return book.game;
  if (edited?.text !== text) {
    const opened = openEdition(book, JSON.parse(text));
    edited = { text, rules: opened.ok ? opened.value.game : book.game };
  }
  return edited.rules;
}

function botFor(played: PlayedGame, name: string): Promise<Seated> {
  const level = LEVELS.find((each) => each === name) ?? 'intermediate';
  const positions = played.positions[level];
  const seated = bots.get(level) ?? played.bot(level).then((bot) => ({ bot, positions }));
  bots.set(level, seated);
  return seated.catch((why: unknown) => {
    // The net could not be fetched: the bot tries again at its next move, and plays this one without.
    bots.delete(level);
    if (level === 'intermediate') throw why;
    return botFor(played, 'intermediate');
  });
}
