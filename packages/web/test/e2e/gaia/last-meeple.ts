import { KIND, QUESTION, type State } from '@pangaea/rules/gaia';
import type { Move } from '@pangaea/rules/kernel';
import { after, asks, type Found, find, legalFor, outcomeOf } from './positions.ts';

/**
 * The first seat has both actions of its turn, and a city on which it can place its last meeple.
 */
export function findLastMeeple(): Found & { readonly move: Move } {
  const found = find({ players: 3, mode: 'basic' }, (s) => {
    return asks(s, 0, QUESTION.turn) && s.actions() === 2 && winning(s) !== undefined;
  });
  const move = winning(found.state);
  if (move === undefined) throw new Error('the city is gone');
  return { ...found, move };
}

function winning(s: State): Move | undefined {
  return legalFor(s, 0, KIND.city).find((move) => outcomeOf(after(s, 0, move)) !== undefined);
}
