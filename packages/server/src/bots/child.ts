// A process of its own for bots that think: it can be killed at any time.
import { type AnyBot, commandsOf, LEVELS, type Level, type PlayedGame } from '@pangaea/bots';
import { loadPlayed } from '@pangaea/bots/games';
import { GAME_IDS } from '@pangaea/rules/games';
import { type AnyGame, openEdition, parseSeed, Random } from '@pangaea/rules/kernel';
import type { BotAnswer, BotQuestion } from './question.ts';

/** Games with their bots, once somebody has asked for them. */
const loaded = new Map<string, Promise<PlayedGame>>();

/** A game and its bots; nothing where there is no such game. */
function playedOf(id: string): Promise<PlayedGame> | undefined {
  const known = GAME_IDS.find((each) => each === id);
  if (known === undefined) return undefined;
  const played = loaded.get(known) ?? loadPlayed(known);
  loaded.set(known, played);
  return played;
}

/** The commands of a bot in notation; nothing when it does not know the game or its position. */
async function play(
  question: BotQuestion,
  played: PlayedGame | undefined,
): Promise<readonly string[] | undefined> {
  const { position, editionFile, seat, seed, budgetMs } = question;
  const level = LEVELS.find((each) => each === question.level);
  if (played === undefined || level === undefined) return undefined;
  const game = rulesOf(played, editionFile);
  if (game === undefined) return undefined;
  const view = game.fromJson(JSON.parse(position));
  const parsed = parseSeed(seed);
  if (!view.ok || !parsed.ok) return undefined;
  const bot = await botOf(question.game, played, level);
  const until = performance.now() + budgetMs;
  const stop = () => performance.now() > until;
  const budget = { positions: played.positions[level], stop };
  const moves = bot.decide(view.value, seat, Random.fromSeed(parsed.value), budget);
  return commandsOf(game, view.value, seat, moves);
}

/** By game and level, those who have played here. */
const bots = new Map<string, Promise<AnyBot>>();

function botOf(game: string, played: PlayedGame, level: Level): Promise<AnyBot> {
  const key = `${game} ${level}`;
  const bot = bots.get(key) ?? played.bot(level);
  bots.set(key, bot);
  return bot;
}

let last: { readonly key: string; readonly game: AnyGame | undefined } | undefined;

/** The rules that read a position of an edition. */
function rulesOf({ book }: PlayedGame, file: string | undefined): AnyGame | undefined {
  if (file === undefined) return book.game;
  const key = `${book.game.id} ${file}`;
  if (last?.key !== key) {
    const edited = openEdition(book, JSON.parse(file));
    last = { key, game: edited.ok ? edited.value.game : undefined };
  }
  return last.game;
}

process.on('message', async (question: BotQuestion) => {
  const { ask, leastMs } = question;
  const played = await playedOf(question.game);
  // The time of loading tells nobody's secret.
  const begun = performance.now();
  const commands = await play(question, played);
  const answer = { ask, ...(commands === undefined ? {} : { commands }) } satisfies BotAnswer;
  const left = leastMs - (performance.now() - begun);
  if (left <= 0) process.send?.(answer);
  else setTimeout(() => process.send?.(answer), left);
});
// The server is gone, in whatever way: so are its bots.
process.on('disconnect', () => process.exit());
// Ctrl-C at the terminal goes to the whole group; the server decides when its bots stop.
process.on('SIGINT', () => undefined);
