import { Moves } from '@pangaea/rules/kernel';
import { terraNova } from '@pangaea/rules/terra-nova';
import { expect, test } from 'vitest';
import { playEquals, STALLING } from '../bench/equals.ts';
import { botOf } from '../src/bot.ts';

/** Commands of one seat; those with a star are given between two rounds. */
const idleIn = (game: 'terra-nova' | 'terra-mystica', words: string) =>
  STALLING[game].count(
    words
      .split(' ')
      .map((word) => ({ seat: 0, word: word.replace('*', ''), isInActions: !word.endsWith('*') })),
  );

test('what a seat does between two rounds is no action of the next one', () => {
  expect(idleIn('terra-nova', 'pass exchange* pass')).toBe(2);
  expect(idleIn('terra-mystica', 'pass transform* build* pass')).toBe(2);
  expect(idleIn('terra-mystica', 'pass transform build pass')).toBe(1);
});

test('an exchange before passing is no action', () => {
  expect(idleIn('terra-nova', 'exchange pass exchange-vp pass')).toBe(2);
  expect(idleIn('terra-nova', 'exchange upgrade pass')).toBe(0);
});

test('bots that pass in all rounds are idle in all rounds, whatever they exchange', () => {
  const game = terraNova();
  const moves = new Moves();
  let exchanged = 0;
  const passing = botOf((view: ReturnType<typeof game.slot>, seat) => {
    moves.clear();
    game.legal(view, seat, moves);
    const all = moves.toArray();
    const named = (word: string) =>
      all.find((move) => game.notation.print(view, move).startsWith(word));
    const pass = named('pass');
    const exchange = named('exchange');
    if (pass === undefined && exchange !== undefined) exchanged++;
    return [pass ?? exchange ?? all[0]];
  });
  const { stalled, occasions } = playEquals(game, passing, 0, 3, 'standard', 1, 1);
  expect(exchanged).toBeGreaterThan(0);
  expect(occasions).toBe(15);
  expect(stalled).toBe(occasions);
});
