import { expect, test } from 'vitest';
import { actionsFor } from '../../src/game/choices.ts';
import { offersFor, readCommand } from '../../src/game/command.ts';
import { begin } from '../../src/game/history.ts';
import { GAME } from '../../src/game/rules.ts';

const history = begin({ factions: 'first-game' }, '00000000000000000000000000000001');
if (!history.ok) throw new Error(history.error.code);
const state = history.value.start;
const seat = 31 - Math.clz32(GAME.deciders(state));
const actions = actionsFor(state, seat);

test('many moves are offered by the words they begin with, few by themselves', () => {
  const all = offersFor('', state, actions);
  expect(all.find(({ command }) => command === 'pass')).toMatchObject({ is: 'word' });
  expect(all.find(({ command }) => command === 'sail')).toMatchObject({ is: 'move' });
  const sum = all.reduce((count, offer) => count + (offer.is === 'word' ? offer.moves : 1), 0);
  expect(sum).toBe(actions.reduce((count, { choices }) => count + choices.length, 0));
  for (const offer of offersFor('pass ', state, actions)) {
    expect(offer.is === 'move' && offer.command).toMatch(/^pass [A-H]$/);
  }
  expect(offersFor('nonsense', state, actions)).toEqual([]);
});

test('a command is read to the very move that a button has', () => {
  const sail = actions.find(({ id }) => id === 'sail')?.choices[0].move;
  expect(readCommand('SAIL', state, seat, actions)).toEqual({ is: 'move', move: sail });
  expect(readCommand('build A1', state, seat, actions).is).toBe('refused');
});
