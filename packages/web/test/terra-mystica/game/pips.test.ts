import { RIVER } from '@pangaea/rules/hexmap';
import { Moves } from '@pangaea/rules/kernel';
import { landPrice, NONE, TERRAINS } from '@pangaea/rules/terra-mystica';
import { expect, test } from 'vitest';
import { shownPips } from '../../../src/terra/game/pips.ts';
import { pipsOf } from '../../../src/terra-mystica/game/pips.ts';
import { GAME } from '../../../src/terra-mystica/game/rules.ts';
import { newTable } from '../tables.ts';
import { begun } from './positions.ts';

test('every empty hex of other land tells its price, and nothing else does', () => {
  for (const [faction, sign] of [
    ['nomads', 'spade'],
    ['giants', 'spade'],
    ['yetis', 'spade'],
    ['acolytes', 'cult'],
    ['dragonlords', 'power'],
  ] as const) {
    const state = begun([faction, 'witches']);
    const pips = pipsOf(state, 0);
    expect(pips?.sign).toBe(sign);
    const { map } = state.table;
    for (let hex = 0; hex < map.size; hex++) {
      const isEmptyLand = map.ground[hex] !== RIVER && state.owner(hex) === NONE;
      const price = isEmptyLand ? landPrice(state, 0, state.terrain(hex)) : 0;
      expect(pips?.of.get(hex) ?? 0, map.names[hex]).toBe(price ?? 0);
    }
  }
});

test('before the home terrain is chosen no hex has a price', () => {
  for (const faction of ['ice-maidens', 'yetis', 'acolytes', 'dragonlords', 'shapeshifters']) {
    const state = newTable({ players: 2, factions: [faction, 'witches'], startPlayer: 0 });
    expect(GAME.legal(state, 0, new Moves()), faction).toBeGreaterThan(1);
    for (let terrain = 0; terrain < TERRAINS.length; terrain++) {
      const price = landPrice(state, 0, terrain);
      expect(price === undefined || price === 0, `${faction} ${TERRAINS[terrain]}`).toBe(true);
    }
    expect(pipsOf(state, 0)?.of.size ?? 0).toBe(0);
  }
});

test('a faction that makes no land has none', () => {
  expect(pipsOf(begun(['riverwalkers', 'witches']), 0)).toBe(undefined);
});

test('of all of them those are shown that are lit', () => {
  const all = {
    sign: 'spade',
    of: new Map([
      [3, 1],
      [5, 2],
    ]),
  } as const;
  expect([...shownPips(all, new Set([5, 6])).of]).toEqual([[5, 2]]);
  expect([...shownPips(all, undefined).of]).toEqual([...all.of]);
});
