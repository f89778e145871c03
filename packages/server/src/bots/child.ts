// A process of its own for bots that think: it can be killed at any time.
import { type Bot, LEVEL_POSITIONS, LEVELS, makeBot, TERRA_NOVA_JUDGE } from '@pangaea/bots';
import { parseSeed, Random } from '@pangaea/rules/kernel';
import { type Edition, type TerraNova, terraNova } from '@pangaea/rules/terra-nova';
import type { BotAnswer, BotQuestion } from './question.ts';

/** What a level of some game does with a view: its command in notation. */
type Player = (question: BotQuestion) => string | undefined;

const players = new Map<string, Player>();
const GAME = terraNova();
for (const level of LEVELS) {
  let bot: Bot<ReturnType<typeof GAME.slot>> | undefined;
  players.set(`${GAME.id} ${level}`, ({ position, editionFile, seat, seed, budgetMs }) => {
    const view = rulesOf(editionFile).fromJson(JSON.parse(position));
    const parsed = parseSeed(seed);
    if (!view.ok || !parsed.ok) return undefined;
    bot ??= makeBot(GAME, TERRA_NOVA_JUDGE, level);
    const until = performance.now() + budgetMs;
    const stop = () => performance.now() > until;
    const budget = { positions: LEVEL_POSITIONS[level], stop };
    const move = bot.choose(view.value, seat, Random.fromSeed(parsed.value), budget);
    return GAME.notation.print(view.value, move);
  });
}

let last: { readonly file: string; readonly game: TerraNova } | undefined;

/** The rules that read a position of an edition; its file was checked when its table was made. */
function rulesOf(file: string | undefined): TerraNova {
  if (file === undefined) return GAME;
  if (last?.file !== file) last = { file, game: terraNova([JSON.parse(file) as Edition]) };
  return last.game;
}

process.on('message', (question: BotQuestion) => {
  const { ask, game, level } = question;
  const command = players.get(`${game} ${level}`)?.(question);
  process.send?.({ ask, ...(command === undefined ? {} : { command }) } satisfies BotAnswer);
});
// The server is gone, in whatever way: so are its bots.
process.on('disconnect', () => process.exit());
// Ctrl-C at the terminal goes to the whole group; the server decides when its bots stop.
process.on('SIGINT', () => undefined);
