// A bot that lets every power card happen as soon as the file exists that an environment variable
// names. It writes down its questions, and takes very long for all other questions.
import { appendFileSync, existsSync } from 'node:fs';
import type { BotQuestion } from '../src/bots/question.ts';
import { findGame } from './all-games.ts';

const { PANGAEA_TEST_QUESTIONS: questions = '', PANGAEA_TEST_GATE: gate = '' } = process.env;

process.on('message', ({ ask, game: id, position, seat }: BotQuestion) => {
  const game = findGame(id);
  const view = game?.fromJson(JSON.parse(position));
  if (game === undefined || !view?.ok) throw new Error('no such question');
  if (game.silence(view.value, seat) === undefined) return;
  appendFileSync(questions, `${seat} ${position}\n`);
  const wait = setInterval(() => {
    if (!existsSync(gate)) return;
    clearInterval(wait);
    process.send?.({ ask, commands: ['let'] });
  }, 5);
});
process.on('disconnect', () => process.exit());
