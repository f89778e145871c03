// A bot that plays at random, and writes its questions into the file that an environment variable
// names.
import { appendFileSync } from 'node:fs';
import { Moves, parseSeed, Random } from '@pangaea/rules/kernel';
import type { BotQuestion } from '../src/bots/question.ts';
import { findGame } from './all-games.ts';

process.on('message', (question: BotQuestion) => {
  appendFileSync(process.env.PANGAEA_TEST_QUESTIONS ?? '', `${JSON.stringify(question)}\n`);
  const game = findGame(question.game);
  const view = game?.fromJson(JSON.parse(question.position));
  const seed = parseSeed(question.seed);
  if (game === undefined || !view?.ok || !seed.ok) throw new Error('no such question');
  const moves = new Moves();
  const count = game.legal(view.value, question.seat, moves);
  const move = moves.at(Random.fromSeed(seed.value).below(count));
  process.send?.({ ask: question.ask, commands: [game.notation.print(view.value, move)] });
});
process.on('disconnect', () => process.exit());
