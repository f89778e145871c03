// The process in which bots think. It can be killed at any time.
import { loadPlayed } from '@pangaea/bots/games';
import { BotHost } from '@pangaea/bots/host';
import { GAME_IDS } from '@pangaea/rules/games';
import { parseSeed } from '@pangaea/rules/kernel';
import type { BotAnswer, BotQuestion } from './question.ts';

const load = (game: string) => {
  const known = GAME_IDS.find((each) => each === game);
  return known === undefined ? undefined : loadPlayed(known);
};
const host = new BotHost(load, () => performance.now());

/**
 * The bot's moves in notation; undefined if this process does not know the game or the position.
 */
async function play(question: BotQuestion): Promise<readonly string[] | undefined> {
  const { game, level, seat, position, editionFile, seed, budgetMs } = question;
  const parsed = parseSeed(seed);
  if (!parsed.ok) return undefined;
  const asked = {
    game,
    level,
    seat,
    budgetMs,
    edition: editionFile,
    position: JSON.parse(position),
  };
  const decided = await host.decide(asked, parsed.value);
  return decided.ok ? decided.value : undefined;
}

process.on('message', async (question: BotQuestion) => {
  const { ask, leastMs } = question;
  await host.ready(question);
  // Loading time is not counted: it does not depend on hidden information.
  const begun = performance.now();
  const commands = await play(question);
  const answer = { ask, ...(commands === undefined ? {} : { commands }) } satisfies BotAnswer;
  const left = leastMs - (performance.now() - begun);
  if (left <= 0) process.send?.(answer);
  else setTimeout(() => process.send?.(answer), left);
});
// The server has ended, so its bots end too.
process.on('disconnect', () => process.exit());
// Ctrl-C reaches the whole process group; the server decides when its bots stop.
process.on('SIGINT', () => undefined);
