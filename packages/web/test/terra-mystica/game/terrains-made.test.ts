import { argB } from '@pangaea/rules/kernel';
import {
  CYCLE,
  cycleDistance,
  FACTION_DEFINITIONS,
  type FactionId,
  KIND,
  landOf,
  type State,
  TERRAINS,
} from '@pangaea/rules/terra-mystica';
import { expect, test } from 'vitest';
import { actionsFor } from '../../../src/terra-mystica/game/actions.ts';
import { ownLandFirst } from '../../../src/terra-mystica/game/terrains-made.ts';
import { begun } from './positions.ts';

const DIGGING = FACTION_DEFINITIONS.filter(({ spades }) => spades.pay === 'workers').map(
  ({ id, board }) => [id as FactionId, board === 'green' ? 'engineers' : 'witches'] as const,
);

/** The hexes that can be transformed, each with its choices. */
function choicesByHex(state: State) {
  const transform = actionsFor(state, 0).find(({ kind }) => kind === KIND.transform);
  return [...Map.groupBy(transform?.choices ?? [], ({ target }) => target.at).values()];
}

test.each(DIGGING)(
  '%s are offered their own land first, and all else behind a line',
  (faction, other) => {
    const state = begun([faction, other]);
    state.addWorkers(0, 20);
    const hexes = choicesByHex(state);
    expect(hexes.length).toBeGreaterThan(0);
    for (const choices of hexes) {
      const { wanted, others } = ownLandFirst(state, 0, choices);
      expect([...wanted, ...others].map(({ move }) => move).sort()).toEqual(
        choices.map(({ move }) => move).sort(),
      );
      expect(TERRAINS[argB(wanted[0].move)]).toBe(TERRAINS[landOf(state, 0)]);
      if (faction === 'shapeshifters') expect(others).toEqual([]);
      else expect(wanted.every(({ move }) => argB(move) === landOf(state, 0))).toBe(true);
    }
  },
);

test('a seat that cannot reach its own land is offered the nearest terrain', () => {
  const state = begun(['nomads', 'witches']);
  const spade = 3;
  state.addWorkers(0, spade - state.workers(0));
  const home = state.home(0);
  let far = 0;
  for (const choices of choicesByHex(state)) {
    const { wanted, others } = ownLandFirst(state, 0, choices);
    const steps = ({ move }: { readonly move: number }) => cycleDistance(argB(move), home);
    expect(argB(wanted[0].move)).toBeLessThan(CYCLE);
    for (const each of others) expect(steps(each)).toBeGreaterThan(steps(wanted[0]));
    if (steps(wanted[0]) > 0) far++;
  }
  expect(far).toBeGreaterThan(0);
});
