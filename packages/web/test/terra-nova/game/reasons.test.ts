import { FACTION_DEFINITIONS, KIND, type State, TERRAINS } from '@pangaea/rules/terra-nova';
import { expect, test } from 'vitest';
import { whyNotOn } from '../../../src/terra-nova/game/reasons.ts';
import { GAME, legalMoves } from '../../../src/terra-nova/game/rules.ts';
import { newNova } from '../tables.ts';

/** The first turn of a faction, without coins. */
function poor(faction: string): State {
  const state = newNova(faction);
  while (state.round() === 0 || GAME.deciders(state) !== 1) {
    const seat = 31 - Math.clz32(GAME.deciders(state));
    GAME.apply(state, seat, legalMoves(state, seat)[0]);
  }
  state.addCoins(0, -state.coins(0));
  return state;
}

test.each(FACTION_DEFINITIONS.map(({ id, home }) => [id, home]))(
  'of %s a reason tells the price of the shovels of the circle, for every terrain',
  (id, home) => {
    const state = poor(id);
    const { map, edition, factions } = state.table;
    const hexes = Array.from({ length: map.size }, (_, hex) => hex);
    const hex = hexes.find(
      (each) => whyNotOn(state, 0, KIND.transform, each)?.code === 'not-enough-coins',
    );
    if (hex === undefined) throw new Error('nothing in reach');
    const { farShovels = 2 } = factions[state.faction(0)].ability;
    for (const [terrain, name] of TERRAINS.entries()) {
      if (name === home) continue;
      state.setTerrain(hex, terrain);
      const apart = Math.abs(terrain - TERRAINS.indexOf(home));
      const shovels = Math.min(apart, TERRAINS.length - apart) === 1 ? 1 : farShovels;
      expect(whyNotOn(state, 0, KIND.transform, hex), name).toMatchObject({
        code: 'not-enough-coins',
        params: { cost: shovels * edition.costs.shovel },
      });
    }
  },
);
