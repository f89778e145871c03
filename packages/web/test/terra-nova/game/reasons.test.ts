import { parseSeed } from '@pangaea/rules/kernel';
import { FACTION_DEFINITIONS, KIND, type State, TERRAINS } from '@pangaea/rules/terra-nova';
import { expect, test } from 'vitest';
import { whyNotOn } from '../../../src/terra-nova/game/reasons.ts';
import { GAME, legalMoves } from '../../../src/terra-nova/game/rules.ts';

/** The first turn of a faction, without coins. */
function poor(faction: string, side: string): State {
  const other = FACTION_DEFINITIONS.find(({ id, home }) => id !== faction && home !== side)?.id;
  const parsed = GAME.options({ players: 2, factions: [faction, other], startPlayer: 0 });
  const seed = parseSeed('1'.padStart(32, '0'));
  if (!parsed.ok || !seed.ok) throw new Error('options');
  const made = GAME.setup(parsed.value, seed.value);
  if (!made.ok) throw new Error('setup');
  const state = made.value;
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
    const state = poor(id, home);
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
