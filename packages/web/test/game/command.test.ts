import { expect, test } from 'vitest';
import { offersFor, readCommand } from '../../src/game/command.ts';
import { begin } from '../../src/game/extend.ts';
import { actionsFor } from '../../src/terra-nova/game/choices.ts';
import { TERRA_NOVA_PAGE as PAGE } from '../../src/terra-nova/game/page-game.ts';
import { GAME } from '../../src/terra-nova/game/rules.ts';

const history = begin(PAGE, {
  options: { factions: 'first-game' },
  seed: '00000000000000000000000000000001',
});
if (!history.ok) throw new Error(history.error.code);
const state = history.value.start;
const seat = 31 - Math.clz32(GAME.deciders(state));
const actions = actionsFor(state, seat);

test('many moves are offered by the words they begin with, few by themselves', () => {
  const all = offersFor('', GAME, state, actions);
  expect(all.find(({ command }) => command === 'pass')).toMatchObject({ is: 'word' });
  expect(all.find(({ command }) => command === 'sail')).toMatchObject({ is: 'move' });
  const sum = all.reduce((count, offer) => count + (offer.is === 'word' ? offer.moves : 1), 0);
  expect(sum).toBe(actions.reduce((count, { choices }) => count + choices.length, 0));
  for (const offer of offersFor('pass ', GAME, state, actions)) {
    expect(offer.is === 'move' && offer.command).toMatch(/^pass [A-H]$/);
  }
  expect(offersFor('nonsense', GAME, state, actions)).toEqual([]);
});

test('a command is read to the very move that a button has', () => {
  const sail = actions.find(({ id }) => id === 'sail')?.choices[0].move;
  expect(readCommand('SAIL', GAME, state, seat, actions)).toEqual({ is: 'move', move: sail });
  expect(readCommand('build A1', GAME, state, seat, actions).is).toBe('refused');
});
