// A process of its own for bots that think: it can be killed at any time.
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

/** The commands of a bot in notation; nothing when it does not know the game or its position. */
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
  // The time of loading tells nobody's secret.
  const begun = performance.now();
  const commands = await play(question);
  const answer = { ask, ...(commands === undefined ? {} : { commands }) } satisfies BotAnswer;
  const left = leastMs - (performance.now() - begun);
  if (left <= 0) process.send?.(answer);
  else setTimeout(() => process.send?.(answer), left);
});
// The server is gone, in whatever way: so are its bots.
process.on('disconnect', () => process.exit());
// Ctrl-C at the terminal goes to the whole group; the server decides when its bots stop.
process.on('SIGINT', () => undefined);
