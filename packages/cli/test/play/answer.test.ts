import { Moves, seedFromNumber } from '@pangaea/rules/kernel';
import { terraNova } from '@pangaea/rules/terra-nova';
import { expect, test } from 'vitest';
import { readAnswer } from '../../src/play/answer.ts';

const game = terraNova();
/** The edition is named, so that the hexes of its board can be used by name. */
const edition = 'house-1';
const options = game.options({ edition, players: 2, factions: 'first-game', startPlayer: 0 });
if (!options.ok) throw new Error(options.error.code);
const set = game.setup(options.value, seedFromNumber(5));
if (!set.ok) throw new Error(set.error.code);
const state = set.value;
const moves = new Moves();
game.legal(state, 0, moves);
const numbered = moves.toArray();

/** The meaning of an answer; a move as its command. */
function meaning(text: string): unknown {
  const answer = readAnswer(text, game, state, 0, numbered);
  return answer.is === 'move' ? game.notation.print(state, answer.move) : answer;
}

test.each([
  ['1', game.notation.print(state, numbered[0])],
  ['sail', 'sail'],
  ['  SAIL ', 'sail'],
  ['sa', 'sail'],
  ['pass a', 'pass A'],
  ['pa a', 'pass A'],
  ['exchange 3', 'exchange 3'],
  ['power p4', 'power P4'],
  ['p4', 'power P4'],
  ['p1', 'power-bridge P1 C8-E9'],
  ['order keep', 'order keep'],
  ['order k', 'order keep'],
])('%s means %s', (text, command) => {
  expect(meaning(text)).toBe(command);
});

test.each([
  ['', { is: 'nothing' }],
  ['?', { is: 'help' }],
  ['？', { is: 'help' }],
  ['U', { is: 'undo' }],
  ['l', { is: 'log', lines: 20 }],
  ['l 5', { is: 'log', lines: 5 }],
  ['0', { is: 'no-number', given: '0', most: numbered.length }],
])('“%s” is no move', (text, answer) => {
  expect(meaning(text)).toEqual(answer);
});

test('an answer that fits several moves leads to a question', () => {
  expect(meaning('pass')).toEqual({
    is: 'several',
    given: 'pass',
    matches: ['pass A', 'pass B', 'pass D'],
  });
});

test('an illegal move is refused with the reason', () => {
  expect(meaning('build A1')).toMatchObject({
    is: 'refused',
    refusal: { code: 'not-home-terrain' },
  });
  expect(meaning('build Q1')).toMatchObject({
    is: 'refused',
    refusal: { code: 'argument-unknown' },
  });
});
